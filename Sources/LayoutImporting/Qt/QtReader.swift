internal import LayoutCore
internal import LayoutGeometry
internal import LinearModel

/// Reads the widgets and layouts of one form.
final class QtReader {
  /// The space that the style Fusion keeps between what stands in a layout, and around it in a widget.
  static let spacing = 6.0
  static let margin = 9.0
  /// The margin that it keeps in a window.
  static let windowMargin = 11.0
  /// The height of the title of a group, and of a row of tabs.
  static let titleHeight = 20.0
  static let tabHeight = 28.0

  /// What the form says of all layouts that say nothing themselves.
  let defaultSpacing: Double?
  let defaultMargin: Double?
  private let bases: [String: String]
  private let deepest: Int
  /// The number of the element of the widget that is the form.
  private let form: Int?
  private var depth = 0
  private var names = FormNames()
  var notes = FormNotes()
  let text = TextEstimate(fontSize: 12)

  init(_ root: FormElement, limits: Limits) {
    let defaults = root.first("layoutdefault")
    defaultSpacing = defaults?.number(attribute: "spacing")
    defaultMargin = defaults?.number(attribute: "margin")
    var bases: [String: String] = [:]
    for widget in root.first("customwidgets")?.children("customwidget") ?? [] {
      guard let name = widget.first("class")?.trimmedText, let base = widget.first("extends")?.trimmedText else {
        continue
      }
      bases[name] = base
    }
    self.bases = bases
    deepest = limits.depth
    form = root.first("widget")?.index
  }

  var allNotes: [ImportNote] { notes.all }

  /// The whole form.
  func root(_ widget: FormElement) throws -> FormPart {
    var part = try self.widget(widget)
    part.keepsIdeal = []
    return part
  }

  /// A widget with all that is in it.
  func widget(_ element: FormElement) throws -> FormPart {
    try deeper(element) {
      let widget = QtWidget(element, base: base(of: element))
      if widget.base == nil {
        notes.lose(
          element, widget.name,
          "The class \(widget.className.inQuotes) is not known, and no base is declared for it. Taken as QWidget.")
      }
      return try container(widget) ?? item(widget)
    }
  }

  /// Reads what is inside of something, as long as that is not too deep.
  ///
  /// - Throws: A `LayoutError` that names the line where it is.
  func deeper<Result>(_ element: FormElement, _ read: () throws -> Result) throws -> Result {
    guard depth < deepest else {
      throw element.failure("More than \(deepest) widgets and layouts stand in each other here.", .limitExceeded)
    }
    depth += 1
    defer { depth -= 1 }
    return try read()
  }

  /// The margin around the layout of a widget that says none: the form itself is a window.
  func usualMargin(in widget: FormElement) -> Double {
    defaultMargin ?? (isForm(widget) ? Self.windowMargin : Self.margin)
  }

  /// Whether a widget is the whole form.
  func isForm(_ widget: FormElement) -> Bool { widget.index == form }

  /// The id of something by the name that the form gives it; `nil` where that has none.
  func id(_ name: String?) -> String? { names.id(name) }

  /// The class of Qt's own that a widget is of, or is derived from.
  private func base(of element: FormElement) -> String? {
    var name = element[attribute: "class"] ?? "QWidget"
    // A file may declare two classes as each other's base.
    for _ in 0...bases.count {
      if QtWidgetClass.named(name) != nil { return name }
      guard let base = bases[name] else { return nil }
      name = base
    }
    return nil
  }
}

/// A widget of a form, with what it is by its class.
struct QtWidget {
  let element: FormElement
  let className: String
  /// The class of Qt's own that it is of, or is derived from; `nil` if none is known.
  let base: String?
  let properties: QtProperties

  init(_ element: FormElement, base: String?) {
    self.element = element
    self.base = base
    className = element[attribute: "class"] ?? "QWidget"
    properties = QtProperties(element)
  }

  var name: String { element[attribute: "name"] ?? "" }

  /// What is known of its class.
  var kind: QtWidgetClass { base.flatMap(QtWidgetClass.named) ?? .plain }

  var policies: QtSizePolicies { policies(of: kind) }

  private func policies(of kind: QtWidgetClass) -> QtSizePolicies {
    var policies = kind.policies
    // What lies along one axis has the policies of that axis.
    let turns = base == "QSlider" || base == "QScrollBar" || base == "Line"
    if turns, properties.has("Vertical", in: "orientation") {
      policies = QtSizePolicies(policies.vertical, policies.horizontal)
    }
    return policies.updated(by: properties.element("sizePolicy"))
  }

  /// The demand within the limits that the widget says, which Qt has at most 16,777,215 of.
  func limited(_ demand: LengthDemand, _ axis: Axis) -> LengthDemand {
    let (least, greatest) = limits(axis)
    return demand.limited(minimum: least, maximum: greatest)
  }

  /// The least and the greatest length that it says.
  func limits(_ axis: Axis) -> (least: Double?, greatest: Double?) {
    let least = properties.size("minimumSize")
    let greatest = properties.size("maximumSize")
    func value(_ size: (width: Double?, height: Double?)) -> Double? {
      (axis == .horizontal ? size.width : size.height).flatMap { $0 >= 0 ? $0 : nil }
    }
    return (
      value(least).flatMap { $0 > 0 ? $0 : nil },
      value(greatest).flatMap { $0 < QtProperties.unlimited ? $0 : nil }
    )
  }
}
