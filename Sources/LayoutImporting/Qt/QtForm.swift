internal import LayoutCore
internal import LinearModel

/// A form of Qt Designer, which is one widget with all that is in it.
enum QtForm: FormSource {
  static let name = "Qt Designer"

  static func reads(_ root: FormElement) -> Bool { root.name == "ui" || root.name == "UI" }

  static func forms(in root: FormElement, limits: Limits) throws -> [Form] {
    guard let widget = root.first("widget") else { return [] }
    let reader = QtReader(root, limits: limits)
    let part = try reader.root(widget)
    let name = root.first("class")?.trimmedText ?? widget[attribute: "name"] ?? ""
    return [
      Form(
        name: name.isEmpty ? "form" : name, layout: part.finished, proposal: reader.proposal(widget),
        isRightToLeft: QtProperties(widget)["layoutDirection"]?.hasSuffix("RightToLeft") ?? false,
        notes: reader.allNotes, line: widget.line)
    ]
  }
}
