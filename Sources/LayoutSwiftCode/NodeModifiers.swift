internal import LayoutCore
internal import LayoutGeometry

// What is said of a node besides its kind, as modifiers.
extension LayoutTree.Node {
  /// Lengths in points, as far as they are not those that the kind has by itself.
  ///
  /// - Parameter axes: The axes of which something is said.
  func lengthModifiers(along axes: Axis.Set) -> [CallCode] {
    let unsaid = LayoutTree.Node(kind: kind)
    let said = Axis.allCases.filter { axes.contains($0) && self[$0] != unsaid[$0] && self[$0].isGiven }
    // Fixed lengths are one modifier, and ranges are another.
    let fixed = said.compactMap { axis in self[axis].fixed.map { Argument(axis.length, code: $0.literal) } }
    let ranges = said.filter { self[$0].fixed == nil }.flatMap { self[$0].range($0.length.capitalizedFirst) }
    return [fixed, ranges].filter { !$0.isEmpty }.map { CallCode(name: "frame", arguments: $0) }
  }

  /// What is said of its content.
  ///
  /// - Parameter fixedAxes: The axes along which it is fixed without being told.
  func contentModifiers(fixedAxes: Axis.Set) -> [CallCode] {
    var modifiers: [CallCode] = []
    func add(_ name: String, _ arguments: Argument?...) {
      modifiers.append(CallCode(name: name, arguments: arguments.compactMap(\.self)))
    }
    let fixed = saidFixedAxes.subtracting(fixedAxes)
    if !fixed.isEmpty {
      let flags = Axis.allCases.map { Argument("\($0)", code: "\(fixed.contains($0))") }
      modifiers.append(CallCode(name: "fixedSize", arguments: fixed == .all ? [] : flags))
    }
    if let baselines {
      add("baseline", .given("first", baselines.first), .given("last", baselines.last, unless: baselines.first))
    }
    if let alignment = text?.alignment { add("multilineTextAlignment", Argument(code: ".\(alignment)")) }
    if let overflow { add("overflow", Argument(code: ".\(overflow)")) }
    if let layoutDirection { add("layoutDirection", Argument(code: ".\(layoutDirection)")) }
    if offset != .zero { add("offset", .given("x", offset.x, unless: 0), .given("y", offset.y, unless: 0)) }
    if let tag { add("tag", Argument(tag.value)) }
    return modifiers
  }

  /// What is said of its place among others.
  func placeModifiers() -> [CallCode] {
    var modifiers: [CallCode] = []
    func add(_ name: String, _ arguments: Argument?...) {
      let given = arguments.compactMap(\.self)
      if !given.isEmpty { modifiers.append(CallCode(name: name, arguments: given)) }
    }
    add("gridCell", .given("column", gridPosition.column), .given("row", gridPosition.row))
    add("gridCellColumns", .given(nil, columns))
    add("gridCellRows", .given(nil, rows))
    add("gridCellUnsizedAxes", .unless([], nil, unsizedAxes, \.code))
    add("gridColumnAlignment", .unless(nil, nil, named: columnAlignment))
    add("gridCellAnchor", .unless(nil, nil, anchor, \.code))
    add("alignedInCell", .unless(nil, nil, alignedInCell, \.code))
    for group in preferredSpacing.groups {
      add("preferredSpacing", .given(nil, group.length), group.edges.map { Argument(code: $0) })
    }
    add("layoutPriority", .given(nil, layoutPriority, unless: 0))
    add("stretch", .given(nil, stretch, unless: 1))
    add("position", .given("x", position.x), .given("y", position.y))
    return modifiers
  }
}

extension LengthLimits {
  /// The one length that it says, if it does.
  fileprivate var fixed: Double? { minimum == ideal && ideal == maximum ? minimum : nil }

  /// - Parameter length: The name of the length, as it stands behind another word.
  @ArgumentBuilder fileprivate func range(_ length: String) -> [Argument] {
    Argument.given("min\(length)", minimum)
    Argument.given("ideal\(length)", ideal)
    Argument.given("max\(length)", maximum)
  }
}

extension PreferredSpacing {
  /// The lengths that it says, each with its edges; `nil` for all edges.
  fileprivate var groups: [(length: Double, edges: String?)] {
    let sides = [("top", top), ("leading", left), ("bottom", bottom), ("trailing", right)]
    let lengths = sides.compactMap(\.1)
    return lengths.indices.filter { lengths.firstIndex(of: lengths[$0]) == $0 }.map { index in
      let edges = sides.filter { $0.1 == lengths[index] }.map { ".\($0.0)" }
      guard edges.count < sides.count else { return (lengths[index], nil) }
      return (lengths[index], edges.count == 1 ? edges[0] : "[\(edges.joined(separator: ", "))]")
    }
  }
}

extension Argument {
  /// What a program hung on a layout: a text, or a literal.
  fileprivate init(_ tag: any Sendable) {
    if let text = tag as? String { self.init(nil, .text(text)) } else { self.init(code: "\(tag)") }
  }
}
