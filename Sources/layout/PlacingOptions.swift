internal import ArgumentParser
internal import ConstraintLayout
internal import Foundation
internal import LayoutDocument

/// How documents are placed.
struct PlacingOptions: ParsableArguments, Sendable {
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

  /// Reads the layouts of a file and puts the lengths from the command line into their proposals.
  func layouts(at path: String) throws -> [InputLayout] { try InputLayouts(path: path).all().map(proposing) }

  /// Reads the one layout that a path names and puts the lengths from the command line into its proposal.
  func layout(at path: String) throws -> InputLayout { proposing(try InputLayouts(path: path).only()) }

  /// The layout with the lengths from the command line in its proposal.
  func proposing(_ layout: InputLayout) -> InputLayout {
    var layout = layout
    if let width { layout.document.proposal.width = width.value }
    if let height { layout.document.proposal.height = height.value }
    return layout
  }

  /// An engine that places a document as it asks to be placed, and as the command line does.
  ///
  /// - Parameter triesFixes: Whether the fixes of ambiguities are of use.
  func engine(for document: LayoutDocument, triesFixes: Bool) -> LayoutEngine {
    var options = LayoutEngine.Options()
    options.overflow = document.overflow
    options.layoutDirection = document.layoutDirection
    options.triesFixes = triesFixes
    if !presolve { options.useWholeProgram() }
    return LayoutEngine(options: options)
  }
}

/// A length of a proposal as the command line gives it.
struct ProposedLength: ExpressibleByArgument, Sendable {
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
