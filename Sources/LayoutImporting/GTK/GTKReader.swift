internal import LayoutCore
internal import LayoutGeometry
internal import LinearModel

/// Reads the widgets of one form of a GtkBuilder file.
final class GTKReader {
  private let deepest: Int
  private var depth = 0
  private var names = FormNames()
  var notes = FormNotes()
  let text = TextEstimate(fontSize: 14)
  /// How long the theme Adwaita makes what scrolls at least, and what a clamp lets its child be.
  static let scrollBarLength = 46.0
  static let clampLength = 600.0

  init(limits: Limits) { deepest = limits.depth }

  func id(_ name: String?) -> String? { names.id(name) }

  /// A widget with all that is in it.
  ///
  /// - Throws: A `LayoutError` that names the line, where too many stand in each other.
  func widget(_ widget: GTKWidget) throws -> FormPart {
    guard depth < deepest else {
      throw widget.element.failure("More than \(deepest) widgets stand in each other here.", .limitExceeded)
    }
    depth += 1
    defer { depth -= 1 }
    return placed(widget, sized(widget, try bordered(widget, content(widget)) ?? item(widget)))
  }

  private func content(_ widget: GTKWidget) throws -> FormPart? {
    switch widget.className {
    case "GtkBox", "GtkHBox", "GtkVBox", "GtkButtonBox", "GtkHButtonBox", "GtkVButtonBox", "GtkActionBar",
      "GtkHeaderBar":
      return try box(widget)
    case "GtkGrid": return try grid(widget)
    case "GtkPaned", "GtkHPaned", "GtkVPaned": return try paned(widget)
    case "GtkStack", "GtkOverlay": return try layers(widget)
    case "GtkNotebook": return try notebook(widget)
    case "GtkScrolledWindow": return try scrolled(widget)
    case "GtkFixed": return try fixed(widget)
    case "GtkFrame": return try frame(widget)
    case "GtkAspectFrame": return try aspectFrame(widget)
    case "GtkExpander": return try expander(widget)
    case "GtkCenterBox": return try centerBox(widget)
    case "AdwClamp", "HdyClamp": return try clamp(widget)
    case let name where GTKWidget.windows.contains(name): return try window(widget)
    default: return try single(widget)
    }
  }

  // MARK: What every widget says

  /// A length that a widget says; one that cannot be is noted.
  func length(_ key: String, of widget: GTKWidget) -> Double? {
    guard let text = widget.text(key) else { return nil }
    let number = widget.number(key)
    if number == nil || number != XMLText.number(text) {
      notes.lose(
        widget.element, widget.id ?? widget.className,
        "Its \(key.inQuotes) is \(text.inQuotes), which cannot be. \(number.map { "Taken as \($0)." } ?? "Left out.")")
    }
    return number
  }

  /// The content of a widget in the border that GTK 3 keeps around it, under the name of the widget.
  private func bordered(_ widget: GTKWidget, _ part: FormPart?) -> FormPart? {
    guard var part, let border = length("border-width", of: widget), border > 0 else { return part }
    let id = part.description["id"]
    part.description["id"] = nil
    part = part.padded(EdgeInsets(top: border, leading: border, bottom: border, trailing: border))
    part.description["id"] = id
    return part
  }

  /// The widget with the least size that it says.
  private func sized(_ widget: GTKWidget, _ part: FormPart) -> FormPart {
    var part = part
    for (axis, key) in [(Axis.horizontal, "width-request"), (.vertical, "height-request")] {
      guard let least = length(key, of: widget), least > 0 else { continue }
      if let demand = part[axis] {
        part[axis] = demand.limited(minimum: least, maximum: nil)
      } else {
        var limits = LayoutDescription()
        limits["min"] = .number(least)
        limits["max"] = .null
        part.description[axis == .horizontal ? "width" : "height"] = .object(limits)
      }
    }
    return part
  }

  /// The widget with its margins, in the place in its cell that it says.
  private func placed(_ widget: GTKWidget, _ part: FormPart) -> FormPart {
    var part = part
    for axis in Axis.allCases {
      let isSaid = axis == .horizontal ? widget.flag("hexpand") : widget.flag("vexpand")
      if let isSaid {
        if isSaid { part.expands.insert(Axis.Set(axis)) } else { part.expands.remove(Axis.Set(axis)) }
      }
    }
    part.alignment.horizontal = position(widget.text("halign"))
    part.alignment.vertical = position(widget.text("valign"))
    part.float(part.alignment.axes)
    let all = length("margin", of: widget) ?? 0
    func margin(_ keys: String...) -> Double { max(keys.compactMap { length($0, of: widget) }.first ?? all, 0) }
    let insets = EdgeInsets(
      top: margin("margin-top"), leading: margin("margin-start", "margin-left"), bottom: margin("margin-bottom"),
      trailing: margin("margin-end", "margin-right"))
    return insets == EdgeInsets() ? part : part.padded(insets)
  }

  private func position(_ name: String?) -> FormAlignment.Position? {
    switch name {
    case "start": .start
    case "end": .end
    case "center": .center
    default: nil
    }
  }

  /// The children that are content, each with what its container keeps of it.
  func parts(of widget: GTKWidget) throws -> [(child: GTKWidget.Child, part: FormPart)] {
    try widget.children.compactMap { child in
      if child.widget.flag("visible") == false {
        notes.lose(
          child.widget.element, child.widget.id ?? "", "It is hidden in the file, and takes no room here.")
        return nil
      }
      // Windows have their title bars above what is in them.
      let isTitleBar = child.type == "titlebar" && GTKWidget.windows.contains(widget.className)
      guard child.widget.isVisibleKind, !isTitleBar else { return nil }
      return (child, try self.widget(child.widget))
    }
  }
}
