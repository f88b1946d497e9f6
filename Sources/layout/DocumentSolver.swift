internal import ConstraintLayout
internal import Foundation
internal import LayoutDocument
internal import LayoutDrawing

/// Reads documents, places them, and makes of them what was asked for.
struct DocumentSolver: Sendable {
  /// A document that was placed.
  struct Solved: Sendable {
    let text: Data
    let diagnosis: Diagnosis
  }

  let placing: PlacingOptions
  let format: SolveFormat
  /// Whether results follow each other on standard output, so that each must say whose it is.
  let namesFiles: Bool

  func solve(_ file: String) throws -> Solved {
    let document = try placing.document(at: file)
    // Nothing here prints fixes, so there is no need to try any.
    let engine = placing.engine(for: document, triesFixes: false)
    let placement = try engine.place(document.tree, in: document.proposal)
    return Solved(text: try text(of: placement, in: file), diagnosis: placement.diagnosis)
  }

  /// What stands before a result that does not name its file itself.
  private func heading(of file: String) -> String { namesFiles ? "==> \(file) <==\n" : "" }

  private func text(of placement: Placement, in file: String) throws -> Data {
    switch format {
    case .table: Data((heading(of: file) + SolveReport(placement).text).utf8)
    case .json:
      namesFiles
        ? try NamedReport(file: file, report: SolveReport(placement)).line() : try SolveReport(placement).json()
    case .text: Data((heading(of: file) + TextDrawing.picture(of: placement)).utf8)
    case .svg: Data(SVGDrawing.svg(of: placement).utf8)
    }
  }
}

/// A report with the name of its file beside its own keys.
private struct NamedReport: Encodable {
  let file: String
  let report: SolveReport

  private enum Key: CodingKey { case file }

  func encode(to encoder: any Encoder) throws {
    try report.encode(to: encoder)
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(file, forKey: .file)
  }

  /// The report as JSON in one line.
  func line() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }
}
