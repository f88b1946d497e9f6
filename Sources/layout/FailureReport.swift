internal import ArgumentParser
internal import ConstraintLayout

/// How the failures of commands are told.
enum FailureReport {
  /// Runs a command; what goes wrong is told on standard error, and becomes an exit code.
  ///
  /// - Parameters:
  ///   - file: The file that the command works on, for failures that do not name one.
  ///   - body: The command.
  static func telling<Result>(about file: String, _ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let failure as FileFailure {
      StandardError.write(file: failure.file, failure.message)
      throw failure.code
    } catch let error as LayoutError {
      for mistake in [error] + error.furtherMistakes {
        StandardError.write(file: file, place: mistake.place, mistake.message)
      }
      throw ExitCode(error.code)
    }
  }
}
