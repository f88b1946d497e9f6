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

  @Flag(
    inversion: .prefixedNo,
    help: "Reduce the layout before the solver sees it. Without that the answers are the same, and take longer.")
  var presolve = true

  /// Reads the document and puts the lengths from the command line into its proposal.
  func document() throws -> LayoutDocument {
    var document = try LayoutDocument(json: try InputFile(path: file).read())
    if let width { document.proposal.width = width.value }
    if let height { document.proposal.height = height.value }
    return document
  }

  /// An engine that places a document as it asks to be placed, and as the command line does.
  ///
  /// - Parameter triesFixes: Whether the fixes of ambiguities are of use.
  func engine(for document: LayoutDocument, triesFixes: Bool) -> LayoutEngine {
    var options = LayoutEngine.Options()
    options.overflow = document.overflow
    options.layoutDirection = document.layoutDirection
    options.triesFixes = triesFixes
    options.presolve = presolve ? .on : .off
    return LayoutEngine(options: options)
  }

  /// Runs a command; what goes wrong is told on standard error, and becomes an exit code.
  func reportingFailures(_ body: () throws -> Void) throws { try FailureReport.telling(about: file, body) }
}

/// Whether a layout may leave anything open.
struct StrictOption: ParsableArguments {
  @Flag(help: "Exit with 3 if anything is left open. The result is printed all the same.")
  var strict = false

  /// Under `--strict`, tells what is open in a layout, one line each, and exits with 3 if anything is.
  func check(_ diagnosis: Diagnosis, of file: String) throws {
    guard strict else { return }
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
