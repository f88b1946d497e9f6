internal import LayoutCore
internal import LinearModel

/// A page with its styles inline, as XHTML: one form.
enum HTMLPage: FormSource {
  static let name = "HTML"
  /// How wide the window of a page is that does not say its width, in points.
  private static let windowWidth = 1024.0

  /// The elements that a page may begin with.
  static let roots: Set<String> = ["html", "body", "div"]

  static func reads(_ root: FormElement) -> Bool { roots.contains(root.name) }

  static func forms(in root: FormElement, limits: Limits) throws -> [Form] {
    guard let body = root.name == "html" ? root.first("body") : root else { return [] }
    let reader = HTMLReader(limits: limits)
    let title = root.first("head")?.first("title")?.trimmedText ?? ""
    guard let box = try reader.page(body) else { return [] }
    let writer = HTMLWriter(findings: reader.findings, limits: limits, names: reader.names)
    var form = Form(name: title.isEmpty ? "page" : title, layout: try writer.page(box), line: body.line)
    if box.isFree(.horizontal) || box.relative(.horizontal) != nil || box.word("width") == "fit-content" {
      form.proposal.width = windowWidth
    }
    form.isRightToLeft = reader.findings.isRightToLeft
    form.metrics = reader.metrics
    form.notes = reader.findings.notes.all
    return [form]
  }
}
