package import LayoutGeometry

/// What a frame around a layout is told besides its lengths.
package struct FrameOptions: Hashable, Sendable {
  package var alignment: Alignment

  package init(alignment: Alignment) { self.alignment = alignment }
}
