internal import LayoutGeometry

// Layouts, and what stands in them.
extension QtReader {
  /// The items of a layout in a widget.
  ///
  /// - Parameter outer: The space that the style keeps, or the layout that it stands in.
  func layout(_ element: FormElement, in outer: QtSpacing) throws -> FormPart {
    try deeper(element) {
      let properties = QtProperties(element)
      let spacing = spacing(properties, in: outer)
      switch element[attribute: "class"] {
      case "QGridLayout": return try grid(element, spacing)
      case "QFormLayout": return try formGrid(element, properties, spacing)
      case "QHBoxLayout": return try stack(element, .horizontal, spacing)
      case "QVBoxLayout", nil: return try stack(element, .vertical, spacing)
      case let other?:
        notes.lose(
          element, element[attribute: "name"] ?? "", "The layout \(other.inQuotes) is not known. Taken as QVBoxLayout.")
        return try stack(element, .vertical, spacing)
      }
    }
  }

  private func stack(_ element: FormElement, _ axis: Axis, _ spacing: QtSpacing) throws -> FormPart {
    var stack = FormStack(axis: axis, id: id(element[attribute: "name"]), spacing: spacing[axis], rules: .qt)
    let stretches = XMLText.wholeNumbers(element[attribute: "stretch"])
    for (index, item) in element.children("item").enumerated() {
      guard let part = try self.item(item, in: spacing) else { continue }
      let own = stretches.indices.contains(index) ? stretches[index] : 0
      stack.children.append(.init(part: part, stretch: Self.limited(own > 0 ? own : stretch(of: item, axis))))
    }
    return stack.part
  }

  private func grid(_ element: FormElement, _ spacing: QtSpacing) throws -> FormPart {
    var grid = FormGrid(
      id: id(element[attribute: "name"]), columns: .init(spacing: spacing.horizontal, rules: .qt),
      rows: .init(spacing: spacing.vertical, rules: .qt))
    grid.columns.stretch = XMLText.wholeNumbers(element[attribute: "columnstretch"]).map(Self.limited)
    grid.rows.stretch = XMLText.wholeNumbers(element[attribute: "rowstretch"]).map(Self.limited)
    grid.columns.minimum = lengths("columnminimumwidth", of: element)
    grid.rows.minimum = lengths("rowminimumheight", of: element)
    for item in element.children("item") {
      guard let part = try self.item(item, in: spacing) else { continue }
      var cell = FormGrid.Cell(part: part, column: position("column", item), row: position("row", item))
      cell.columnSpan = span("colspan", item, from: cell.column)
      cell.rowSpan = span("rowspan", item, from: cell.row)
      grid.cells.append(cell)
      // What stands in one track only gives it the stretch factor of its policy.
      for axis in Axis.allCases where cell.span(axis) == 1 {
        grid.raiseStretch(axis, of: cell.first(axis), to: Self.limited(stretch(of: item, axis)))
      }
    }
    return grid.part
  }

  /// Labels and fields in two columns.
  private func formGrid(_ element: FormElement, _ properties: QtProperties, _ spacing: QtSpacing) throws
    -> FormPart
  {
    var grid = FormGrid(
      id: id(element[attribute: "name"]), columns: .init(spacing: spacing.horizontal, rules: .qt),
      rows: .init(spacing: spacing.vertical, rules: .qtFormRows))
    let wrap = QtEnumerators(properties["rowWrapPolicy"])
    if wrap.contains("WrapLongRows") {
      notes.lose(
        element, element[attribute: "name"] ?? "", "Long rows wrap in the file (WrapLongRows). Here none do.")
    }
    let wrapsAll = wrap.contains("WrapAllRows")
    let growth = QtFieldGrowth(properties)
    for item in element.children("item") {
      guard var part = try self.item(item, in: spacing) else { continue }
      let column = position("column", item)
      let row = position("row", item)
      let span = span("colspan", item, from: column)
      let isLabel = column == 0 && span == 1
      if isLabel { growth.place(label: &part) } else { growth.place(field: &part) }
      var cell = FormGrid.Cell(
        part: part, column: wrapsAll ? 0 : column, row: wrapsAll ? 2 * row + min(column, 1) : row)
      cell.columnSpan = wrapsAll ? 1 : span
      grid.cells.append(cell)
    }
    // What is left is for the fields, however long they may be.
    let last = grid.cells.map { $0.column + $0.columnSpan - 1 }.max() ?? 0
    grid.raiseStretch(.horizontal, of: min(last, 1), to: 1)
    return grid.part
  }

