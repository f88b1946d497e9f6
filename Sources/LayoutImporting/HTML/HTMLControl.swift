internal import LayoutGeometry

/// An element that browsers show as something with a size of its own: a control, or a picture, film or page in the page.
///
/// HTML leaves the sizes of controls to browsers; these are Chromium's, measured on Linux in version 156, with text as the metrics
/// of the package have it.
struct HTMLControl {
  /// The size of what it shows, without what is around it.
  let size: Size
  /// What is written on it, in the place of a size.
  var text: String?
  /// Whether it may have another size, where the page says none: that of its picture, or of the fonts of a system.
  var isEstimated = true
  let defaults: [(name: String, value: String)]

  /// - Returns: `nil` for an element that is shown by what is in it.
  init?(_ element: FormElement) {
    func count(_ name: String, _ usual: Double) -> Double {
      min(max(element.number(attribute: name) ?? usual, 1), 1000)
    }
    let text = TextEstimate(fontSize: Self.fontSize)
    switch element.name {
    case "input": self.init(input: element, characters: count("size", 20))
    case "button":
      self.init(button: ([element] + element.descendants).map(\.text).joined(separator: " "))
    case "select":
      let options = element.descendants.filter { $0.name == "option" }
      self.init(
        Size(width: text.width(ofWidest: options.map(\.trimmedText)) + 20, height: 17),
        defaults: Self.around(border: 1))
    case "textarea":
      self.init(
        Size(width: count("cols", 20) * 8.05 + 15, height: count("rows", 2) * 15),
        defaults: Self.around(border: 1, padding: 2))
    case "progress": self.init(sized: 160, 16)
    case "meter": self.init(sized: 80, 16)
    case "video", "canvas", "svg", "object", "iframe":
      self.init(Size(width: 300, height: 150), defaults: element.name == "iframe" ? Self.around(border: 2) : [])
      isEstimated = false
    case "audio": self.init(Size(width: 300, height: 54))
    case "img", "embed": self.init(.zero)
    default: return nil
    }
  }

  private init(_ size: Size, text: String? = nil, defaults: [(String, String)] = []) {
    (self.size, self.text) = (size, text)
    self.defaults = defaults + [("font-size", "\(Self.fontSize)px")]
  }

  /// A control of which browsers say the size as a page would, so that it does not stretch.
  private init(sized width: Int, _ height: Int, _ defaults: [(String, String)] = []) {
    self.init(.zero, defaults: defaults + [("width", "\(width)px"), ("height", "\(height)px")])
  }

  /// The size of the letters on controls.
  private static let fontSize = 40.0 / 3

  private init(button text: String) {
    // It has one line, as long as nothing makes it narrower.
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: "\u{A0}")
    self.init(
      .zero, text: words.isEmpty ? nil : words,
      defaults: [("box-sizing", "border-box"), ("text-align", "center")]
        + Self.around(border: 2, padding: 1, aside: 6))
  }

  private init(input element: FormElement, characters: Double) {
    switch element[attribute: "type"]?.lowercased() {
    case "checkbox": self.init(Size(width: 13, height: 13), defaults: Self.margins(3, 3, 3, 4))
    case "radio": self.init(Size(width: 13, height: 13), defaults: Self.margins(3, 3, 0, 5))
    case "range": self.init(sized: 129, 16, Self.margins(2, 2, 2, 2))
    case "color": self.init(sized: 50, 27, [("box-sizing", "border-box")])
    case "file": self.init(Size(width: 253, height: 21))
    case "date", "month", "week", "time", "datetime-local":
      self.init(Size(width: 121, height: 17), defaults: Self.around(border: 2))
    case "submit", "reset", "button":
      let usual = ["submit": "Submit", "reset": "Reset"][element[attribute: "type"]?.lowercased() ?? ""]
      self.init(button: element[attribute: "value"] ?? usual ?? "")
    case "image": self.init(.zero)
    default:
      self.init(
        Size(width: characters * 8 + 9, height: 15), defaults: Self.around(border: 2, padding: 1, aside: 2))
    }
  }

  private static func margins(_ top: Int, _ right: Int, _ bottom: Int, _ left: Int) -> [(String, String)] {
    zip(CSSStyle.sides, [top, right, bottom, left]).map { ("margin-\($0)", "\($1)px") }
  }

  /// The borders and paddings of a control; at its sides its padding may be another.
  private static func around(border: Int, padding: Int = 0, aside: Int? = nil) -> [(String, String)] {
    let paddings = [padding, aside ?? padding, padding, aside ?? padding]
    return CSSStyle.sides.map { ("border-\($0)-width", "\(border)px") }
      + zip(CSSStyle.sides, paddings).map { ("padding-\($0)", "\($1)px") }
  }
}
