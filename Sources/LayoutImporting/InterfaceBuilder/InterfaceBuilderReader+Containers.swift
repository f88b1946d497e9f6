internal import LayoutGeometry

// Views that arrange others themselves.
extension InterfaceBuilderReader {
  // MARK: Stacks

  func stack(_ view: FormElement) throws -> FormPart {
    let isVertical = (view[attribute: "orientation"] ?? view[attribute: "axis"]) == "vertical"
    let axis: Axis = isVertical ? .vertical : .horizontal
    let lists = ["subviews", "beginningViews", "centerViews", "endViews"].compactMap(view.first)
    let children = lists.flatMap { Array($0.children) }.filter { file.isView($0) && !leavesOut($0) }
    let distribution = view[attribute: "distribution"] ?? (file.isForMac ? "gravityAreas" : "fill")
    let spacing = view.number(attribute: "spacing") ?? (file.isForMac ? 8 : 0)
    var stack = LayoutDescription(type: distribution == "fillEqually" ? "balancedStack" : "stack", id: id(of: view))
    stack["axis"] = .text(isVertical ? "column" : "row")
    stack["spacing"] = .number(spacing)
    let alignment = view[attribute: "alignment"] ?? "fill"
    if stack["type"]?.text == "stack" {
      // Columns have no lines of text to line up.
      if let name = Self.alignments[alignment], !(isVertical && name.hasSuffix("Baseline")) {
        stack["alignment"] = .text(name)
      }
      if let name = Self.distributions[distribution] { stack["distribution"] = .text(name) }
    }
    if distribution == "fillProportionally" {
      notes.lose(
        view, id(of: view),
        "Its children fill it in proportion to their sizes in the file. Here those that hug least grow.")
    }
    if view.first("customSpacing")?.children.contains(where: { $0.number(attribute: "value") ?? 3.4e38 < 1e9 }) == true
    {
      notes.lose(
        view, id(of: view), "It has other spaces behind some of its views in the file. Here all are \(spacing).")
    }
    let growing = growingChildren(children, axis, distribution)
    var parts: [LayoutDescription] = []
    for (index, child) in children.enumerated() {
      var part = try self.view(child)
      if alignment != "fill", !(file.isForMac && alignment == "width" || alignment == "height") {
        keepIdeal(&part, child, across: axis)
      }
      var words = part.finished
      if !growing.contains(index), distribution != "fillEqually" { words["stretch"] = .number(0) }
      parts.append(words)
    }
    stack["children"] = .layouts(parts)
    return insetStack(view, FormPart(description: stack, expands: Axis.Set(axis)))
  }

  /// Whether a stack leaves a view out that is hidden: it takes no room then.
  private func leavesOut(_ view: FormElement) -> Bool {
    guard view[attribute: "hidden"] == "YES" else { return false }
    see(view)
    return true
  }

  private static let alignments = [
    "top": "leading", "leading": "leading", "left": "leading", "centerX": "center", "centerY": "center",
    "center": "center",
    "bottom": "trailing", "trailing": "trailing", "right": "trailing", "firstBaseline": "firstTextBaseline",
    "baseline": "firstTextBaseline", "lastBaseline": "lastTextBaseline",
  ]
  private static let distributions = ["equalSpacing": "spaceBetween", "equalCentering": "spaceBetween"]

  /// The children that take what is left: those that hug least, where the stack is filled.
  private func growingChildren(_ children: [FormElement], _ axis: Axis, _ distribution: String) -> Set<Int> {
    guard distribution.hasPrefix("fill") else { return [] }
    let hugs = children.map { child in
      IntrinsicSize(of: child, in: file)[axis] == nil
        && child.number(attribute: "\(axis == .horizontal ? "horizontal" : "vertical")HuggingPriority") == nil
        ? 0 : priorities(of: child, axis).hug
    }
    guard let least = hugs.min() else { return [] }
    return Set(hugs.indices.filter { hugs[$0] == least })
  }

  /// A child that does not fill its stack across, unless constraints say how long it is there.
  private func keepIdeal(_ part: inout FormPart, _ child: FormElement, across axis: Axis) {
    let attribute = axis == .horizontal ? "height" : "width"
    let said = child.first("constraints")?.children("constraint") ?? []
    guard part.description["type"]?.text == "item",
      !said.contains(where: { $0[attribute: "firstAttribute"] == attribute })
    else { return }
    guard let length = IntrinsicSize(of: child, in: file)[axis == .horizontal ? .vertical : .horizontal] else { return }
    if axis == .horizontal { part.height = .fixed(length) } else { part.width = .fixed(length) }
  }

