internal import LayoutGeometry

// Layouts, and what stands in them.
extension QtReader {
  /// The items of a layout.
  func layout(_ element: FormElement) throws -> FormPart {
    try deeper(element) {
      let properties = QtProperties(element)
      switch element[attribute: "class"] {
      case "QGridLayout": return try grid(element, properties)
      case "QFormLayout": return try formGrid(element, properties)
      case "QHBoxLayout": return try stack(element, properties, .horizontal)
      case "QVBoxLayout", nil: return try stack(element, properties, .vertical)
      case let other?:
        notes.lose(
          element, element[attribute: "name"] ?? "", "The layout \(other.inQuotes) is not known. Taken as QVBoxLayout.")
        return try stack(element, properties, .vertical)
      }
    }
  }

  private func spacing(_ properties: QtProperties, _ own: String? = nil) -> Double {
    func said(_ name: String) -> Double? { properties.number(name).flatMap { $0 >= 0 ? $0 : nil } }
    return own.flatMap(said) ?? said("spacing") ?? defaultSpacing ?? Self.spacing
  }

  private func stack(_ element: FormElement, _ properties: QtProperties, _ axis: Axis) throws -> FormPart {
    var stack = FormStack(axis: axis, id: id(element[attribute: "name"]), spacing: spacing(properties))
    let stretches = XMLText.wholeNumbers(element[attribute: "stretch"])
    for (index, item) in element.children("item").enumerated() {
      guard let part = try self.item(item) else { continue }
      let own = stretches.indices.contains(index) ? stretches[index] : 0
      stack.children.append(.init(part: part, stretch: Self.limited(own > 0 ? own : stretch(of: item, axis))))
    }
    return FormPart(description: stack.description, expands: stack.expands)
  }

  private func grid(_ element: FormElement, _ properties: QtProperties) throws -> FormPart {
    var grid = FormGrid(
      id: id(element[attribute: "name"]), columns: .init(spacing: spacing(properties, "horizontalSpacing")),
      rows: .init(spacing: spacing(properties, "verticalSpacing")))
    grid.columns.stretch = XMLText.wholeNumbers(element[attribute: "columnstretch"]).map(Self.limited)
    grid.rows.stretch = XMLText.wholeNumbers(element[attribute: "rowstretch"]).map(Self.limited)
    grid.columns.minimum = XMLText.wholeNumbers(element[attribute: "columnminimumwidth"])
    grid.rows.minimum = XMLText.wholeNumbers(element[attribute: "rowminimumheight"])
    for item in element.children("item") {
      guard let part = try self.item(item) else { continue }
      var cell = FormGrid.Cell(part: part, column: try position("column", item), row: try position("row", item))
      cell.columnSpan = try span("colspan", item)
      cell.rowSpan = try span("rowspan", item)
      grid.cells.append(cell)
      // What stands in one track only gives it the stretch factor of its policy.
      for axis in Axis.allCases where cell.span(axis) == 1 {
        grid.raiseStretch(axis, of: cell.first(axis), to: Self.limited(stretch(of: item, axis)))
      }
    }
    return FormPart(description: grid.description, expands: grid.expands)
  }

  /// Labels and fields in two columns.
  private func formGrid(_ element: FormElement, _ properties: QtProperties) throws -> FormPart {
    var grid = FormGrid(
      id: id(element[attribute: "name"]), columns: .init(spacing: spacing(properties, "horizontalSpacing")),
      rows: .init(spacing: spacing(properties, "verticalSpacing")))
    let wrap = QtEnumerators(properties["rowWrapPolicy"])
    if wrap.contains("WrapLongRows") {
      notes.lose(
        element, element[attribute: "name"] ?? "", "Long rows wrap in the file (WrapLongRows). Here none do.")
    }
    let wrapsAll = wrap.contains("WrapAllRows")
    let keepsFields = properties.has("FieldsStayAtSizeHint", in: "fieldGrowthPolicy")
    for item in element.children("item") {
      guard var part = try self.item(item) else { continue }
      let column = try position("column", item)
      let row = try position("row", item)
      let span = try span("colspan", item)
      // Fields take what is left; labels fill their column.
      if column > 0, span == 1 {
        if keepsFields { part.keepsIdeal.insert(.horizontal) } else { part.expands.insert(.horizontal) }
      }
      var cell = FormGrid.Cell(
        part: part, column: wrapsAll ? 0 : column, row: wrapsAll ? 2 * row + min(column, 1) : row)
      cell.columnSpan = wrapsAll ? 1 : span
      grid.cells.append(cell)
    }
    return FormPart(description: grid.description, expands: grid.expands)
  }

