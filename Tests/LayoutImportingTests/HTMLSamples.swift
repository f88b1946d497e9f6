import ConstraintLayout
import LayoutImporting
import Testing

/// Tests of pages of HTML that are written for them.
protocol HTMLSamples {}

extension HTMLSamples {
  static func box(_ id: String, _ style: String, _ inner: String = "") -> String {
    "<div id=\"\(id)\" style=\"\(style)\">\(inner)</div>"
  }

  /// Where a page without notes places its boxes.
  static func placed(page text: String) throws -> Placement {
    let page = try Imported(text)
    #expect(page.losses.isEmpty)
    return try page.placed()
  }
}
