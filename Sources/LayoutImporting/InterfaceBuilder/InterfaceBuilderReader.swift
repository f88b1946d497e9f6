internal import LayoutCore
internal import LayoutGeometry
internal import LinearModel

/// Reads one view of Interface Builder with all that is in it.
final class InterfaceBuilderReader {
  let file: InterfaceBuilderFile
  private let limits: Limits
  /// The ids of the views that are being read, from the outermost inwards.
  private var open: [String] = []
  /// The view that each view or guide stands in, by their ids.
  private var superviews: [String: String] = [:]
  /// What relations call what is in views that scroll, by the ids of these.
  private var contents: [String: String] = [:]
  private var names = FormNames()
  /// What relations call the views that were read, by their numbers.
  private var identifiersByView: [Int: String] = [:]
  /// What relations call the views and guides that were read, by their ids.
  private var identifiers: [String: String] = [:]
  /// The numbers of the views that were read.
  private(set) var seen: Set<Int> = []
  /// The views that were read and hold constraints.
  private var holders: [FormElement] = []
  /// What is said between views besides that.
  private var relations: [String] = []
  var notes = FormNotes()

  init(_ file: InterfaceBuilderFile, limits: Limits) {
    self.file = file
    self.limits = limits
  }

  /// A view that stands in no other.
  func root(_ view: FormElement) throws -> LayoutDescription {
    let content = try self.view(view).finished
    // A view that holds nothing is shown as what it is: one rectangle.
    if content["children"] == nil { return content }
    // Its children may stand out of a view, which itself is as large as it is shown: so it stands in a box that is.
    var layout = LayoutDescription(type: "free")
    // A window shrinks to what its content asks for, and a screen does not.
    if file.isScreen(view), let size = file.frame(of: view)?.size {
      layout["width"] = LengthDemand.atLeast(size.width).value
      layout["height"] = LengthDemand.atLeast(size.height).value
    }
    layout["children"] = .layouts([content])
    let own = id(of: view).relationName
    let filling = ["left", "right", "top", "bottom"].map { "\(own).\($0) == container.\($0)" }
    layout["constraints"] = .texts(filling + relationTexts())
    return layout
  }

  /// Reads what is inside of a view, as long as that is not too deep.
  func deeper<Result>(_ view: FormElement, _ read: () throws -> Result) throws -> Result {
    guard open.count < limits.depth else {
      throw view.failure("More than \(limits.depth) views stand in each other here.", .limitExceeded)
    }
    let id = view[attribute: "id"] ?? ""
    open.last.map { superviews[id] = $0 }
    open.append(id)
    defer { open.removeLast() }
    return try read()
  }

  /// The id of a view in the document.
  func id(of view: FormElement) -> String {
    if let known = identifiersByView[view.index] { return known }
    let name = names.id(file.name(of: view)) ?? names.unique("view")
    identifiersByView[view.index] = name
    let id = view[attribute: "id"] ?? ""
    if identifiers[id] == nil {
      identifiers[id] = name
    } else {
      notes.lose(view, name, "The id \(id.inQuotes) is that of another view too. Constraints are about that one.")
    }
    return name
  }

  /// The id of something that the file has no name for.
  func newID(_ name: String) -> String { names.id(name) ?? names.unique("view") }

  /// The id that stands for a guide or a view of the file; `nil` where nothing of the form has it.
  func identifier(_ id: String) -> String? { identifiers[id] }

  func name(_ id: String, _ identifier: String) { identifiers[id] = identifier }

  /// Notes what is in a view that scrolls.
  func keepContent(_ identifier: String, ofScroll id: String) { contents[id] = identifier }

  func see(_ view: FormElement) { seen.insert(view.index) }

  /// Keeps the constraints of a view until all views have ids.
  func keepConstraints(of view: FormElement) {
    if view.first("constraints") != nil { holders.append(view) }
  }

  /// Says something between views besides what the file does.
  func relate(_ relation: String) { relations.append(relation) }

  /// All that is said between views, as relations of the whole form.
  private func relationTexts() -> [String] {
    var texts: [String] = []
    for view in holders {
      let excluded = excludedConstraints(of: view)
      for constraint in view.first("constraints")?.children("constraint") ?? [] {
        guard constraint[attribute: "placeholder"] != "YES", !excluded.contains(constraint[attribute: "id"] ?? "")
        else {
          continue
        }
        if let text = relation(constraint, of: view) { texts.append(text) }
      }
    }
    return texts + relations
  }