  /// What stands in an item of a layout; `nil` where that takes no room.
  private func item(_ item: FormElement) throws -> FormPart? {
    guard var part = try content(of: item) else { return nil }
    let alignment = QtEnumerators(item[attribute: "alignment"])
    if alignment.contains("AlignLeft") || alignment.contains("AlignLeading") { part.alignment.horizontal = .start }
    if alignment.contains("AlignRight") || alignment.contains("AlignTrailing") { part.alignment.horizontal = .end }
    if alignment.contains("AlignHCenter") || alignment.contains("AlignCenter") { part.alignment.horizontal = .center }
    if alignment.contains("AlignTop") { part.alignment.vertical = .start }
    if alignment.contains("AlignBottom") { part.alignment.vertical = .end }
    if alignment.contains("AlignVCenter") || alignment.contains("AlignCenter") { part.alignment.vertical = .center }
    part.keepsIdeal.formUnion(part.alignment.axes)
    return part
  }

  private func content(of item: FormElement) throws -> FormPart? {
    for child in item.children {
      switch child.name {
      case "widget":
        if QtProperties(child).flag("visible") == false {
          notes.lose(child, child[attribute: "name"] ?? "", "It is hidden in the file, and takes no room here.")
          return nil
        }
        return try widget(child)
      case "layout": return try layout(child)
      case "spacer": return spacer(child)
      default: continue
      }
    }
    return nil
  }

  private func spacer(_ element: FormElement) -> FormPart {
    let properties = QtProperties(element)
    let hint = properties.size("sizeHint")
    let type = QtEnumerators(properties["sizeType"]).only.flatMap(QtSizePolicy.init) ?? .expanding
    let main: Axis = properties.has("Vertical", in: "orientation") ? .vertical : .horizontal
    var part = FormPart(
      description: LayoutDescription(type: "item", id: id(element[attribute: "name"])), isSpacer: true)
    for axis in Axis.allCases {
      let policy = axis == main ? type : .minimum
      let length = max((axis == .horizontal ? hint.width : hint.height) ?? 0, 0)
      part[axis] = policy.demand(hint: length, least: 0)
      if policy.expands { part.expands.insert(Axis.Set(axis)) }
    }
    return part
  }

  /// The stretch factor that a widget has by its policy.
  private func stretch(of item: FormElement, _ axis: Axis) -> Int {
    guard let widget = item.first("widget") else { return 0 }
    return QtSizePolicies(.preferred, .preferred).updated(by: QtProperties(widget).element("sizePolicy")).stretch(axis)
  }

  /// A stretch factor as documents have it: at most a million.
  private static func limited(_ stretch: Int) -> Int { min(max(stretch, 0), 1_000_000) }

  private func position(_ attribute: String, _ item: FormElement) throws -> Int {
    guard let text = item[attribute: attribute] else { return 0 }
    guard let number = XMLText.wholeNumber(text), (0...FormGrid.mostTracks).contains(number) else {
      throw item.failure("Expected a \(attribute) from 0 to \(FormGrid.mostTracks), found \(text.inQuotes).")
    }
    return number
  }

  /// How many tracks a cell covers; Qt takes 0 and less than that for all that are left.
  private func span(_ attribute: String, _ item: FormElement) throws -> Int {
    guard let text = item[attribute: attribute] else { return 1 }
    guard let number = XMLText.wholeNumber(text), number <= FormGrid.mostTracks else {
      throw item.failure("Expected a \(attribute) of at most \(FormGrid.mostTracks), found \(text.inQuotes).")
    }
    if number < 1 {
      notes.lose(item, "", "The \(attribute) is \(number), up to the last track. Taken as 1.")
    }
    return max(number, 1)
  }
}
