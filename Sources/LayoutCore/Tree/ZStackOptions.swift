public import LayoutGeometry

/// What layers are told besides themselves.
@usableFromInline package struct ZStackOptions: Hashable, Sendable {
  package var alignment: Alignment

  @usableFromInline package init(alignment: Alignment) { self.alignment = alignment }
}
