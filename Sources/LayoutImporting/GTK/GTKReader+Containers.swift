internal import LayoutGeometry
internal import LinearModel

// Widgets with others in them.
extension GTKReader {
  func orientation(_ widget: GTKWidget) -> Axis {
    if widget.className.hasPrefix("GtkV") { return .vertical }
    return widget.text("orientation") == "vertical" ? .vertical : .horizontal
  }

  func box(_ widget: GTKWidget) throws -> FormPart {
    let axis = orientation(widget)
    var stack = FormStack(axis: axis, id: id(widget.id), spacing: max(widget.number("spacing") ?? 0, 0), rules: .gtk)
    stack.isHomogeneous = widget.flag("homogeneous") ?? false
    var last: [FormStack.Child] = []
    for (child, part) in try parts(of: widget) {
      var part = part
      if child.packing["expand"].map(GTKWidget.isTrue) == true {
        part.expands.insert(Axis.Set(axis))
        // What expands without filling stands in the middle of its share.
        if child.packing["fill"].map(GTKWidget.isTrue) == false { center(&part, along: axis) }
      }
      if let padding = child.packing["padding"].flatMap(GTKWidget.length), padding > 0 {
        part = part.padded(
          axis == .horizontal
            ? EdgeInsets(leading: padding, trailing: padding) : EdgeInsets(top: padding, bottom: padding))
      }
      let isLast = child.packing["pack-type"] == "end" || child.type == "end"
      if isLast { last.insert(.init(part: part), at: 0) } else { stack.children.append(.init(part: part)) }
    }
    if !last.isEmpty, !(stack.children + last).contains(where: { $0.part.expands.contains(Axis.Set(axis)) }) {
      // Nothing else keeps the two ends apart.
      stack.children.append(
        .init(
          part: FormPart(description: LayoutDescription(type: "spacer"), expands: Axis.Set(axis), isSpacer: true)))
    }
    stack.children += last
    var part = stack.part
    if stack.isHomogeneous { part.expands.insert(Axis.Set(axis)) }
    return part
  }

  private func center(_ part: inout FormPart, along axis: Axis) {
    if axis == .horizontal { part.alignment.horizontal = .center } else { part.alignment.vertical = .center }
    part.float(Axis.Set(axis))
  }

  func grid(_ widget: GTKWidget) throws -> FormPart {
    var grid = FormGrid(
      id: id(widget.id), columns: .init(spacing: max(widget.number("column-spacing") ?? 0, 0), rules: .gtk),
      rows: .init(spacing: max(widget.number("row-spacing") ?? 0, 0), rules: .gtk))
    grid.columns.isHomogeneous = widget.flag("column-homogeneous") ?? false
    grid.rows.isHomogeneous = widget.flag("row-homogeneous") ?? false
    var cells: [FormGrid.Cell] = []
    let most = FormGrid.mostTracks / 2
    for (child, part) in try parts(of: widget) {
      func number(_ keys: [String], _ range: ClosedRange<Int>, usual: Int) -> Int {
        guard let (key, text) = keys.lazy.compactMap({ key in child.packing[key].map { (key, $0) } }).first else {
          return usual
        }
        let (number, isOther) = FormGrid.number(text, in: range, usual: usual)
        if isOther { notes.replace(child.widget.element, child.widget.id ?? "", key, text, by: number) }
        return number
      }
      var cell = FormGrid.Cell(
        part: part, column: number(["column", "left-attach"], (1 - most)...(most - 1), usual: 0),
        row: number(["row", "top-attach"], (1 - most)...(most - 1), usual: 0))
      cell.columnSpan = number(["column-span", "width"], 1...(most - cell.column), usual: 1)
      cell.rowSpan = number(["row-span", "height"], 1...(most - cell.row), usual: 1)
      cells.append(cell)
    }
    // Positions may be negative; documents count those from the end.
    let left = min(cells.map(\.column).min() ?? 0, 0)
    let top = min(cells.map(\.row).min() ?? 0, 0)
    grid.cells = cells.map { cell in
      var cell = cell
      cell.column -= left
      cell.row -= top
      return cell
    }
    return grid.part
  }

  func paned(_ widget: GTKWidget) throws -> FormPart {
    var stack = FormStack(axis: orientation(widget), id: id(widget.id), spacing: 5, rules: .gtk)
    let said = ["start-child", "end-child"].compactMap { widget.widget(in: $0) }
    var parts = try said.map { try self.widget($0) } + parts(of: widget).map(\.part)
    if let position = length("position", of: widget), position >= 0, !parts.isEmpty {
      parts[0].keep(position, along: stack.axis)
      if parts.count > 1 { parts[1].expands.insert(Axis.Set(stack.axis)) }
    }
    stack.children = parts.map { .init(part: $0) }
    return FormPart(description: stack.part.description, expands: .all)
  }

