internal import LayoutCore
internal import LayoutGeometry
internal import LinearModel

/// Reads one view of Interface Builder with all that is in it.
final class InterfaceBuilderReader {
  let file: InterfaceBuilderFile
  private let deepest: Int
  private var depth = 0
  private var names = FormNames()
  /// What relations call the views that were read, by their ids.
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
    deepest = limits.depth
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
    guard depth < deepest else {
      throw view.failure("More than \(deepest) views stand in each other here.", .limitExceeded)
    }
    depth += 1
    defer { depth -= 1 }
    return try read()
  }

  /// The id of a view in the document.
  func id(of view: FormElement) -> String {
    let id = view[attribute: "id"] ?? ""
    if let known = identifiers[id] { return known }
    let name = names.id(file.name(of: view)) ?? names.unique("view")
    identifiers[id] = name
    return name
  }

  /// The id of something that the file has no name for.
  func newID(_ name: String) -> String { names.id(name) ?? names.unique("view") }

  /// The id that stands for a guide or a view of the file; `nil` where nothing of the form has it.
  func identifier(_ id: String) -> String? { identifiers[id] }

  func name(_ id: String, _ identifier: String) { identifiers[id] = identifier }

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
    constraint.origin = view.index == holders.first?.index ? nil : identifier(view[attribute: "id"] ?? "")?.relationName
    constraint.priority = min(max(element.number(attribute: "priority") ?? 1000, 0), 1000)
    if element[attribute: "secondAttribute"] != nil {
      guard let second = operand("second", element, of: view) else { return nil }
      constraint.second = second
    }
    // What says something of one view and itself only, and always holds, is nothing to say.
    if let second = constraint.second, second.text == first.text, multiplier == 1, constraint.constant == 0 {
      return nil
    }
    return constraint.text
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
    guard let identifier = identifier(item) else {
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

  // MARK: Margins

  private var margins: [String: EdgeInsets] = [:]

  func keepMargins(_ insets: EdgeInsets, ofView id: String) { margins[id] = insets }

  /// How far the margin of an edge lies from it, as something to be added.
  private func margin(_ edge: String, ofView id: String) -> Double {
    let insets = margins[id] ?? EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    switch edge {
    case "top": return insets.top
    case "bottom": return -insets.bottom
    case "leading", "left": return insets.leading
    default: return -insets.trailing
    }
  }
}
