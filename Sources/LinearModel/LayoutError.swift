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

    /// Creates a member of a conflict.
    package init(statement: String, items: [String]) {
      self.statement = statement
      self.items = items
    }
  }

  /// The kind of the error.
  public let code: Code
  /// What is wrong and how to mend it, in a sentence or two.
  public let message: String
  /// Where it is wrong, as a path such as `layout.rows[1].cells[2].columns`; `nil` when there is no place.
  public let place: String?
  /// Statements that cannot all hold; take any one away and the rest can.
  ///
  /// Empty unless the code is `unsatisfiable`.
  public let conflict: [ConflictMember]

  /// Creates an error.
  public init(_ code: Code, _ message: String, place: String? = nil, conflict: [ConflictMember] = []) {
    self.code = code
    self.message = message
    self.place = place
    self.conflict = conflict
  }

  /// The place and the message in one line.
  public var description: String {
    guard let place, !place.isEmpty else { return message }
    return "\(place): \(message)"
  }
}
