internal import LayoutGeometry

// Widgets with others in them.
extension QtReader {
  /// A widget with what is in it; `nil` if there is nothing.
  func container(_ widget: QtWidget) throws -> FormPart? {
    // Menus open over a window, and take no room in it.
    let children = widget.element.children("widget").filter { $0[attribute: "class"] != "QMenu" }
    switch widget.base {
    case "QTabWidget": return try tabs(widget, children)
    case "QStackedWidget", "QWizard": return try pages(widget, children)
    case "QToolBox": return try toolBox(widget, children)
    case "QSplitter": return try splitter(widget, children)
    case "QMainWindow": return try window(widget, children)
    case "QScrollArea": return try scrollArea(widget, children)
    case "QDockWidget":
      return try children.first.map { box(widget, content: try self.widget($0), title: Self.titleHeight) }
    default: break
    }
    if let layout = widget.element.first("layout") {
      return box(
        widget, content: try self.layout(layout, in: .style),
        insets: insets(QtProperties(layout), usual: usualMargin(in: widget.element)),
        title: widget.base == "QGroupBox" ? Self.titleHeight : 0)
    }
    guard !children.isEmpty, widget.base != "QDialogButtonBox", widget.base != "QToolBar" else { return nil }
    return try placedByHand(widget, children)
  }

  /// A widget around what is in it.
  private func box(
    _ widget: QtWidget, content: FormPart, insets: EdgeInsets = EdgeInsets(), title: Double = 0
  ) -> FormPart {
    var around = insets
    around.top += title
    let box = content.padded(around, id: id(widget.name)).description
    return sized(box, widget, expands: content.expands)
  }

  /// The words of a widget with others in it, and what its policies make of them.
  private func sized(_ words: LayoutDescription, _ widget: QtWidget, expands inner: Axis.Set) -> FormPart {
    var part = FormPart(description: words)
    for axis in Axis.allCases {
      let policy = widget.policies[axis]
      let limits = widget.limits(axis)
      var said = LayoutDescription.limits(min: limits.least, max: limits.greatest) ?? LayoutDescription()
      // It takes what it gets, however large what is in it can be.
      if policy.grows, limits.greatest == nil { said["max"] = .null }
      if !said.isEmpty { part.description[axis == .horizontal ? "width" : "height"] = .object(said) }
      // Qt cuts off what is larger than the most that its widget may be; nothing contradicts itself there.
      if limits.greatest != nil { part.description["overflow"] = .text("visible") }
      if !policy.grows { part.keepsIdeal.insert(Axis.Set(axis)) }
      if let greatest = limits.greatest, limits.least ?? 0 >= greatest { part.isFull.insert(Axis.Set(axis)) }
      if policy.expands || (policy.grows && inner.contains(Axis.Set(axis))) { part.expands.insert(Axis.Set(axis)) }
    }
    return part
  }

  // MARK: Pages

  private func layers(_ id: String?, _ pages: [FormPart]) -> FormPart {
    var stack = LayoutDescription(type: "zStack", id: id)
    stack["alignment"] = .text("topLeading")
    stack["children"] = .layouts(pages.map(\.finished))
    return FormPart(description: stack, expands: pages.reduce(into: []) { $0.formUnion($1.expands) })
  }

  /// Pages one behind the other, all as large as the largest.
  private func pages(_ widget: QtWidget, _ children: [FormElement]) throws -> FormPart? {
    guard !children.isEmpty else { return nil }
    let id = id(widget.name)
    let pages = layers(id, try children.map { try self.widget($0) })
    return sized(pages.description, widget, expands: pages.expands)
  }

  private func tabs(_ widget: QtWidget, _ children: [FormElement]) throws -> FormPart? {
    guard !children.isEmpty else { return nil }
    var stack = FormStack(axis: .vertical, id: id(widget.name), spacing: 0, rules: .qt)
    let titles = children.map { title(of: $0) }
    let width = titles.map { text.size(of: $0).width + 24 }.reduce(0, +)
    var bar = FormPart(description: LayoutDescription(type: "item", id: id("\(widget.name).tabs")))
    bar.width = LengthDemand(minimum: min(width, 60), ideal: width)
    bar.height = .fixed(Self.tabHeight)
    let pages = layers(id("\(widget.name).pages"), try children.map { try self.widget($0) })
    stack.children = [.init(part: bar), .init(part: pages, stretch: 1)]
    notes.estimate(widget.element, "\(widget.name).tabs")
    return sized(stack.part.description, widget, expands: pages.expands)
  }

  private func title(of page: FormElement) -> String {
    for attribute in page.children("attribute") where ["title", "label"].contains(attribute[attribute: "name"]) {
      return QtText.plain(attribute.first("string")?.text ?? "")
    }
    return ""
  }

