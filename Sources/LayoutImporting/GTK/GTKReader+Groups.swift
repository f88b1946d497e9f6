// Groups of widgets that ask for one size.
extension GTKReader {
  /// Notes the widgets of a form that ask for one size because a group says so.
  func note(group: FormElement, in form: FormElement) {
    let names = group.first("widgets")?.children("widget").compactMap { $0[attribute: "name"] } ?? []
    let wanted = Set(names)
    let ids = ([form] + form.descendants).compactMap { $0[attribute: "id"] }
    let found = wanted.intersection(ids)
    guard found.count > 1 else { return }
    let mode = GTKWidget(group).text("mode") ?? "horizontal"
    notes.lose(
      group, group[attribute: "id"] ?? "GtkSizeGroup",
      "\(names.filter(found.contains).joined(separator: ", ")) ask for one size in the file (\(mode)). Here each asks for its own."
    )
  }
}
