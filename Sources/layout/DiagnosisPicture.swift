internal import ConstraintLayout
internal import LayoutDocument
internal import LayoutDrawing

/// The picture of a diagnosis: the conflicts, or where everything stands with what is left open.
enum DiagnosisPicture {
  static func picture(of document: LayoutDocument, placing: PlacingOptions) throws -> Picture {
    let engine = placing.engine(for: document, triesFixes: false)
    var options = SVGDrawing.Options()
    options.numbersTracks = true
    options.outlinesCauses = true
    do {
      return SVGDrawing.picture(of: try engine.place(document.tree, in: document.proposal), options: options)
    } catch let error as LayoutError where error.code == .unsatisfiable {
      return Picture(of: try engine.diagnose(document.tree, in: document.proposal).conflicts)
    }
  }
}