  /// A stack with the space around it that it says.
  private func insetStack(_ view: FormElement, _ part: FormPart) -> FormPart {
    let keepsMargins = view[attribute: "layoutMarginsRelativeArrangement"] == "YES"
    guard let insets = file.isForMac ? file.insets(of: view, "edgeInsets") : keepsMargins ? margins(of: view) : nil
    else {
      return part
    }
    var sides = LayoutDescription()
    for (side, length) in [
      ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom), ("trailing", insets.trailing),
    ] where length > 0 { sides[side] = .number(length) }
    guard !sides.isEmpty else { return part }
    return wrapped(part, insets: .object(sides))
  }

  /// A layout in padding, which has its id from then on.
  private func wrapped(_ part: FormPart, insets: LayoutDescription.Value) -> FormPart {
    var (inner, outer) = (part, LayoutDescription(type: "padding"))
    outer["id"] = inner.description["id"]
    inner.description["id"] = inner.description["id"]?.text.map { .text(newID("\($0).content")) }
    outer["insets"] = insets
    outer["children"] = .layouts([inner.finished])
    return FormPart(description: outer, expands: part.expands)
  }

  // MARK: Grids

  func grid(_ view: FormElement) throws -> FormPart {
    var grid = FormGrid(
      id: id(of: view), columns: .init(spacing: max(view.number(attribute: "columnSpacing") ?? 6, 0)),
      rows: .init(spacing: max(view.number(attribute: "rowSpacing") ?? 6, 0)))
    let columns = Array(view.first("columns")?.children.map { $0 } ?? [])
    let rows = Array(view.first("rows")?.children.map { $0 } ?? [])
    func positions(_ tracks: [FormElement]) -> [String: Int] {
      var positions: [String: Int] = [:]
      for (index, track) in tracks.enumerated() { positions[track[attribute: "id"] ?? ""] = index }
      return positions
    }
    let (columnPositions, rowPositions) = (positions(columns), positions(rows))
    for cell in view.first("gridCells")?.children("gridCell") ?? [] {
      guard let content = cell.children.first(where: { $0[attribute: "key"] == "contentView" && file.isView($0) }),
        let column = columnPositions[cell[attribute: "column"] ?? ""],
        let row = rowPositions[cell[attribute: "row"] ?? ""]
      else { continue }
      var part = try self.view(content)
      let placements = [
        cell[attribute: "xPlacement"], columns[column][attribute: "xPlacement"], view[attribute: "xPlacement"],
      ]
      let placement = placements.compactMap(\.self).first { $0 != "inherited" }
      if let placement, let position = Self.placements[placement] {
        part.alignment.horizontal = position
        keepIdeal(&part, content, across: .vertical)
      }
      grid.cells.append(.init(part: part, column: column, row: row))
    }
    if view.first("gridCells")?.children.contains(where: { $0[attribute: "headOfMergedCell"] != nil }) == true {
      notes.lose(view, id(of: view), "It has merged cells in the file. Here each stands in its first column.")
    }
    return FormPart(description: grid.description, expands: grid.expands)
  }

  private static let placements: [String: FormAlignment.Position] = [
    "leading": .start, "center": .center, "trailing": .end,
  ]

  // MARK: Others

  func tabs(_ view: FormElement) throws -> FormPart {
    let items = view.first("tabViewItems")?.children("tabViewItem") ?? []
    let pages = items.compactMap { item in item.children.first { file.isView($0) } }
    let id = id(of: view)
    var stack = FormStack(axis: .vertical, id: id, spacing: 0)
    let hasTabs = view[attribute: "type"] != "noTabsNoBorder" && view[attribute: "type"] != "noTabsBezelBorder"
    if hasTabs {
      var bar = FormPart(description: LayoutDescription(type: "item", id: newID("\(id).tabs")))
      bar.height = .fixed(27)
      stack.children.append(.init(part: bar))
    }
    var layers = LayoutDescription(type: "zStack", id: newID("\(id).pages"))
    layers["children"] = .layouts(try pages.map { try self.view($0).finished })
    stack.children.append(.init(part: FormPart(description: layers, expands: .all), stretch: 1))
    return FormPart(description: stack.description, expands: .all)
  }

  func split(_ view: FormElement) throws -> FormPart {
    let axis: Axis = view[attribute: "vertical"] == "YES" ? .horizontal : .vertical
    var stack = FormStack(
      axis: axis, id: id(of: view), spacing: view[attribute: "dividerStyle"] == "thin" ? 1 : 9)
    for child in view.first("subviews")?.children.map({ $0 }) ?? [] where file.isView(child) {
      stack.children.append(.init(part: try self.view(child)))
    }
    if stack.children.count > 1 {
      notes.lose(
        view, id(of: view),
        "Its dividers stand where its views end in the file. Here these share what they do not ask for.")
    }
    return FormPart(description: stack.description, expands: .all)
  }

  /// A box with a title and a border around its content; the border of a separator has none.
  func box(_ view: FormElement) throws -> FormPart {
    let id = id(of: view)
    guard view[attribute: "boxType"] != "separator",
      let content = view.children.first(where: { $0[attribute: "key"] == "contentView" && file.isView($0) })
    else {
      if view[attribute: "boxType"] == "separator", let size = file.frame(of: view)?.size {
        let isFlat = size.width >= size.height
        relate("\(id.relationName).\(isFlat ? "height" : "width") == 1 @ 750")
      }
      return FormPart(description: LayoutDescription(type: "item", id: id), expands: .all)
    }
    let hasTitle = view[attribute: "titlePosition"] != "noTitle" && view[attribute: "title"]?.isEmpty == false
    var insets = LayoutDescription()
    insets["top"] = .number(hasTitle ? 17 : 1)
    for side in ["leading", "bottom", "trailing"] { insets[side] = .number(1) }
    var box = LayoutDescription(type: "padding", id: id)
    box["insets"] = .object(insets)
    box["children"] = .layouts([try self.view(content).finished])
    return FormPart(description: box, expands: .all)
  }
}
