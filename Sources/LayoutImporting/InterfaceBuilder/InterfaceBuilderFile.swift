internal import LayoutGeometry

/// What is known of a whole file of Interface Builder before its views are read.
struct InterfaceBuilderFile {
  /// Whether it is for macOS, where y goes up, and not for iOS or tvOS.
  let isForMac: Bool
  /// The device that the file is shown on, if it says one.
  let device: String?
  /// The names of the outlets that views are connected to, by the ids of the views.
  private let outlets: [String: String]
  /// The sizes of images, by their names.
  private let images: [String: Size]

  /// What belongs to another view and has no place of its own.
  private static let parts: Set<String> = [
    "clipView", "scroller", "tableHeaderView", "tableView", "outlineView", "textView", "collectionView",
    "navigationBar",
    "toolbar", "tabBar", "menuItem", "segmentedCell", "browser",
  ]
  /// What scrolls rows or text, and bars: views by themselves where they stand among others on iOS.
  private static let viewsOfTheirOwn: Set<String> = [
    "tableView", "collectionView", "textView", "navigationBar", "toolbar", "tabBar",
  ]
  /// Outlets that say nothing about what a view is for.
  private static let generalOutlets: Set<String> = [
    "view", "window", "delegate", "dataSource", "nextKeyView", "initialFirstResponder", "menu", "contentView",
    "nextResponder",
  ]

  init(_ root: FormElement) {
    let runtime = root[attribute: "targetRuntime"] ?? root[attribute: "type"] ?? ""
    isForMac = runtime.contains("MacOSX") || runtime.hasSuffix("Cocoa.XIB")
    device = root.first("device")?[attribute: "id"]
    var outlets: [String: String] = [:]
    var images: [String: Size] = [:]
    for element in root.all {
      switch element.name {
      case "outlet":
        guard let view = element[attribute: "destination"], let name = element[attribute: "property"],
          !Self.generalOutlets.contains(name), outlets[view] == nil
        else { continue }
        outlets[view] = name
      case "image":
        guard let name = element[attribute: "name"], let width = element.number(attribute: "width"),
          let height = element.number(attribute: "height"), width >= 0, height >= 0
        else { continue }
        images[name] = Size(width: min(width, 100_000), height: min(height, 100_000))
      default: continue
      }
    }
    self.outlets = outlets
    self.images = images
  }

  /// Whether an element is a view, which has a frame.
  func isView(_ element: FormElement) -> Bool { element[attribute: "id"] != nil && frame(of: element) != nil }

  /// Whether a view belongs to another one, and has no place of its own.
  func isPart(_ view: FormElement) -> Bool {
    guard Self.parts.contains(view.name) else { return false }
    let isInClip = view.parent?.parent?.name == "clipView"
    return isForMac || isInClip || !Self.viewsOfTheirOwn.contains(view.name) || view.parent?.name != "subviews"
  }

  func frame(of element: FormElement) -> Rect? {
    guard let rect = element.children.first(where: { $0.name == "rect" && $0[attribute: "key"] == "frame" }) else {
      return nil
    }
    func part(_ name: String) -> Double { Self.length(rect, name) ?? 0 }
    return Rect(x: part("x"), y: part("y"), width: max(part("width"), 0), height: max(part("height"), 0))
  }

  /// A length in an attribute, as far as it is one that a screen could have.
  private static func length(_ element: FormElement, _ name: String) -> Double? {
    element.number(attribute: name).map { min(max($0, -1_000_000), 1_000_000) }
  }

  /// The insets of a view that stand behind a key, if it says them.
  func insets(of view: FormElement, _ key: String) -> EdgeInsets? {
    guard let said = view.children.first(where: { $0.name == "edgeInsets" && $0[attribute: "key"] == key }) else {
      return nil
    }
    func side(_ names: String...) -> Double { names.compactMap { Self.length(said, $0) }.first ?? 0 }
    return EdgeInsets(
      top: side("top"), leading: side("left", "leading"), bottom: side("bottom"), trailing: side("right", "trailing"))
  }

  /// Whether a view fills the screen of a device.
  func isScreen(_ view: FormElement) -> Bool {
    !isForMac && view[attribute: "key"] == "view" && view.parent?.name.hasSuffix("ontroller") == true
  }

  func image(_ name: String?) -> Size? { name.flatMap { images[$0] } }

  /// What a view is called: as its author labelled it, by its outlet, by what is written on it, or by its id.
  func name(of view: FormElement) -> String {
    let id = view[attribute: "id"] ?? ""
    if let label = view[attribute: "userLabel"] { return label }
    if let outlet = outlets[id] { return outlet }
    let written = Self.writtenText(view)
    // A sentence is no name.
    return written.isEmpty || written.count > 24 ? id : written
  }

  /// What is written on a view.
  static func writtenText(_ view: FormElement) -> String {
    if let text = view[attribute: "text"] ?? view[attribute: "title"] { return text }
    if let cell = cell(of: view), let title = cell[attribute: "title"] { return title }
    for child in view.children
    where child.name == "state" || child.name == "string" || child.name == "buttonConfiguration" {
      if let text = child[attribute: "title"] { return text }
      if child.name == "string", child[attribute: "key"] == "text" { return child.text }
    }
    return ""
  }

  /// The cell that draws a control of macOS.
  static func cell(of view: FormElement) -> FormElement? {
    view.children.first { $0[attribute: "key"] == "cell" }
  }

  /// What a form is called: by the controller or the window that its view is of, or as the view itself.
  func formName(of view: FormElement) -> String {
    var owner = view.parent
    if owner?.name == "scene" || owner?.name == "objects" { owner = nil }
    if let owner, ["window", "panel"].contains(owner.name) || owner.name.hasSuffix("ontroller") {
      let id = owner[attribute: "id"] ?? ""
      let names = ["userLabel", "storyboardIdentifier", "customClass", "title"].map { owner[attribute: $0] }
      if let name = names.compactMap(\.self).first(where: { !$0.isEmpty }) { return name }
      return outlets[id] ?? id
    }
    let names = ["reuseIdentifier", "identifier", "customClass"].map { view[attribute: $0] }
    return names.compactMap(\.self).first { !$0.isEmpty } ?? name(of: view)
  }
}
