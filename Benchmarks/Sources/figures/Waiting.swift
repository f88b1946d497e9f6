import Foundation

/// Does something while the main thread waits for it; what goes wrong ends the command.
///
/// A main function that is asynchronous would end the main thread for good, at which valgrind 3.19 breaks down.
func waiting(for body: @escaping @Sendable () async throws -> Void) {
  let done = DispatchSemaphore(value: 0)
  Task.detached {
    do {
      try await body()
    } catch {
      // Nowhere is left to tell it if this fails.
      try? FileHandle.standardError.write(contentsOf: Data("\(error)\n".utf8))
      exit(1)
    }
    done.signal()
  }
  done.wait()
}
