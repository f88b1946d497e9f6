internal import LinearModel

// Texts read back to an equal relation, bit by bit. Only the weight has no place in them.
extension LayoutRelation {
  /// Reads a relation from its text; ``RelationParser`` has the grammar.
  ///
  /// - Throws: A ``LayoutError`` that names the column, counted from 1, what was expected there and what was found.
  package init(text: String) throws { self = try RelationParser.relation(text) }

  /// The longest text that is read, in bytes.
  package static let longestText = RelationParser.length

  /// The relation as documents and reports say it, such as `purple.width == 2 * green.width @ 600`.
  package var text: String {
    let (left, right) = sides { $0.text }
    let priority = constraint.priority == .required ? "" : " @ \(constraint.priority.rawValue.shortest)"
    return "\(left.joined(separator: " + ")) \(constraint.relation.sign) \(right.joined(separator: " + "))\(priority)"
  }

  /// What is added up on both sides of the comparison: what takes away stands on the right, so that no sign is negative
  /// without need.
  ///
  /// - Parameter text: How an anchor is written.
  package func sides(_ text: (LayoutAnchor) -> String) -> (left: [String], right: [String]) {
    func product(_ coefficient: Double, _ variable: Variable) -> String {
      let anchor = text(anchors[variable.index])
      return coefficient == 1 ? anchor : "\(coefficient.shortest) * \(anchor)"
    }
    let terms = constraint.expression.terms
    var left = terms.filter { !($0.coefficient < 0) }.map { product($0.coefficient, $0.variable) }
    var right = terms.filter { $0.coefficient < 0 }.map { product(-$0.coefficient, $0.variable) }
    let constant = constraint.expression.constant
    if right.isEmpty {
      right.append((constant == 0 ? 0 : -constant).shortest)
    } else if constant > 0 {
      left.append(constant.shortest)
    } else if constant != 0 {
      right.append((-constant).shortest)
    }
    return (left.isEmpty ? ["0"] : left, right)
  }
}

extension LayoutAnchor {
  /// The anchor as texts say it: `green.width`, with quotes where the id needs them.
  package var text: String { "\(owner.text)\(track.map { ".\($0.text)" } ?? "").\(attribute.rawValue)" }
}

extension LayoutAnchor.Owner {
  /// The word for the layout that carries a relation; an item with that id stands in quotes.
  static let containerWord = "container"

  fileprivate var text: String {
    switch self {
    case .container: Self.containerWord
    case .item(let id): Self.isPlain(id) ? id : Self.quoted(id)
    }
  }

  /// Whether an id can do without quotes.
  ///
  /// One that begins with a digit could, but next to numbers it would be hard to read.
  private static func isPlain(_ id: String) -> Bool {
    guard let first = id.unicodeScalars.first, first.beginsIdentifier, !("0"..."9").contains(first) else {
      return false
    }
    return id != containerWord && id.unicodeScalars.allSatisfy(\.continuesIdentifier)
  }

  private static func quoted(_ id: String) -> String {
    var text = "\""
    for scalar in id.unicodeScalars {
      if let letter = RelationScanner.escapes.first(where: { $0.meaning == scalar })?.letter {
        text += "\\\(letter)"
      } else if scalar.isInvisible {
        text += scalar.escapedByNumber
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}

extension Relation {
  /// How texts write the comparison.
  package var sign: String {
    switch self {
    case .lessOrEqual: "<="
    case .equal: "=="
    case .greaterOrEqual: ">="
    }
  }
}

extension Double {
  /// The shortest text that reads back to the same bits, without a needless `.0`.
  package var shortest: String {
    // Up to here every whole Double is an exact Int, and its digits are no longer than with an exponent.
    self == rounded() && abs(self) < 1e15 ? "\(Int(self))" : "\(self)"
  }
}
