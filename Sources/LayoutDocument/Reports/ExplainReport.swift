public import Foundation
public import LayoutCore

/// Why an edge or a length of an item has its value, in the form that `layout explain` prints.
public struct ExplainReport: Codable, Hashable, Sendable {
  /// Something that was said, and what it adds to the value.
  public struct Cause: Codable, Hashable, Sendable {
    /// What was said.
    public var statement: String
    /// The ids of the items it is about, in document order.
    public var items: [String]
    /// What the value changes by when what was said changes by one point.
    public var coefficient: Double
    /// What it adds to the value, in points.
    public var contribution: Double
    /// `confirmed`, `oneOfSeveral` or `untried`: whether the value followed when this was changed a little.
    public var certainty: String
  }

  /// A rule that took part.
  public struct Rule: Codable, Hashable, Sendable {
    /// The rule in words.
    public var text: String
    /// What it adds to the value, in points; 0 where it only compares.
    public var contribution: Double
  }

  /// The id of the item.
  public var item: String
  /// The edge or the length: `left`, `right`, `top`, `bottom`, `width` or `height`.
  public var edge: String
  /// Its value, in points: the sum of all contributions.
  public var value: Double
  /// What was said, largest contributions first.
  public var causes: [Cause]
  /// The rules that took part.
  public var rules: [Rule]
  /// The explanation for people, in sentences, one on each line.
  public var text: String

  /// Creates the report of an explanation.
  public init(_ explanation: LayoutExplanation) {
    item = explanation.item
    edge = explanation.edge.rawValue
    // Adding 0 turns -0, which JSON would show, into 0.
    value = explanation.value + 0
    causes = explanation.causes.map { cause in
      Cause(
        statement: cause.statement, items: cause.items, coefficient: cause.coefficient + 0,
        contribution: cause.contribution + 0, certainty: cause.certainty.rawValue)
    }
    rules = explanation.rules.map { Rule(text: $0.text, contribution: $0.contribution + 0) }
    text = explanation.description
  }

  /// The report as JSON: keys in alphabetical order, one per line, and a line break at the end.
  public func json() throws -> Data { try JSONText.encode(self) }
}
