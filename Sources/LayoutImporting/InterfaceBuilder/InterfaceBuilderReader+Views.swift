internal import LayoutGeometry

// Views, each with what is in it.
extension InterfaceBuilderReader {
  /// A view with all that is in it.
  func view(_ view: FormElement) throws -> FormPart {
    try deeper(view) {
      see(view)
      keepConstraints(of: view)
      keepMargins(margins(of: view), ofView: view[attribute: "id"] ?? "")
      guard var part = try arranged(view) else {
        let children = subviews(of: view)
        if children.isEmpty, guides(of: view).isEmpty { return item(view) }
        return try free(view, id: id(of: view), children)
      }
      // Constraints may make it larger than what is in it.
      var unlimited = LayoutDescription()
      unlimited["max"] = .null
      for key in ["width", "height"] where part.description[key] == nil { part.description[key] = .object(unlimited) }
      return part
    }
  }

  /// A view of a kind that arranges what is in it; `nil` for one of another kind.
  private func arranged(_ view: FormElement) throws -> FormPart? {
    switch view.name {
    case "stackView": try stack(view)
    case "gridView": try grid(view)
    case "tabView": try tabs(view)
    case "scrollView": try scroll(view)
    case "splitView": try split(view)
    case "box": try box(view)
    default: nil
    }
  }

  /// The views in a view, the one at the back first.
  private func subviews(of view: FormElement) -> [FormElement] {
    // Cells of a table stand wherever it is scrolled to.
    guard !["tableView", "collectionView"].contains(view.name) else { return [] }
    let lists = ["subviews", "cells", "prototypes", "sections"].compactMap(view.first).flatMap { Array($0.children) }
    let content = view.children.filter { child in
      ["contentView", "view", "tableViewCellContentView"].contains(child[attribute: "key"]) && file.isView(child)
    }
    return (content + lists).filter { file.isView($0) && !file.isPart($0) }
  }

  /// A view whose children stand where constraints, or their frames, say.
  func free(_ view: FormElement, id: String, _ children: [FormElement]) throws -> FormPart {
    var free = LayoutDescription(type: "free", id: id)
    free["overflow"] = .text("visible")
    var parts: [LayoutDescription] = []
    for guide in guides(of: view) { parts.append(self.guide(guide, of: view, id)) }
    for child in children {
      parts.append(try self.view(child).finished)
      if !isPlacedByConstraints(child) { keepFrame(of: child, in: view, id) }
    }
    free["children"] = .layouts(parts)
    return FormPart(description: free, expands: .all)
  }

  /// Whether a view stands where constraints say; if not, where its frame and its autoresizing mask do.
  private func isPlacedByConstraints(_ view: FormElement) -> Bool {
    view[attribute: "translatesAutoresizingMaskIntoConstraints"] == "NO" && view[attribute: "fixedFrame"] != "YES"
  }

  /// Says where a view stands by its frame: the distances that its autoresizing mask does not let change.
  private func keepFrame(of child: FormElement, in view: FormElement, _ owner: String) {
    guard let frame = file.frame(of: child), let outer = file.frame(of: view)?.size else { return }
    let mask = child.first("autoresizingMask")
    let (own, owner) = (id(of: child).relationName, owner.relationName)
    func isFlexible(_ name: String) -> Bool { mask?[attribute: name] == "YES" }
    func keep(
      _ first: String, _ last: String, _ length: String, start: Double, size: Double, end: Double, flexible: [Bool]
    ) {
      let (startFlexible, sizeFlexible, endFlexible) = (flexible[0], flexible[1], flexible[2])
      if !startFlexible || endFlexible { relate("\(own).\(first) == \(owner).\(first) + \(start)") }
      if sizeFlexible || (startFlexible && !endFlexible) { relate("\(own).\(last) == \(owner).\(last) - \(end)") }
      if !sizeFlexible { relate("\(own).\(length) == \(size)") }
    }
    keep(
      "left", "right", "width", start: frame.x, size: frame.width, end: outer.width - frame.x - frame.width,
      flexible: [isFlexible("flexibleMinX"), isFlexible("widthSizable"), isFlexible("flexibleMaxX")])
    // Up is down on macOS.
    let (near, far) = (frame.y, outer.height - frame.y - frame.height)
    let (top, bottom) = file.isForMac ? (far, near) : (near, far)
    let (flexibleTop, flexibleBottom) =
      file.isForMac
      ? (isFlexible("flexibleMaxY"), isFlexible("flexibleMinY"))
      : (isFlexible("flexibleMinY"), isFlexible("flexibleMaxY"))
    keep(
      "top", "bottom", "height", start: top, size: frame.height, end: bottom,
      flexible: [flexibleTop, isFlexible("heightSizable"), flexibleBottom])
  }