  /// Pages with a title each, of which one is open.
  private func toolBox(_ widget: QtWidget, _ children: [FormElement]) throws -> FormPart? {
    guard !children.isEmpty else { return nil }
    var stack = FormStack(axis: .vertical, id: id(widget.name), spacing: 0, rules: .qt)
    for page in children {
      var header = FormPart(
        description: LayoutDescription(type: "item", id: id("\(page[attribute: "name"] ?? "").title")))
      header.width = .atLeast(text.size(of: title(of: page)).width + 24)
      header.height = .fixed(Self.tabHeight)
      stack.children.append(.init(part: header))
    }
    let pages = layers(id("\(widget.name).pages"), try children.map { try self.widget($0) })
    stack.children.append(.init(part: pages, stretch: 1))
    notes.estimate(widget.element, "\(widget.name)'s titles")
    return sized(stack.part.description, widget, expands: pages.expands)
  }

  // MARK: Others

  private func splitter(_ widget: QtWidget, _ children: [FormElement]) throws -> FormPart? {
    guard !children.isEmpty else { return nil }
    let axis: Axis = widget.properties.has("Vertical", in: "orientation") ? .vertical : .horizontal
    let handle = max(widget.properties.number("handleWidth") ?? 5, 0)
    var stack = FormStack(axis: axis, id: id(widget.name), spacing: handle, rules: .qt)
    for child in children + widget.element.children("layout") {
      stack.children.append(.init(part: try child.name == "layout" ? layout(child, in: .style) : self.widget(child)))
    }
    return sized(stack.part.description, widget, expands: stack.part.expands)
  }

  /// A window: bars at the top and the bottom, and between them what fills it.
  private func window(_ widget: QtWidget, _ children: [FormElement]) throws -> FormPart? {
    guard !children.isEmpty else { return nil }
    var stack = FormStack(axis: .vertical, id: id(widget.name), spacing: 0, rules: .qt)
    var last: [FormStack.Child] = []
    for child in children {
      let part = try self.widget(child)
      let base = QtWidget(child, base: nil).className
      switch base {
      case "QDockWidget":
        notes.lose(child, child[attribute: "name"] ?? "", "A dock stands at a side that its user chooses. Left out.")
      case "QStatusBar": last.append(.init(part: part))
      default:
        let isBar = !part.grows(.vertical)
        stack.children.append(.init(part: part, stretch: isBar ? 0 : 1))
      }
    }
    stack.children += last
    return sized(stack.part.description, widget, expands: .all)
  }

  private func scrollArea(_ widget: QtWidget, _ children: [FormElement]) throws -> FormPart? {
    guard let child = children.first else { return nil }
    var scroll = LayoutDescription(type: "scroll", id: id(widget.name))
    scroll["axis"] = .text("vertical")
    scroll["children"] = .layouts([try self.widget(child).finished])
    return sized(scroll, widget, expands: .all)
  }

  /// Widgets whose places the form says one by one.
  private func placedByHand(_ widget: QtWidget, _ children: [FormElement]) throws -> FormPart {
    var free = LayoutDescription(type: "free", id: id(widget.name))
    var parts: [LayoutDescription] = []
    for child in children {
      guard let rect = QtProperties(child).rect("geometry") else {
        notes.lose(child, child[attribute: "name"] ?? "", "It stands in no layout and has no place. Left out.")
        continue
      }
      var words = try self.widget(child).finished
      words["fixedSize"] = nil
      words["width"] = .number(max(rect.width, 0))
      words["height"] = .number(max(rect.height, 0))
      if words["children"] != nil || words["rows"] != nil { words["overflow"] = .text("visible") }
      var center = LayoutDescription()
      center["x"] = .number(rect.x + max(rect.width, 0) / 2)
      center["y"] = .number(rect.y + max(rect.height, 0) / 2)
      words["position"] = .object(center)
      parts.append(words)
    }
    free["children"] = .layouts(parts)
    // What stands out of a widget is cut off, and does not make a window larger.
    if isForm(widget.element) { free["overflow"] = .text("visible") }
    return sized(free, widget, expands: [])
  }

  /// The size of a window whose widgets have their places from the form; others have what their layouts ask for.
  func proposal(_ form: FormElement) -> (width: Double?, height: Double?) {
    let widget = QtWidget(form, base: nil)
    guard form.first("layout") == nil, form.first("widget") != nil, form[attribute: "class"] != "QMainWindow",
      let size = widget.properties.rect("geometry")?.size
    else { return (nil, nil) }
    func length(_ said: Double, _ axis: Axis) -> Double {
      widget.limited(LengthDemand(ideal: max(said, 0)), axis).ideal
    }
    return (length(size.width, .horizontal), length(size.height, .vertical))
  }
}