  /// The constraints that a view leaves out where its size class has no other say.
  private func excludedConstraints(of view: FormElement) -> Set<String> {
    var excluded: Set<String> = []
    for variation in view.children("variation") where variation[attribute: "key"] == "default" {
      for mask in variation.children("mask") where mask[attribute: "key"] == "constraints" {
        excluded.formUnion(mask.children("exclude").compactMap { $0[attribute: "reference"] })
      }
    }
    return excluded
  }

  private func relation(_ element: FormElement, of view: FormElement) -> String? {
    guard let first = operand("first", element, of: view) else { return nil }
    guard let multiplier = InterfaceBuilderConstraint.multiplier(element[attribute: "multiplier"]),
      let relation = InterfaceBuilderConstraint.relations[element[attribute: "relation"] ?? "equal"]
    else {
      notes.lose(element, id(of: view), "The constraint has a multiplier or a relation that is not known. Left out.")
      return nil
    }
    var constraint = InterfaceBuilderConstraint(first: first, relation: relation, multiplier: multiplier)
    constraint.constant = element.number(attribute: "constant") ?? standardDistance(element)
    guard isPlaceable(constraint) else {
      notes.lose(
        element, id(of: view), "The constraint has a number that is larger or smaller than can be placed. Left out.")
      return nil
    }
    constraint.origin = view.index == holders.first?.index ? nil : identifier(view[attribute: "id"] ?? "")?.relationName
    constraint.priority = min(max(element.number(attribute: "priority") ?? 1000, 0), 1000)
    if element[attribute: "secondAttribute"] != nil {
      guard let second = operand("second", element, of: view) else { return nil }
      constraint.second = second
    }
    // What says something of one view and itself only, and always holds, is nothing to say.
    if let second = constraint.second, second.view == first.view, second.attribute == first.attribute, multiplier == 1 {
      if constraint.constant != 0 || second.distance != first.distance {
        notes.lose(element, id(of: view), "The constraint ties something to itself only. Left out.")
      }
      return nil
    }
    return constraint.text
  }

  /// Whether a layout may have the numbers of a constraint.
  private func isPlaceable(_ constraint: InterfaceBuilderConstraint) -> Bool {
    abs(constraint.constant) <= limits.length
      && (constraint.multiplier == 0 || limits.factors.contains(abs(constraint.multiplier)))
  }

  /// The distance that stands for the system's where a file says no number.
  private func standardDistance(_ element: FormElement) -> Double {
    guard element[attribute: "symbolic"] == "YES" else { return 0 }
    return element[attribute: "firstItem"] == nil || element[attribute: "secondItem"] == nil ? 20 : 8
  }

  private func operand(
    _ which: String, _ element: FormElement, of view: FormElement
  ) -> InterfaceBuilderConstraint.Operand? {
    let item = element[attribute: "\(which)Item"] ?? view[attribute: "id"] ?? ""
    let attribute = element[attribute: "\(which)Attribute"] ?? ""
    let other = element[attribute: which == "first" ? "secondItem" : "firstItem"] ?? view[attribute: "id"] ?? ""
    guard let identifier = identifier(item, attribute, tiedTo: other) else {
      notes.lose(element, id(of: view), "The constraint is about \(item.inQuotes), which is not in the form. Left out.")
      return nil
    }
    guard let (name, isMargin) = InterfaceBuilderAttribute.named(attribute) else {
      notes.lose(
        element, id(of: view), "There is no word for the attribute \(attribute.inQuotes). The constraint is left out.")
      return nil
    }
    let distance = isMargin ? margin(name, ofView: item) : 0
    return .init(view: identifier.relationName, attribute: name, distance: distance)
  }

  /// What one end of a constraint is about: an edge of a view that scrolls, tied to something in it, is one of its content.
  private func identifier(_ item: String, _ attribute: String, tiedTo other: String) -> String? {
    guard let content = contents[item], InterfaceBuilderAttribute.isEdge(attribute), stands(other, in: item) else {
      return identifier(item)
    }
    return content
  }

  private func stands(_ view: String, in other: String) -> Bool {
    var next = superviews[view]
    // A file that gives an id twice could make a circle of views.
    for _ in 0..<limits.depth {
      guard let outer = next else { return false }
      if outer == other { return true }
      next = superviews[outer]
    }
    return false
  }

  // MARK: Margins

  private var margins: [String: EdgeInsets] = [:]

  func keepMargins(_ insets: EdgeInsets, ofView id: String) { margins[id] = insets }

  /// How far the margin of an edge lies from it, as something to be added.
  private func margin(_ edge: String, ofView id: String) -> Double {
    let insets = margins[id] ?? .zero
    switch edge {
    case "top": return insets.top
    case "bottom": return -insets.bottom
    case "leading", "left": return insets.leading
    default: return -insets.trailing
    }
  }
}
