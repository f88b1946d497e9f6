/// The one error that this package throws: what went wrong, where, and how to mend it.
public struct LayoutError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of an error.
  ///
  /// New kinds may be added, so a `switch` over them needs a `default`.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The name of the kind, as tools see it.
    public let rawValue: String

    /// Creates a kind of error.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Required statements contradict each other; ``LayoutError/conflict`` holds a minimal set of them.
    public static let unsatisfiable = Code(rawValue: "unsatisfiable")
    /// A description or a document says something that has no meaning; ``LayoutError/place`` says where.
    public static let invalidLayout = Code(rawValue: "invalidLayout")
    /// A number that must be finite is not.
    public static let nonFinite = Code(rawValue: "nonFinite")
    /// An item was asked for by a position that there is none at.
    public static let outOfBounds = Code(rawValue: "outOfBounds")
    /// Something was asked about an item that the layout does not hold, or that has no place in it.
    public static let unknownItem = Code(rawValue: "unknownItem")
    /// A limit on size or effort was passed.
    public static let limitExceeded = Code(rawValue: "limitExceeded")
    /// The solver failed, or gave an answer that did not pass the check.
    public static let solverFailed = Code(rawValue: "solverFailed")
  }

  /// A statement of a conflict, in the user's words, and the items it is about.
  public struct ConflictMember: Hashable, Sendable {
    /// What was said.
    public let statement: String
    /// The ids of the items it is about, in document order; empty when it is about a container.
    public let items: [String]
    /// The length that it is about, where pictures can show it.
    package let length: StatedLength?

    /// Creates a member of a conflict.
    package init(statement: String, items: [String], length: StatedLength? = nil) {
      self.statement = statement
      self.items = items
      self.length = length
    }
  }

  /// Statements that contradict each other, none of them too many.
  ///
  /// Along which axis, by how much they miss and what would mend them is what a diagnosis of the layout tells besides.
  public struct Conflict: Hashable, Sendable {
    /// Statements that cannot all hold; take any one away and the rest of them can.
    public let members: [ConflictMember]

    /// Creates a conflict.
    package init(_ members: [ConflictMember]) { self.members = members }
  }

  /// What only those who made an error read in it; errors that say the same are equal, whatever their origins are.
  package struct Origin: Hashable, Sendable {
    package let value: any Sendable

    package init(_ value: any Sendable) { self.value = value }

    package static func == (left: Origin, right: Origin) -> Bool { true }

    package func hash(into hasher: inout Hasher) {}
  }

  /// The kind of the error.
  public let code: Code
  /// What is wrong and how to mend it, in a sentence or two.
  public let message: String
  /// Where it is wrong, as a path such as `layout.rows[1].cells[2].columns`; `nil` when there is no place.
  public let place: String?
  /// Conflicts that share no statement, none unless the code is `unsatisfiable`.
  ///
  /// The second is what contradicts itself where all statements of the first are taken back, and so on; at most 16 of what is
  /// decided together are listed. Heights that follow from widths are not looked at where there are no widths.
  public let conflicts: [Conflict]
  /// What else is wrong with a document, in its order; each with its place, and with line and column in its message.
  ///
  /// At most 49 are listed, and the last of more says how many others there are.
  public let furtherMistakes: [LayoutError]
  /// What the error was found in.
  package let origin: Origin?

  /// Statements that cannot all hold; take any one away and the rest can: the first of ``conflicts``.
  ///
  /// Empty unless the code is `unsatisfiable`.
  public var conflict: [ConflictMember] { conflicts.first?.members ?? [] }

  /// Creates an error.
  public init(_ code: Code, _ message: String, place: String? = nil, conflict: [ConflictMember] = []) {
    self.init(code, message, place: place, conflicts: conflict.isEmpty ? [] : [Conflict(conflict)])
  }

  /// Creates an error of several conflicts.
  package init(
    _ code: Code, _ message: String, place: String?, conflicts: [Conflict], furtherMistakes: [LayoutError] = [],
    origin: Origin? = nil
  ) {
    self.code = code
    self.message = message
    self.place = place
    self.conflicts = conflicts
    self.furtherMistakes = furtherMistakes
    self.origin = origin
  }

  /// The same error with other mistakes behind it.
  package func with(_ furtherMistakes: [LayoutError]) -> LayoutError {
    LayoutError(
      code, message, place: place, conflicts: conflicts, furtherMistakes: furtherMistakes, origin: origin)
  }

  /// The same error at another place.
  package func at(_ place: String?) -> LayoutError {
    LayoutError(
      code, message, place: place, conflicts: conflicts, furtherMistakes: furtherMistakes, origin: origin)
  }

  /// The same error in other words.
  package func saying(_ message: String) -> LayoutError {
    LayoutError(
      code, message, place: place, conflicts: conflicts, furtherMistakes: furtherMistakes, origin: origin)
  }

  /// The place and the message in one line.
  public var description: String {
    guard let place, !place.isEmpty else { return message }
    return "\(place): \(message)"
  }
}