  /// Pages one behind the other, or layers over the first.
  func layers(_ widget: GTKWidget) throws -> FormPart {
    var children = try parts(of: widget).map(\.part)
    if let child = widget.widget(in: "child") { children.insert(try self.widget(child), at: 0) }
    // A stack of GTK 4 has its pages in objects that say their titles.
    for child in widget.children where child.widget.className == "GtkStackPage" {
      if let page = child.widget.widget(in: "child") { children.append(try self.widget(page)) }
    }
    return pages(children, id(widget.id))
  }

  private func pages(_ children: [FormPart], _ id: String?) -> FormPart {
    var stack = LayoutDescription(type: "zStack", id: id)
    stack["alignment"] = .text("topLeading")
    stack["children"] = .layouts(children.map(\.finished))
    return FormPart(description: stack, expands: children.reduce(into: []) { $0.formUnion($1.expands) })
  }

  func notebook(_ widget: GTKWidget) throws -> FormPart {
    var stack = FormStack(axis: .vertical, id: id(widget.id), spacing: 0, rules: .gtk)
    let all = try parts(of: widget)
    var bar = FormStack(axis: .horizontal, spacing: 24, rules: .gtk)
    bar.children = all.filter { $0.child.type == "tab" }.map { .init(part: $0.part) }
    if !bar.children.isEmpty { stack.children.append(.init(part: bar.part)) }
    let pages = pages(all.filter { $0.child.type != "tab" }.map(\.part), id(widget.id.map { "\($0).pages" }))
    stack.children.append(.init(part: pages, stretch: 1))
    return FormPart(description: stack.part.description, expands: pages.expands)
  }

  /// What scrolls is no higher than the file says, however high its content is.
  func scrolled(_ widget: GTKWidget) throws -> FormPart? {
    guard let child = try widget.widget(in: "child").map({ try self.widget($0) }) ?? parts(of: widget).first?.part
    else { return nil }
    var scroll = LayoutDescription(type: "scroll", id: id(widget.id))
    scroll["axis"] = .text("vertical")
    scroll["children"] = .layouts([child.finished])
    var part = FormPart(description: scroll, expands: child.expands)
    part.description["width"] = LayoutDescription.limits(
      min: widget.number("min-content-width"), max: widget.number("max-content-width")
    ).map { .object($0) }
    let least = widget.number("min-content-height").flatMap { $0 >= 0 ? $0 : nil }
    if widget.flag("propagate-natural-height") == true {
      part.description["height"] = LayoutDescription.limits(min: least, max: widget.number("max-content-height"))
        .map { .object($0) }
    } else {
      part.height = .atLeast(least ?? Self.scrollBarLength)
      if least == nil { notes.estimate(widget.element, widget.id ?? widget.className) }
    }
    return part
  }

  func fixed(_ widget: GTKWidget) throws -> FormPart {
    var free = LayoutDescription(type: "free", id: id(widget.id))
    var relations: [String] = []
    var children: [LayoutDescription] = []
    for (child, part) in try parts(of: widget) {
      var part = part
      part.keepsIdeal = .all
      var words = part.finished
      let name =
        if case .text(let said)? = words["id"] { said } else { id("\(child.widget.className)") ?? "" }
      words["id"] = .text(name)
      for (edge, key) in [("left", "x"), ("top", "y")] {
        let place = child.packing[key].flatMap(GTKWidget.length) ?? 0
        relations.append("\(name.relationName).\(edge) == container.\(edge) + \(place)")
      }
      children.append(words)
    }
    free["children"] = .layouts(children)
    free["constraints"] = .texts(relations)
    return FormPart(description: free)
  }

  /// A widget with one other in it; `nil` if there is none.
  func single(_ widget: GTKWidget) throws -> FormPart? {
    let said = try (widget.widget(in: "child") ?? widget.widget(in: "content")).map { try self.widget($0) }
    let all = try parts(of: widget)
    let isContent = { (type: String?) in type == nil || type == "vbox" }
    for (child, _) in all where !isContent(child.type) {
      notes.lose(
        child.widget.element, child.widget.id ?? child.widget.className,
        "It is a \((child.type ?? "").inQuotes) of \(widget.className.inQuotes), of which no place is known. Left out.")
    }
    let children = said.map { [$0] } ?? all.filter { isContent($0.child.type) }.map(\.part)
    guard let child = children.first else { return nil }
    if children.count > 1 {
      notes.lose(
        widget.element, widget.id ?? "",
        "The container \(widget.className.inQuotes) is not known. Its \(children.count) children stand in a column.")
      var stack = FormStack(axis: .vertical, id: id(widget.id), spacing: 0, rules: .gtk)
      stack.children = children.map { .init(part: $0) }
      return stack.part
    }
    let inset: Double = widget.className.hasSuffix("Button") ? 8 : 0
    let box = child.padded(
      EdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset), id: id(widget.id))
    return FormPart(description: box.description, expands: child.expands)
  }
}
