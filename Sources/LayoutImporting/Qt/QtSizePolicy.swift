internal import LayoutGeometry

/// How the length of a widget along one axis may differ from its size hint, as in `QSizePolicy`.
enum QtSizePolicy: String {
  case fixed = "Fixed"
  case minimum = "Minimum"
  case maximum = "Maximum"
  case preferred = "Preferred"
  case minimumExpanding = "MinimumExpanding"
  case expanding = "Expanding"
  case ignored = "Ignored"

  /// Whether it takes what others, which do not expand, could have as well.
  var expands: Bool { self == .expanding || self == .minimumExpanding }

  /// Whether it may be longer than its hint.
  var grows: Bool { self != .fixed && self != .maximum }

  /// What a widget asks for.
  ///
  /// - Parameters:
  ///   - hint: The length that the widget likes.
  ///   - least: The length below which it is of no use.
  func demand(hint: Double, least: Double) -> LengthDemand {
    let least = min(least, hint)
    switch self {
    case .fixed: return .fixed(hint)
    case .minimum, .minimumExpanding: return .atLeast(hint)
    case .maximum: return LengthDemand(minimum: least, ideal: hint, maximum: hint)
    case .preferred, .expanding: return LengthDemand(minimum: least, ideal: hint)
    case .ignored: return LengthDemand(minimum: least, ideal: least)
    }
  }
}

/// The policies of a widget along both axes, and how much it takes of what is left.
struct QtSizePolicies {
  var horizontal: QtSizePolicy
  var vertical: QtSizePolicy
  var horizontalStretch = 0
  var verticalStretch = 0

  init(_ horizontal: QtSizePolicy, _ vertical: QtSizePolicy) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The policies that a widget says, where it does, instead of those of its class.
  func updated(by element: FormElement?) -> Self {
    guard let element else { return self }
    var policies = self
    func policy(_ axis: String) -> QtSizePolicy? {
      // Old files have them as elements.
      let name = element[attribute: axis] ?? element.first(axis)?.trimmedText
      return QtEnumerators(name).only.flatMap(QtSizePolicy.init)
    }
    policies.horizontal = policy("hsizetype") ?? horizontal
    policies.vertical = policy("vsizetype") ?? vertical
    policies.horizontalStretch = element.first("horstretch").flatMap { XMLText.wholeNumber($0.text) } ?? 0
    policies.verticalStretch = element.first("verstretch").flatMap { XMLText.wholeNumber($0.text) } ?? 0
    return policies
  }

  subscript(axis: Axis) -> QtSizePolicy { axis == .horizontal ? horizontal : vertical }

  func stretch(_ axis: Axis) -> Int { axis == .horizontal ? horizontalStretch : verticalStretch }
}
