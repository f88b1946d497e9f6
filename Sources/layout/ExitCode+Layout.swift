internal import ArgumentParser
internal import ConstraintLayout

// The codes from 64 on are those of sysexits.h; the argument parser itself exits with 64 on wrong usage.
extension ExitCode {
  /// The layout contradicts itself.
  static let unsatisfiable = ExitCode(2)
  /// The layout leaves a choice, and `--strict` was given.
  static let ambiguous = ExitCode(3)
  /// What was asked for is not in the document.
  static let wrongUsage = ExitCode(64)
  /// The document is not a layout.
  static let badDocument = ExitCode(65)
  /// The document cannot be opened.
  static let noInput = ExitCode(66)
  /// The solver gave up: a mistake in this program, not in the document.
  static let solverFailed = ExitCode(70)
  /// The output cannot be written.
  static let cannotCreate = ExitCode(73)

  /// The code of several files together: that of the worst of them.
  ///
  /// The greater code is worse, except that a contradiction is worse than a choice that is left.
  func worse(_ other: ExitCode) -> ExitCode { severity < other.severity ? other : self }

  private var severity: Int32 { self == .ambiguous ? 1 : rawValue }

  init(_ code: LayoutError.Code) {
    switch code {
    case .unsatisfiable: self = .unsatisfiable
    case .unknownItem: self = .wrongUsage
    case .solverFailed: self = .solverFailed
    default: self = .badDocument
    }
  }
}

/// A file that cannot be read or written: what the user sees, and the exit code.
struct FileFailure: Error {
  let file: String
  let message: String
  let code: ExitCode
}
