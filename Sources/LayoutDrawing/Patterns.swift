/// What areas are filled with that have no colour of their own.
enum Patterns {
  /// Gaps of grids.
  static let gap = "layout-gap"
  /// What is missing in a conflict.
  static let missing = "layout-missing"
  /// What stands out.
  static let overflow = "layout-overflow"

  /// Writes the patterns of a picture: that of gaps, and those of what is missing and of what stands out where they are used.
  static func write(for bodies: [XMLWriter], on writer: inout XMLWriter) {
    writer.element("defs", []) { writer in
      write(gap, Palette.hatch, on: &writer)
      for (pattern, colour) in [(missing, Palette.accent), (overflow, Palette.overflow)]
      where bodies.contains(where: { $0.text.contains("#\(pattern)") }) { write(pattern, colour, on: &writer) }
    }
  }

  private static func write(_ id: String, _ colour: String, on writer: inout XMLWriter) {
    let attributes = [
      ("id", id), ("width", "6"), ("height", "6"), ("patternUnits", "userSpaceOnUse"),
      ("patternTransform", "rotate(45)"),
    ]
    writer.element("pattern", attributes) {
      $0.element("path", [("d", "M0 0V6"), ("stroke", colour), ("stroke-width", "2"), ("fill", "none")])
    }
  }
}
