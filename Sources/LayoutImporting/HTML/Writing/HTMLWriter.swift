internal import LayoutCore
internal import LayoutGeometry

/// Writes the boxes of one page as a layout.
///
/// Nothing is laid out here: properties are rewritten, and what comes of them is the engine's.
final class HTMLWriter {
  let findings: HTMLFindings
  private let limits: Limits
  private var names: FormNames
  private var helpers: [String: String] = [:]
  /// The names that relations have used.
  private var used: Set<String> = []
  /// Relations for the content that is being written, innermost last.
  var relations: [[String]] = [[]]
  /// Along which axes the lengths of the boxes are given whose content is being written, innermost last.
  var definite: [PerAxis<Bool>] = []
  /// Whether there is a width around that lines may break at.
  var isBounded = true
  /// Relations of absolute boxes to the box around them and to the lines of its grid, innermost last.
  var areaRelations: [[String]] = [[]]
  /// In how many cells what is written stands that ask their tracks for little.
  var unsizedCells = 0
  /// Relations of the lengths of the whole.
  var rootRelations: [String] = []
  /// How many more boxes may be written more than once.
  private var repeatable = 0

  /// How many boxes even of a small page may be written more than once: lines have many ways to break.
  private static let usuallyRepeated = 2000

  init(findings: HTMLFindings, limits: Limits, names: FormNames) {
    (self.findings, self.limits, self.names) = (findings, limits, names)
  }

  var leading: HTMLSide { findings.isRightToLeft ? .right : .left }
  var trailing: HTMLSide { findings.isRightToLeft ? .left : .right }
  /// The sides at which something begins and ends along an axis.
  func sides(_ axis: Axis) -> (before: HTMLSide, after: HTMLSide) {
    axis == .horizontal ? (leading, trailing) : (.top, .bottom)
  }
  /// How many cells a grid may be written with, and cover.
  var mostCells: Int { limits.nodes }

  // MARK: The whole

  /// The layout of a page.
  ///
  /// - Throws: A `LayoutError` where the cells of a grid cover more than a layout may have.
  func page(_ root: HTMLBox) throws -> LayoutDescription {
    for box in root.all where box.givenID == nil { box.id = names.unique(box.element.name) }
    HTMLMargins.collapse(root)
    repeatable = Self.usuallyRepeated + 4 * root.count
    let word = root.word("width")
    isBounded = word != "max-content"
    let fills = isBounded && root.isFree(.horizontal)
    var layout = try box(root, PerAxis(fills ? .fill : .hug, .hug))
    if word == "fit-content" { layout = shrunkToFit(layout) }
    let kept = used.union(root.all.compactMap(\.givenID))
    layout.keepIDs(where: kept.contains)
    return layout
  }

  /// A layout at the start of its room, as wide as it would like to be or, where that is too wide, as the room.
  private func shrunkToFit(_ layout: LayoutDescription) -> LayoutDescription {
    var layout = layout
    layout["stretch"] = .number(0)
    var stack = LayoutDescription.stack(.horizontal, [layout, space(.horizontal)])
    stack["width"] = .anything
    stack["overflow"] = .text("visible")
    return stack
  }

  /// Something that shows nothing and takes what is left along an axis.
  func space(_ axis: Axis) -> LayoutDescription {
    var item = LayoutDescription(type: "item")
    item.set(axis, .fill)
    item.set(axis.other, .fixed(0))
    return item
  }

  // MARK: Names

  /// A name for something that belongs to a box and is no box itself, the same each time.
  func helper(_ box: HTMLBox, _ what: String) -> String {
    let key = "\(box.id)\n\(what)"
    if let name = helpers[key] { return name }
    let name = names.unique("\(box.id) \(what)")
    helpers[key] = name
    return name
  }

  /// A name for a copy of a box.
  func copyName(_ id: String) -> String { names.unique(id) }

  /// How a relation calls a length or a side of something that has a name.
  func operand(_ name: String, _ attribute: String) -> String {
    used.insert(name)
    return "\(name.relationName).\(attribute)"
  }

  func operand(_ box: HTMLBox, _ axis: Axis) -> String { operand(box.id, axis.lengthName) }

  /// Says a relation about what is in the content that is being written.
  func relate(_ relation: String, priority: Double? = nil) {
    relations[relations.count - 1].append(relation + HTMLRelation.priority(priority))
  }

  /// Says a relation about an absolute box in the box around it.
  func relateArea(_ relation: String) { areaRelations[areaRelations.count - 1].append(relation) }

  // MARK: Work

  /// Whether boxes may be written more than once without making the layout too large; counts them as written.
  func mayRepeat(_ box: HTMLBox, times: Int) -> Bool {
    let more = box.count.multipliedReportingOverflow(by: times)
    guard !more.overflow, more.partialValue <= repeatable else { return false }
    repeatable -= more.partialValue
    return true
  }
}

extension LayoutDescription {
  /// A stack without gaps.
  static func stack(_ axis: Axis, _ children: [LayoutDescription], spacing: Double = 0) -> LayoutDescription {
    var stack = LayoutDescription(type: "stack")
    stack["axis"] = .text(axis.stackName)
    stack["alignment"] = .text("leading")
    stack["spacing"] = .number(spacing)
    stack["children"] = .layouts(children)
    return stack
  }

  /// Says the length along an axis; what has no words takes those that there are away.
  mutating func set(_ axis: Axis, _ length: HTMLLength) { self[axis.lengthName] = length.value }

  /// The layouts in it.
  var children: [LayoutDescription] {
    get {
      guard case .list(let values)? = self["children"] else { return [] }
      return values.compactMap { if case .object(let layout) = $0 { layout } else { nil } }
    }
    set { self["children"] = .layouts(newValue) }
  }

  /// Texts under a key.
  func texts(_ key: String) -> [String] {
    guard case .list(let values)? = self[key] else { return [] }
    return values.compactMap(\.text)
  }

  /// Adds a text to those under a key, if it is not among them.
  mutating func add(_ text: String, to key: String) {
    let texts = texts(key)
    if !texts.contains(text) { self[key] = .texts(texts + [text]) }
  }

  /// Takes the ids away, from it and all in it, that are not kept.
  mutating func keepIDs(where isKept: (String) -> Bool) {
    if let id = self["id"]?.text, !isKept(id) { self["id"] = nil }
    for key in ["children", "cells", "rows", "alternatives"] {
      guard case .list(let values)? = self[key] else { continue }
      self[key] = .list(
        values.map { value in
          guard case .object(var layout) = value else { return value }
          layout.keepIDs(where: isKept)
          return .object(layout)
        })
    }
  }
}
