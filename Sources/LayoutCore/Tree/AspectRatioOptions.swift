/// What a layout of a fixed ratio is told besides what is in it.
@usableFromInline package struct AspectRatioOptions: Hashable, Sendable {
  /// The width for a height of 1; `nil` for that of the content's ideal size.
  package var ratio: Double?
  package var contentMode: ContentMode

  @usableFromInline package init(ratio: Double?, contentMode: ContentMode) {
    self.ratio = ratio
    self.contentMode = contentMode
  }
}
