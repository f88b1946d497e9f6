internal import LayoutGeometry

/// A widget of a GtkBuilder file.
struct GTKWidget {
  /// A child of a widget, with what the container keeps of it.
  struct Child {
    let widget: GTKWidget
    /// Its properties in the container: GTK 4 says them as `layout`, GTK 3 as `packing`.
    let packing: [String: String]
    /// What it is in the container, such as a title; `nil` for the content.
    let type: String?
  }

  let element: FormElement
  private let properties: [String: FormElement]

  init(_ element: FormElement) {
    self.element = element
    properties = Self.properties(of: element)
  }

  private static func properties(of element: FormElement?) -> [String: FormElement] {
    var properties: [String: FormElement] = [:]
    for property in element?.children("property") ?? [] {
      if let name = property[attribute: "name"] { properties[Self.key(name)] = property }
    }
    return properties
  }

  /// Properties may be written with dashes or with underscores.
  private static func key(_ name: String) -> String { String(name.map { $0 == "_" ? "-" : $0 }) }

  /// The class; a template says which class it extends.
  var className: String {
    (element.name == "template" ? element[attribute: "parent"] : element[attribute: "class"]) ?? "GtkWidget"
  }

  var id: String? { element[attribute: "id"] ?? (element.name == "template" ? element[attribute: "class"] : nil) }

  func text(_ name: String) -> String? { properties[name]?.trimmedText }

  /// The text of a property as it stands, with its line ends.
  func string(_ name: String) -> String? { properties[name]?.text }

  func number(_ name: String) -> Double? { text(name).flatMap(Self.length) }

  /// A number that can be a length or a place on a screen.
  static func length(_ text: String) -> Double? {
    XMLText.number(text).map { min(max($0, -mostLength), mostLength) }
  }

  private static let mostLength = 1_000_000.0

  func flag(_ name: String) -> Bool? { text(name).map(Self.isTrue) }

  static func isTrue(_ text: String) -> Bool { ["true", "1", "yes", "t", "y"].contains(text.lowercased()) }

  /// The widget that stands in a property, as in GTK 4.
  func widget(in property: String) -> GTKWidget? { properties[property]?.first("object").map(GTKWidget.init) }

  var children: [Child] {
    element.children("child").compactMap { child in
      guard let object = child.first("object") else { return nil }
      let layout = object.first("layout") ?? child.first("packing")
      return Child(
        widget: GTKWidget(object), packing: Self.properties(of: layout).mapValues(\.trimmedText),
        type: child[attribute: "type"] ?? child[attribute: "internal-child"])
    }
  }

  /// Whether it is of a class that can be seen, and not data such as an adjustment or a list.
  ///
  /// Some groups are widgets, such as one of preferences.
  var isVisibleKind: Bool {
    ![
      "Adjustment", "Store", "Model", "Buffer", "Completion", "SizeGroup", "ActionGroup", "AccelGroup", "WindowGroup",
      "Filter", "Renderer", "Menu", "Controller", "Factory",
    ]
    .contains { className.hasSuffix($0) }
  }

  /// Windows are hidden in files until a program shows them.
  static let windows: Set<String> = [
    "GtkWindow", "GtkDialog", "GtkApplicationWindow", "GtkAssistant", "GtkMessageDialog", "GtkAboutDialog",
    "AdwWindow", "AdwApplicationWindow", "HdyWindow", "HdyApplicationWindow",
  ]
}
