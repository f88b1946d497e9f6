internal import ArgumentParser
internal import ConstraintLayout
internal import LayoutDocument
internal import LayoutImporting

/// Which document a command works on, and how its failures are told.
struct DocumentOptions: ParsableArguments {
  @Argument(help: "The layout document or a form of another tool, FILE#FORM for one of several; - for standard input.")
  var file: String

  @OptionGroup var placing: PlacingOptions

  /// Reads the document and puts the lengths from the command line into its proposal; notes on it are told.
  func document() throws -> LayoutDocument {
    let layout = try placing.layout(at: file)
    layout.tellNotes()
    return layout.document
  }

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
  @Flag(
    help: """
      Exit with 3 if anything is left open, and with 65 if a form says what a document cannot. The result is printed all \
      the same.
      """)
  var strict = false

  /// Under `--strict`, exits with 65 if a form was read with losses.
  func check(_ notes: [ImportNote]) throws {
    if strict, notes.contains(where: { $0.kind == .loss }) { throw ExitCode.badDocument }
  }

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
