internal import ConstraintLayout
internal import LayoutDocument
internal import LayoutDrawing

/// The picture of a diagnosis: the conflicts, or where everything stands with what is left open.
enum DiagnosisPicture {
  static func picture(of document: LayoutDocument, placing: PlacingOptions) throws -> Picture {
    let engine = placing.engine(for: document, triesFixes: false)
    do {
      return picture(of: try engine.place(document.tree, in: document.proposal), marksChoices: true)
    } catch let error as LayoutError where error.code == .unsatisfiable {
      return Picture(of: try engine.diagnose(document.tree, in: document.proposal).conflicts)
    }
  }

  /// - Parameter marksChoices: Whether what is left open is marked, with what decided it.
  static func picture(of placement: Placement, marksChoices: Bool) -> Picture {
    var options = SVGDrawing.Options()
    options.showsDiagnosis = marksChoices
    options.numbersTracks = true
    options.outlinesCauses = true
    return SVGDrawing.picture(of: placement, options: options)
  }
}
