/// Why an edge or a length of an item has its value: an exact sum of what was said, and the rules that took part.
///
/// Layouts are often held in place by more than is needed: a column is as wide as the widest of two cells that are equally
/// wide. So this is *a sufficient* explanation. ``Cause/certainty`` tells which causes were tried.
public struct LayoutExplanation: Hashable, Sendable {
  /// Something that was said, and what it adds to the value.
  public struct Cause: Hashable, Sendable {
    /// What was said, in the words of the user.
    public let statement: String
    /// The ids of the items that it is about, in document order.
    public let items: [String]
    /// How often it counts: what the value changes by when what was said changes by one point.
    public let coefficient: Double
    /// What it adds to the value, in points.
    public let contribution: Double
    /// Whether changing it was tried.
    public let certainty: Certainty
    /// What it says of the length of an item, if it says that.
    let ownLength: OwnLength?
    /// Whether it ties lengths to each other, so that it has a part in the value even where it adds nothing.
    let isTie: Bool
  }

  /// What is known about a cause besides that it adds up.
  public struct Certainty: RawRepresentable, Hashable, Sendable {
    /// The name, as documents show it.
    public let rawValue: String

    /// Creates a certainty.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// It was changed a little, and the value moved as said.
    public static let confirmed = Certainty(rawValue: "confirmed")
    /// It was changed a little, and the value moved otherwise: something else holds it in place as well.
    public static let oneOfSeveral = Certainty(rawValue: "oneOfSeveral")
    /// It was not changed: it adds too little, or there is no single number to change.
    public static let untried = Certainty(rawValue: "untried")
  }

  /// A rule that took part: a fair share, a tie-break, or what a container's kind makes of its space.
  public struct Rule: Hashable, Sendable {
    /// The rule in words.
    public let text: String
    /// What it adds to the value, in points; 0 where it only compares.
    public let contribution: Double
  }

  /// The id of the item.
  public let item: String
  /// What is explained.
  public let edge: LayoutEdge
  /// Its value, in points: the sum of all contributions.
  public let value: Double
  /// What was said, largest contributions first.
  public let causes: [Cause]
  /// The rules that took part.
  public let rules: [Rule]
  /// The node of the item.
  let node: Int
  /// Where the item was described.
  let place: String
}
