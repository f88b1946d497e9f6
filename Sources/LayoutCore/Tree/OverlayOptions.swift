package import LayoutGeometry

/// What an overlay is told besides what it stands around and what lies over that.
package struct OverlayOptions: Hashable, Sendable {
  package var alignment: Alignment

  package init(alignment: Alignment) { self.alignment = alignment }
}

/// What a background is told besides what it stands around and what lies behind that.
package struct BackgroundOptions: Hashable, Sendable {
  package var alignment: Alignment

  package init(alignment: Alignment) { self.alignment = alignment }
}
