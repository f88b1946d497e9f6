internal import ArgumentParser
internal import ConstraintLayout
internal import LayoutDocument

/// Which document a command works on, and how its failures are told.
struct DocumentOptions: ParsableArguments {
  @Argument(help: "The layout document, or - for standard input.")
  var file: String

  @OptionGroup var placing: PlacingOptions

  /// Reads the document and puts the lengths from the command line into its proposal.
  func document() throws -> LayoutDocument { try placing.document(at: file) }

  /// An engine that places a document as it asks to be placed, and as the command line does.
  ///
  /// - Parameter triesFixes: Whether the fixes of ambiguities are of use.
  func engine(for document: LayoutDocument, triesFixes: Bool) -> LayoutEngine {
    placing.engine(for: document, triesFixes: triesFixes)
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
    for edge in diagnosis.underconstrained { StandardError.write(file: file, place: edge.container, edge.summary) }
    if diagnosis.status == .ambiguous { throw ExitCode.ambiguous }
  }
}
