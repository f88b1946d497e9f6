internal import LayoutGeometry

// Widgets without others in them.
extension QtReader {
  func item(_ widget: QtWidget) -> FormPart {
    let id = id(widget.name)
    let policies = widget.policies
    if widget.base == "QLabel", widget.properties.flag("wordWrap") == true { return wrappingLabel(widget, id) }
    let hint = hint(of: widget)
    let kind = widget.kind
    var part = FormPart(description: LayoutDescription(type: "item", id: id))
    for axis in Axis.allCases {
      let length = axis == .horizontal ? hint.width : hint.height
      let least = (axis == .horizontal ? kind.leastWidth : kind.leastHeight) ?? length
      part[axis] = widget.limited(policies[axis].demand(hint: length, least: least), axis)
      if policies[axis].expands { part.expands.insert(Axis.Set(axis)) }
    }
    let isSaid = Axis.allCases.allSatisfy { axis in
      let limits = widget.limits(axis)
      return limits.least != nil && limits.least == limits.greatest
    }
    if !isSaid, hint != .zero { notes.estimate(widget.element, widget.name) }
    return part
  }

  /// A label whose lines wrap at the width that it gets.
  private func wrappingLabel(_ widget: QtWidget, _ id: String?) -> FormPart {
    var text = LayoutDescription(type: "text", id: id)
    text["text"] = .text(QtText.plain(widget.properties.string("text") ?? ""))
    text["fontSize"] = .number(font(of: widget).font.size)
    var part = FormPart(description: text)
    for axis in Axis.allCases {
      let limits = widget.limits(axis)
      if let said = LayoutDescription.limits(min: limits.least, max: limits.greatest) {
        part.description[axis == .horizontal ? "width" : "height"] = .object(said)
      }
      if widget.policies[axis].expands { part.expands.insert(Axis.Set(axis)) }
    }
    notes.estimate(widget.element, widget.name)
    return part
  }

  /// The size that a widget likes.
  private func hint(of widget: QtWidget) -> Size {
    let kind = widget.kind
    let font = font(of: widget)
    let text = font.size(of: writtenText(widget))
    var size = Size(width: 0, height: kind.height ?? text.height)
    switch kind.width {
    case .points(let width): size.width = width
    case .text(let margin, let least):
      let widest = font.width(ofWidest: alternatives(widget))
      size.width = max(max(text.width, widest) + margin, least)
    }
    if widget.base == "QDialogButtonBox" { size.width = QtText.buttonBoxWidth(widget.properties, font) }
    if kind.height == nil, let pixmap = widget.properties.element("pixmap"), !pixmap.trimmedText.isEmpty {
      size = Size(width: max(size.width, 32), height: max(size.height, 32))
    }
    let turns = ["QSlider", "QScrollBar", "QDialogButtonBox"].contains(widget.base)
    if turns, widget.properties.has("Vertical", in: "orientation") {
      (size.width, size.height) = (size.height, size.width)
    }
    return size
  }

  private func font(of widget: QtWidget) -> TextEstimate {
    guard let font = widget.properties.element("font") else { return text }
    let points = font.first("pointsize").flatMap { XMLText.number($0.text) }
    let isBold = font.first("bold")?.trimmedText == "true"
    // Points of type at 96 dots per inch.
    let size = points.map { min(max($0 * 4 / 3, 1), 400) } ?? text.font.size
    return TextEstimate(fontSize: size, isBold: isBold)
  }

  /// What is written on a widget.
  private func writtenText(_ widget: QtWidget) -> String {
    let properties = widget.properties
    switch widget.base {
    case "QSpinBox", "QDoubleSpinBox", "QAbstractSpinBox":
      let digits = [properties["minimum"] ?? "0", properties["maximum"] ?? "99"].max { $0.count < $1.count } ?? ""
      return (properties.string("prefix") ?? "") + digits + (properties.string("suffix") ?? "")
    case "QDateTimeEdit": return "31/12/2000 23:59"
    case "QDateEdit": return "31/12/2000"
    case "QTimeEdit": return "23:59"
    default: return QtText.plain(properties.string("text") ?? properties["title"] ?? "")
    }
  }

  /// What can be written on a widget instead.
  private func alternatives(_ widget: QtWidget) -> [String] {
    guard widget.base == "QComboBox" else { return [widget.properties.string("specialValueText") ?? ""] }
    return widget.element.children("item").map { QtProperties($0).string("text") ?? "" }
  }
}