  // MARK: Leaves

  /// A view with nothing in it.
  private func item(_ view: FormElement) -> FormPart {
    let id = id(of: view)
    let size = IntrinsicSize(of: view, in: file)
    var part = FormPart(description: LayoutDescription(type: "item", id: id))
    if let baseline = size.baseline { part.description["baseline"] = .number(baseline) }
    for axis in Axis.allCases {
      guard let length = size[axis] else { continue }
      let (hug, resist) = priorities(of: view, axis)
      let anchor = "\(id.relationName).\(axis == .horizontal ? "width" : "height")"
      relate("\(anchor) >= \(length) @ \(min(resist, Self.mostForEstimates))")
      relate("\(anchor) <= \(length) @ \(min(hug, Self.mostForEstimates))")
    }
    if !size.isEmpty { notes.estimate(view, id) }
    return part
  }

  /// The priority above which nothing is said with estimated lengths: what they miss is no contradiction.
  private static let mostForEstimates = 999.0

  /// How much a view wants to be no larger than what it shows, and no smaller.
  func priorities(of view: FormElement, _ axis: Axis) -> (hug: Double, resist: Double) {
    let name = axis == .horizontal ? "horizontal" : "vertical"
    func priority(_ what: String, _ usual: Double) -> Double {
      min(max(view.number(attribute: "\(name)\(what)Priority") ?? usual, 0), 1000)
    }
    return (priority("Hugging", 250), priority("CompressionResistance", 750))
  }

  // MARK: Guides and margins

  /// The guides of a view that constraints may be about.
  private func guides(of view: FormElement) -> [FormElement] {
    let controller = view.parent?.first("layoutGuides")
    return view.children("viewLayoutGuide").filter { !Self.isOfScroll($0) }
      + (controller?.children("viewControllerLayoutGuide") ?? [])
  }

  /// A guide as an item that constraints hold where it is.
  private func guide(_ guide: FormElement, of view: FormElement, _ owner: String) -> LayoutDescription {
    let kind = guide[attribute: "key"] ?? guide[attribute: "type"] ?? "guide"
    let id = newID("\(owner).\(kind)")
    name(guide[attribute: "id"] ?? "", id)
    let (own, outer) = (id.relationName, owner.relationName)
    let insets = guideInsets(kind, of: view)
    relate("\(own).leading == \(outer).leading + \(insets.leading)")
    relate("\(own).trailing == \(outer).trailing - \(insets.trailing)")
    switch kind {
    case "top":
      relate("\(own).top == \(outer).top")
      relate("\(own).height == \(insets.top)")
    case "bottom":
      relate("\(own).bottom == \(outer).bottom")
      relate("\(own).height == \(insets.bottom)")
    default:
      relate("\(own).top == \(outer).top + \(insets.top)")
      relate("\(own).bottom == \(outer).bottom - \(insets.bottom)")
    }
    if insets != .zero { notes.estimate(guide, id) }
    return LayoutDescription(type: "item", id: id)
  }

  /// What the bars of a device leave: known for those with a notch, and 20 at the top for the others.
  private func guideInsets(_ kind: String, of view: FormElement) -> EdgeInsets {
    guard file.isScreen(view) else { return .zero }
    let device = file.device ?? ""
    let hasNotch = device.hasPrefix("retina6_") || device.hasPrefix("retina5_9")
    if kind == "top" || kind == "bottom" { return EdgeInsets(top: 20) }
    return hasNotch ? EdgeInsets(top: 44, bottom: 34) : EdgeInsets(top: 20)
  }

  /// The margins of a view, as far as they are not those that views have unless something is said.
  func margins(of view: FormElement) -> EdgeInsets {
    let said = ["layoutMargins", "directionalLayoutMargins"].compactMap { file.insets(of: view, $0) }.first
    if let said { return said }
    if view.name == "tableViewCellContentView" { return EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16) }
    return file.isScreen(view)
      ? EdgeInsets(leading: 16, trailing: 16) : EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  }
}
