package import LayoutGeometry

/// What layers are told besides themselves.
package struct ZStackOptions: Hashable, Sendable {
  package var alignment: Alignment

  package init(alignment: Alignment) { self.alignment = alignment }
}
