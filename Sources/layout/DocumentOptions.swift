internal import ArgumentParser
internal import ConstraintLayout
internal import Foundation
internal import LayoutDocument

/// Which document a command works on, and how its failures are told.
struct DocumentOptions: ParsableArguments {
  @Argument(help: "The layout document, or - for standard input.")
  var file: String

  @Option(
    parsing: .unconditional,
    help: "Propose this width instead of the document's: points, \"infinity\", or \"ideal\" for the ideal width.")
  var width: ProposedLength?

  @Option(
    parsing: .unconditional,
    help: "Propose this height instead of the document's: points, \"infinity\", or \"ideal\" for the ideal height.")
  var height: ProposedLength?

  @Flag(help: "Exit with 3 if anything is left open. The result is printed all the same.")
  var strict = false

  /// Reads the document and puts the lengths from the command line into its proposal.
  func document() throws -> LayoutDocument {
    var document = try LayoutDocument(json: try InputFile(path: file).read())
    if let width { document.proposal.width = width.value }
    if let height { document.proposal.height = height.value }
    return document
  }

  /// Runs a command; what goes wrong is told on standard error, and becomes an exit code.
  func reportingFailures(_ body: () throws -> Void) throws { try FailureReport.telling(about: file, body) }

  /// Tells what is open in a layout, one line each, and exits with 3 if anything is.
  func failIfAmbiguous(_ diagnosis: Diagnosis) throws {
    for ambiguity in diagnosis.ambiguities {
      StandardError.write(file: file, place: ambiguity.container, ambiguity.summary)
    }
    if diagnosis.status == .ambiguous { throw ExitCode.ambiguous }
  }
}

/// A length of a proposal as the command line gives it.
struct ProposedLength: ExpressibleByArgument {
  /// The length; `nil` asks for the ideal one.
  let value: Double?

  init?(argument: String) {
    switch argument {
    case "ideal": value = nil
    case "infinity": value = .infinity
    default:
      guard let number = Double(argument), number.isFinite, number >= 0 else { return nil }
      // Adding 0 turns -0 into 0.
      value = number + 0
    }
  }
}
