internal import LinearModel

/// Reads the text of a relation, such as `purple.width == 2 * green.width @ 600`.
///
/// ```
/// relation   = sum ("==" | "<=" | ">=") sum ["@" priority]
/// sum        = product {("+" | "-") product}
/// product    = operand {("*" | "/") operand}
/// operand    = {"-"} (number | anchor | "(" sum ")")
/// anchor     = ("container" | id) ["." ("columns" | "rows") "[" digits "]"] "." attribute
/// priority   = a number from 0 to 1000, or a name such as medium
/// ```
///
/// An id without quotes is a run of letters, digits, `_` and `-` directly before `.attribute`; it does not begin with `-`.
/// So `QLabel-1.width` is one anchor and `8-b.left` is the anchor of an item `8-b`: a minus between a number and an id
/// needs a space. Any other id stands in quotes, in which a backslash escapes, and so does an item called `container`.
struct RelationParser {
  /// How many parentheses may be open at once.
  ///
  /// Each takes three calls of about a kilobyte in a debug build, and the smallest threads in use have 512 KiB.
  static let depth = 32
  /// How many bytes a text may have.
  ///
  /// Room for thousands of items; what is longer was made by mistake.
  static let length = 100_000

  var scanner: RelationScanner
  /// What the variables of the expressions stand for.
  private(set) var anchors: [LayoutAnchor] = []
  private var variables: [LayoutAnchor: Variable] = [:]
  /// Where each anchor was first.
  private var anchorPositions: [Int] = []
  var openParentheses = 0

  /// Reads a text.
  ///
  /// - Throws: A ``LayoutError`` that names the column, counted from 1, what was expected there and what was found.
  static func relation(_ text: String) throws -> LayoutRelation {
    guard text.utf8.count <= length else {
      throw LayoutError(
        .limitExceeded,
        "column 1: expected a relation of at most \(length) bytes, but found \(text.utf8.count). Split it into several."
      )
    }
    var parser = RelationParser(scanner: RelationScanner(text))
    return try parser.relation()
  }

  private init(scanner: RelationScanner) { self.scanner = scanner }

  private mutating func relation() throws -> LayoutRelation {
    scanner.skipSpace()
    guard scanner.next != nil else {
      throw scanner.failure(expected: "a relation such as a.width == 2 * b.width")
    }
    var expression = try sum()
    let signPosition = scanner.position
    let relation = try comparison()
    expression.add(try sum(), times: -1)
    try refuseSecondComparison()
    let priority = try priorityAtEnd()
    let result = LayoutRelation(Constraint(expression, relation, priority: priority), over: anchors)
    try check(result, signPosition: signPosition)
    return result
  }

  private static let comparisons: [Relation] = [.equal, .lessOrEqual, .greaterOrEqual]

  private mutating func comparison() throws -> Relation {
    for relation in Self.comparisons where scanner.take(relation.sign) { return relation }
    let hint =
      switch scanner.next {
      case "=": " Write ==."
      case "<", "≤": " Write <=."
      case ">", "≥": " Write >=."
      default: ""
      }
    throw scanner.failure(expected: "+, -, *, /, ==, <= or >=", hint: hint)
  }

  private mutating func refuseSecondComparison() throws {
    let start = scanner.position
    for relation in Self.comparisons where scanner.take(relation.sign) {
      throw scanner.failure(
        at: start, expected: "one comparison", found: "a second one, '\(relation.sign)'",
        hint: " Write two relations.")
    }
  }

  /// Reads the priority, if there is one, and makes sure that nothing stands behind it.
  private mutating func priorityAtEnd() throws -> Priority {
    let isGiven = scanner.take("@")
    let priority = try isGiven ? priority() : .required
    scanner.skipSpace()
    guard scanner.next == nil else {
      throw scanner.failure(expected: isGiven ? "the end" : "+, -, *, /, @ or the end")
    }
    return priority
  }

  private mutating func priority() throws -> Priority {
    scanner.skipSpace()
    let start = scanner.position
    let isNegative = scanner.take("-")
    if scanner.isAtNumber {
      let number = try scanner.number()
      if let priority = Priority(rawValue: isNegative ? -number : number) { return priority }
      let word = scanner.text(start..<scanner.position).quoted(in: "'")
      throw scanner.failure(at: start, expected: "a priority from 0 to 1000", found: word)
    }
    let end = scanner.endOfRun(from: start)
    let name = scanner.text(start..<end)
    if let known = PriorityNames.all.first(where: { $0.name == name }) {
      scanner.position = end
      return known.priority
    }
    let names = PriorityNames.all.map(\.name)
    throw scanner.failure(
      at: start, expected: "a priority from 0 to 1000, or one of \(names.joined(separator: ", "))",
      hint: Suggestion.sentence(for: name, among: names))
  }

  /// The variable that stands for an anchor that was read at a position.
  mutating func variable(for anchor: LayoutAnchor, at position: Int) -> Variable {
    if let variable = variables[anchor] { return variable }
    let variable = Variable(index: anchors.count)
    variables[anchor] = variable
    anchors.append(anchor)
    anchorPositions.append(position)
    return variable
  }

  /// Checks what only the whole relation shows: that it is about something, and that its sums can be held.
  private func check(_ relation: LayoutRelation, signPosition: Int) throws {
    guard !relation.anchors.isEmpty else {
      throw scanner.failure(
        at: 0, expected: "at least one anchor, such as a.width",
        found: anchors.isEmpty ? "numbers only" : "only anchors that cancel out")
    }
    let expression = relation.constraint.expression
    for term in expression.terms where !term.coefficient.isFinite {
      let anchor = relation.anchors[term.variable.index]
      let position = variables[anchor].map { anchorPositions[$0.index] } ?? 0
      throw scanner.failure(
        at: position, expected: "factors that can be held",
        found: "one of \(anchor.text.quoted(in: "'")) that is too large", .nonFinite)
    }
    guard expression.constant.isFinite else {
      throw scanner.failure(
        at: signPosition, expected: "numbers that can be held", found: "a sum of them that is too large", .nonFinite)
    }
  }
}
