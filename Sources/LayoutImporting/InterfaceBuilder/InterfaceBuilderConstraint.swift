/// A constraint of Interface Builder, as a relation: `first.attribute == multiplier * second.attribute + constant @ priority`.
struct InterfaceBuilderConstraint {
  /// An edge or a length of a view, a given distance away from what documents have a name for.
  struct Operand {
    let view: String
    let attribute: String
    var distance = 0.0

    /// The operand as relations have it.
    var text: String { "\(view).\(attribute)" + Self.signed(distance) }

    static func signed(_ length: Double) -> String {
      length == 0 ? "" : length > 0 ? " + \(length)" : " - \(-length)"
    }
  }

  var first: Operand
  var relation = "=="
  var multiplier = 1.0
  var second: Operand?
  var constant = 0.0
  var priority = 1000.0
  /// The view that the constraint stands in, from whose edges a multiplied place is measured; `nil` for the whole form.
  var origin: String?

  /// The relation as documents have it.
  var text: String {
    var right: String
    if let second {
      // The distance from the named edge belongs to the operand, so that the multiplier holds for it too.
      let distance = multiplier * second.distance + constant - first.distance
      right =
        "\(multiplier == 1 ? "" : "\(multiplier) * ")\(second.view).\(second.attribute)" + Operand.signed(distance)
      if multiplier != 1, let origin, let start = Self.starts[second.attribute] {
        right += " + \(1 - multiplier) * \(origin).\(start)"
      }
    } else {
      right = "\(constant - first.distance)"
    }
    if priority < 1000 { right += " @ \(priority)" }
    return "\(first.view).\(first.attribute) \(relation) \(right)"
  }

  /// The edges that places are measured from.
  private static let starts = [
    "left": "left", "right": "left", "leading": "leading", "trailing": "leading", "centerX": "left", "top": "top",
    "bottom": "top", "centerY": "top", "firstBaseline": "top", "lastBaseline": "top",
  ]

  static let relations = ["equal": "==", "lessThanOrEqual": "<=", "greaterThanOrEqual": ">="]

  /// A multiplier, which may be a ratio such as `16:9` or `1/3`.
  static func multiplier(_ text: String?) -> Double? {
    guard let text else { return 1 }
    let parts = text.split(maxSplits: 1) { $0 == ":" || $0 == "/" }.map { XMLText.number(String($0)) }
    guard let first = parts.first ?? nil else { return nil }
    guard parts.count == 2 else { return first }
    guard let second = parts[1], second != 0 else { return nil }
    return first / second
  }
}

/// The attributes of constraints, and what documents call them.
enum InterfaceBuilderAttribute {
  private static let names = [
    "left": "left", "right": "right", "top": "top", "bottom": "bottom", "leading": "leading", "trailing": "trailing",
    "width": "width", "height": "height", "centerX": "centerX", "centerY": "centerY",
    "firstBaseline": "firstBaseline", "baseline": "lastBaseline", "lastBaseline": "lastBaseline",
    "centerXWithinMargins": "centerX", "centerYWithinMargins": "centerY",
  ]

  /// Whether it is an edge of a view, or of its margins, rather than its centre or a length.
  static func isEdge(_ attribute: String) -> Bool {
    guard let (name, _) = named(attribute) else { return false }
    return ["left", "right", "top", "bottom", "leading", "trailing"].contains(name)
  }

  /// The name in documents, and the edge whose margin lies between; `nil` where documents have no word for it.
  static func named(_ attribute: String) -> (name: String, isMargin: Bool)? {
    if let name = names[attribute] { return (name, false) }
    guard attribute.hasSuffix("Margin") else { return nil }
    let edge = String(attribute.dropLast("Margin".count))
    return names[edge].map { ($0, true) }
  }
}
