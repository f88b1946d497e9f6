internal import LayoutCore
internal import LinearModel

/// A page with its styles inline, as XHTML: one form.
enum HTMLPage: FormSource {
  static let name = "HTML"

  static func reads(_ root: FormElement) -> Bool { ["html", "body", "div"].contains(root.name) }

  static func forms(in root: FormElement, limits: Limits) throws -> [Form] {
    guard let body = root.name == "html" ? root.first("body") : root else { return [] }
    let reader = HTMLReader(limits: limits)
    let title = root.first("head")?.first("title")?.trimmedText ?? ""
    let box = try reader.box(of: body, in: nil)
    guard let box else { return [] }
    var form = Form(
      name: title.isEmpty ? "page" : title, layout: try reader.layout(of: box, .all, isRoot: true), line: body.line)
    form.isRightToLeft = (box.style["direction"] ?? root[attribute: "dir"]) == "rtl"
    form.metrics = reader.metrics
    form.notes = reader.notes.all
    return [form]
  }
}
