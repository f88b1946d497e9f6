internal import LayoutCore
internal import LinearModel

/// A relation between anchors, as the closure of `constrain` has it.
struct RelationCode {
  private let left: [String]
  private let sign: String
  private let right: [String]
  private let priority: String?

  init(_ relation: LayoutRelation) {
    let sides = relation.sides { $0.code }
    // Two numbers alone would be compared as numbers.
    left = relation.anchors.isEmpty ? sides.left.map { "AnchorExpression(\($0))" } : sides.left
    right = sides.right
    sign = relation.constraint.relation.sign
    priority = relation.constraint.priority.code
  }

  /// The relation in one line.
  var line: String {
    let comparison = "\(left.joined(separator: " + ")) \(sign) \(right.joined(separator: " + "))"
    return priority.map { "(\(comparison)).prioritized(\($0))" } ?? comparison
  }

  /// The relation in several lines.
  var parts: [String] {
    var parts = left.enumerated().map { $0 == 0 ? $1 : "+ \($1)" }
    parts += right.enumerated().map { $0 == 0 ? "\(sign) \($1)" : "+ \($1)" }
    guard let priority, let last = parts.popLast() else { return parts }
    parts[0] = "(" + parts[0]
    return parts + ["\(last)).prioritized(\(priority))"]
  }
}

extension LayoutAnchor {
  /// The anchor of a layout that the closure is given.
  fileprivate var code: String {
    let owner =
      switch owner {
      case .container: "container"
      case .item(let id): "[\(id.literal)]"
      }
    let track = track.map { ".\($0.text)" } ?? ""
    return "$0\(owner.hasPrefix("[") ? "" : ".")\(owner)\(track).\(attribute.rawValue)"
  }
}

extension Priority {
  /// The priority as an argument; `nil` for what is required, which goes without saying.
  fileprivate var code: String? {
    guard self != .required else { return nil }
    let name = PriorityNames.all.first { $0.priority == self }?.name
    return name.map { ".\($0)" } ?? "Priority(rawValue: \(rawValue.literal)) ?? .required"
  }
}
