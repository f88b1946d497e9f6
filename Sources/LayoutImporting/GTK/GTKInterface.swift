internal import LayoutCore
internal import LinearModel

/// A file of GtkBuilder, each of whose top-level widgets is a form.
enum GTKInterface: FormSource {
  static let name = "GtkBuilder"

  static func reads(_ root: FormElement) -> Bool { root.name == "interface" }

  static func forms(in root: FormElement, limits: Limits) throws -> [Form] {
    let objects = root.children.filter { $0.name == "object" || $0.name == "template" }
    return try objects.compactMap { object in
      let reader = GTKReader(limits: limits)
      let widget = GTKWidget(object)
      guard widget.isVisibleKind else { return nil }
      let part = try reader.widget(widget)
      for group in objects where group[attribute: "class"] == "GtkSizeGroup" {
        reader.note(group: group, in: object)
      }
      let isRightToLeft = widget.text("direction") == "rtl"
      return Form(
        name: widget.id ?? widget.className, layout: part.finished, isRightToLeft: isRightToLeft,
        notes: reader.notes.all, line: object.line)
    }
  }
}
