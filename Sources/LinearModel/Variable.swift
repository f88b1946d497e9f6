/// An unknown of a ``Model``, as a dense index into it.
///
/// A variable means nothing outside the model that made it. Its value is a length or a position in points.
public struct Variable: Hashable, Sendable {
  /// The position of the variable in its model, counted from 0.
  public let index: Int

  /// Creates the variable that stands at `index` of a model.
  ///
  /// ``Model/addVariable(_:lower:upper:)`` is the usual way to get one.
  ///
  /// - Parameter index: The position in the model, 0 or more.
  public init(index: Int) {
    precondition(index >= 0, "A variable's index is 0 or more.")
    self.index = index
  }
}

extension Variable {
  /// What a variable is called in reports and in LP text: a base, and a number where there are several of a kind.
  ///
  /// Names decide the canonical order of a model, so that the order of insertion never changes an answer.
  /// The base is shared by all tracks of a container; numbering them costs no further string.
  public struct Name: Hashable, Comparable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The part that all variables of one kind share, such as `grid.column`.
    public let base: String
    /// The number behind the base, or `nil` when the base alone is the name.
    public let number: Int?

    /// Creates a name from a base and an optional number.
    public init(_ base: String, _ number: Int? = nil) {
      self.base = base
      self.number = number
    }

    /// Creates a name without a number.
    public init(stringLiteral value: String) {
      self.init(value)
    }

    /// The name as reports show it: `base` or `base[number]`.
    public var description: String {
      guard let number else { return base }
      return "\(base)[\(number)]"
    }

    /// Orders names by base, then by number; a name without a number comes first.
    public static func < (left: Name, right: Name) -> Bool {
      left.base == right.base ? (left.number ?? -1) < (right.number ?? -1) : left.base < right.base
    }
  }
}
