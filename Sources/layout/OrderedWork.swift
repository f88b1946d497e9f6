internal import Foundation

/// Work on many things at once, on all cores, with the results in the order of the things.
enum OrderedWork {
  /// How many things for each core may be in work or wait for those before them.
  ///
  /// So memory does not grow with their number, and one slow thing does not stop the others at once.
  private static let thingsForEachCore = 4

  /// Works on each thing, and hands over each result with the number of its thing, one after the other.
  ///
  /// - Throws: What `handOver` throws; the rest is not begun then.
  static func run<Thing: Sendable, Outcome: Sendable>(
    _ things: [Thing], work: @escaping @Sendable (Thing) -> Outcome, handOver: (Int, Outcome) throws -> Void
  ) async throws {
    let room = ProcessInfo.processInfo.activeProcessorCount * thingsForEachCore
    try await withThrowingTaskGroup(of: (Int, Outcome).self) { group in
      var waiting: [Int: Outcome] = [:]
      var begun = 0
      for next in things.indices {
        while begun < min(things.count, next + room) {
          let (index, thing) = (begun, things[begun])
          group.addTask { (index, work(thing)) }
          begun += 1
        }
        while waiting[next] == nil, let (index, outcome) = try await group.next() { waiting[index] = outcome }
        if let outcome = waiting.removeValue(forKey: next) { try handOver(next, outcome) }
      }
    }
  }
}