  /// What stands in an item of a layout; `nil` where that takes no room.
  private func item(_ item: FormElement, in spacing: QtSpacing) throws -> FormPart? {
    guard let content = item.children.first(where: { ["widget", "layout", "spacer"].contains($0.name) }) else {
      return nil
    }
    switch content.name {
    case "spacer": return spacer(content)
    case "layout":
      let properties = QtProperties(content)
      var part = try layout(content, in: spacing)
      let insets = insets(properties, usual: 0)
      if insets != EdgeInsets() { part = part.padded(insets) }
      // A layout that expands fills its cell all the same.
      align(&part, item, along: Axis.Set.all.subtracting(part.expands))
      return part
    default:
      if QtProperties(content).flag("visible") == false {
        notes.lose(content, content[attribute: "name"] ?? "", "It is hidden in the file, and takes no room here.")
        return nil
      }
      var part = try widget(content)
      align(&part, item, along: .all)
      // What is aligned takes nothing from others, but shares what nobody takes.
      part.expands.subtract(part.alignment.axes)
      return part
    }
  }

  /// Places what an item says an alignment for.
  private func align(_ part: inout FormPart, _ item: FormElement, along axes: Axis.Set) {
    let said = FormAlignment(QtEnumerators(item[attribute: "alignment"]))
    if axes.contains(.horizontal) { part.alignment.horizontal = said.horizontal }
    if axes.contains(.vertical) { part.alignment.vertical = said.vertical }
    part.float(part.alignment.axes)
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

  private func position(_ attribute: String, _ item: FormElement) -> Int {
    number(attribute, item, in: 0...(FormGrid.mostTracks - 1), usual: 0)
  }

  /// How many tracks a cell covers from its first; Qt takes 0 and less than that for all that are left.
  private func span(_ attribute: String, _ item: FormElement, from first: Int) -> Int {
    if let text = item[attribute: attribute], let number = XMLText.wholeNumber(text), number < 1 {
      notes.lose(item, name(of: item), "The \(attribute) is \(number), up to the last track. Taken as 1.")
      return 1
    }
    return number(attribute, item, in: 1...(FormGrid.mostTracks - first), usual: 1)
  }

  private func number(_ attribute: String, _ item: FormElement, in range: ClosedRange<Int>, usual: Int) -> Int {
    guard let text = item[attribute: attribute] else { return usual }
    let (number, isOther) = FormGrid.number(text, in: range, usual: usual)
    if isOther { notes.replace(item, name(of: item), attribute, text, by: number) }
    return number
  }

  /// The least lengths of tracks.
  private func lengths(_ attribute: String, of layout: FormElement) -> [Int] {
    XMLText.wholeNumbers(layout[attribute: attribute]).map { min($0, Int(QtProperties.unlimited)) }
  }

  /// What the form calls the content of an item.
  private func name(of item: FormElement) -> String {
    item.children.lazy.compactMap { $0[attribute: "name"] }.first { _ in true } ?? ""
  }
}

extension FormAlignment {
  /// What is said in flags of `Qt::Alignment`.
  init(_ flags: QtEnumerators) {
    self.init()
    if flags.contains("AlignLeft") || flags.contains("AlignLeading") { horizontal = .start }
    if flags.contains("AlignRight") || flags.contains("AlignTrailing") { horizontal = .end }
    if flags.contains("AlignHCenter") || flags.contains("AlignCenter") { horizontal = .center }
    if flags.contains("AlignTop") { vertical = .start }
    if flags.contains("AlignBottom") { vertical = .end }
    if flags.contains("AlignVCenter") || flags.contains("AlignCenter") { vertical = .center }
  }
}
