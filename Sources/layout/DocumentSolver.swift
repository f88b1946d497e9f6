internal import ConstraintLayout
internal import Foundation
internal import LayoutDocument
internal import LayoutDrawing

/// Reads documents, places them, and makes of them what was asked for.
struct DocumentSolver: Sendable {
  /// A document that was placed.
  struct Solved: Sendable {
    let name: String
    let text: Data
    let diagnosis: Diagnosis
  }

  let placing: PlacingOptions
  let format: SolveFormat
  /// Whether results follow each other on standard output, so that each must say whose it is.
  let namesFiles: Bool
  /// What the style sheet of pictures says, if they have one.
  var styleSheet: StyleSheet?

  /// Solves every layout of a file; where the file cannot be read, that is the one outcome.
  func solve(_ file: String) -> [LayoutOutcome<Solved>] {
    placing.outcomes(of: file) { layout, count in try solve(layout, naming: namesFiles || count > 1) }
  }

  private func solve(_ layout: InputLayout, naming namesFiles: Bool) throws -> Solved {
    let document = layout.document
    // Nothing here prints fixes, so there is no need to try any.
    let engine = placing.engine(for: document, triesFixes: false)
    let placement = try engine.place(document.tree, in: document.proposal)
    return Solved(
      name: layout.name, text: try text(of: placement, in: layout.name, naming: namesFiles),
      diagnosis: placement.diagnosis)
  }

  /// What stands before a result that does not name its file itself.
  private func heading(of file: String, naming namesFiles: Bool) -> String { namesFiles ? "==> \(file) <==\n" : "" }

  private func text(of placement: Placement, in file: String, naming namesFiles: Bool) throws -> Data {
    switch format {
    case .table: Data((heading(of: file, naming: namesFiles) + SolveReport(placement).text).utf8)
    case .json:
      namesFiles
        ? try NamedReport(file: file, report: SolveReport(placement)).line() : try SolveReport(placement).json()
    case .text: Data((heading(of: file, naming: namesFiles) + TextDrawing.picture(of: placement)).utf8)
    case .svg: svg(of: placement)
    case .png: try PNGConverter.png(of: svg(of: placement), for: file)
    }
  }

  private func svg(of placement: Placement) -> Data {
    var options = SVGDrawing.Options()
    options.saysIdentifiers = styleSheet != nil
    return Data(SVGDrawing.picture(of: placement, options: options).svg(styleSheet).utf8)
  }
}
