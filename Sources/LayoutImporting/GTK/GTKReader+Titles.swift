internal import LayoutGeometry

// Widgets that show something besides what is in them, or hold it to a length.
extension GTKReader {
  /// A window with its title bar above its content.
  func window(_ widget: GTKWidget) throws -> FormPart? {
    let bar =
      try widget.widget(in: "titlebar").map { try self.widget($0) }
      ?? widget.children.first { $0.type == "titlebar" }.map { try self.widget($0.widget) }
    guard let bar else { return try single(widget) }
    var stack = FormStack(axis: .vertical, id: id(widget.id), spacing: 0, rules: .gtk)
    stack.children.append(.init(part: bar))
    let content = try widget.widget(in: "child").map { try self.widget($0) } ?? parts(of: widget).first?.part
    if let content { stack.children.append(.init(part: content, stretch: 1)) }
    return stack.part
  }

  /// A frame with its label above its content.
  func frame(_ widget: GTKWidget) throws -> FormPart? {
    let label = try widget.children.first { $0.type == "label" }.map { try self.widget($0.widget) } ?? title(of: widget)
    guard let label else { return try single(widget) }
    return try titled(widget, label)
  }

  /// What opens and closes under its label; closed, it takes no more room than that.
  func expander(_ widget: GTKWidget) throws -> FormPart? {
    let label = try widget.children.first { $0.type == "label" }.map { try self.widget($0.widget) } ?? title(of: widget)
    let title = label ?? FormPart(description: LayoutDescription(type: "item"), height: .fixed(text.lineHeight))
    guard widget.flag("expanded") != true else { return try titled(widget, title) }
    let hidden = widget.widget(in: "child") ?? widget.children.first { $0.type == nil }?.widget
    if let hidden {
      notes.lose(
        hidden.element, hidden.id ?? hidden.className, "It is closed in the file, and takes no room here.")
    }
    var stack = FormStack(axis: .vertical, id: id(widget.id), spacing: 0, rules: .gtk)
    stack.children = [.init(part: title)]
    return stack.part
  }

  private func titled(_ widget: GTKWidget, _ label: FormPart) throws -> FormPart {
    var stack = FormStack(axis: .vertical, id: id(widget.id), spacing: 0, rules: .gtk)
    stack.children.append(.init(part: label))
    let content =
      try widget.widget(in: "child").map { try self.widget($0) }
      ?? parts(of: widget).first { $0.child.type == nil }?.part
    if let content { stack.children.append(.init(part: content, stretch: 1)) }
    return stack.part
  }

  /// The label that a widget says as text, as an item of its own.
  private func title(of widget: GTKWidget) -> FormPart? {
    guard let label = widget.string("label"), !label.isEmpty else { return nil }
    let size = text.size(of: label)
    var part = FormPart(
      description: LayoutDescription(type: "item", id: id(widget.id.map { "\($0).label" })))
    part.width = .atLeast(size.width)
    part.height = .fixed(size.height)
    notes.estimate(widget.element, widget.id ?? widget.className)
    return part
  }

  /// A child that is no longer than a length, in the middle of what there is.
  func clamp(_ widget: GTKWidget) throws -> FormPart? {
    guard var child = try single(widget) else { return nil }
    let axis = orientation(widget)
    let most = max(length("maximum-size", of: widget) ?? Self.clampLength, 0)
    child.description[axis == .horizontal ? "width" : "height"] = LayoutDescription.limits(min: nil, max: most)
      .map { .object($0) }
    child.description["overflow"] = .text("visible")
    if axis == .horizontal { child.alignment.horizontal = .center } else { child.alignment.vertical = .center }
    return child.framed(axis)
  }

  /// Three parts, of which the second stands in the middle between the others at both ends.
  func centerBox(_ widget: GTKWidget) throws -> FormPart {
    let axis = orientation(widget)
    var stack = FormStack(axis: axis, id: id(widget.id), spacing: 0, rules: .gtk)
    for (name, position) in [
      ("start", FormAlignment.Position.start), ("center", .center), ("end", .end),
    ] {
      let said =
        widget.widget(in: "\(name)-widget") ?? widget.children.first { $0.type == name }?.widget
      var part =
        try said.map { try self.widget($0) } ?? FormPart(description: LayoutDescription(type: "spacer"))
      if position != .center {
        if axis == .horizontal { part.alignment.horizontal = position } else { part.alignment.vertical = position }
        if said != nil { part.float(Axis.Set(axis)) }
        part.expands.insert(Axis.Set(axis))
      } else if said == nil {
        continue
      }
      stack.children.append(.init(part: part))
    }
    return stack.part
  }

  /// Notes the ratio that a frame keeps, where it does not take that of its child.
  func aspectFrame(_ widget: GTKWidget) throws -> FormPart? {
    if widget.flag("obey-child") == false {
      notes.lose(
        widget.element, widget.id ?? widget.className,
        "Its child keeps a ratio of \(widget.text("ratio") ?? "1") in the file. Here it fills the frame.")
    }
    return try frame(widget)
  }
}
