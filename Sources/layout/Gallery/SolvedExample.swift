internal import ConstraintLayout
internal import Foundation
internal import LayoutDocument
internal import LayoutDrawing

/// An example with everything that the gallery says about it.
struct SolvedExample {
  let example: BuiltInExample
  /// The diagnosis for people.
  let diagnosis: String
  let status: Diagnosis.Status
  private let picture: String
  private let rects: Data

  init(_ example: BuiltInExample) throws {
    self.example = example
    let document = try LayoutDocument(json: example.document)
    var options = LayoutEngine.Options()
    options.overflow = document.overflow
    options.layoutDirection = document.layoutDirection
    let found = try LayoutEngine(options: options).diagnose(document.tree, in: document.proposal)
    let report = DiagnoseReport(found, of: document)
    status = found.status
    diagnosis = report.text
    // What contradicts itself is drawn as it would stand if it were allowed to overflow.
    if found.status == .unsatisfiable { options.overflow = .visible }
    options.triesFixes = false
    let placement = try LayoutEngine(options: options).place(document.tree, in: document.proposal)
    var drawing = SVGDrawing.Options()
    // What stands beside the text of the page without being scaled, so that labels keep their size.
    drawing.longestSide = 500
    picture = SVGDrawing.svg(of: placement, options: drawing)
    rects = found.status == .unsatisfiable ? try report.json() : try SolveReport(placement).json()
  }

  /// What is written for the example.
  var files: [(name: String, content: Data)] {
    let names = example.fileNames
    return [(names.document, example.document), (names.picture, Data(picture.utf8)), (names.rects, rects)]
  }
}
