public import LayoutCore

extension DiagnoseReport {
  /// Something that is drawn beyond its cell, or beyond the container that it stands in.
  public struct Overflow: Codable, Hashable, Sendable {
    /// What stands out: its id, what it says in quotes, or its place.
    public var item: String
    /// The edge that is drawn outside: `left`, `right`, `top` or `bottom`.
    public var edge: String
    /// How far that edge is outside, in points.
    public var amount: Double
    /// The place of what stands out in the document.
    public var place: String
    /// What it stands out of, in words.
    public var outOf: String
    /// All of it as a sentence.
    public var text: String

    /// Creates the report of an overflow.
    public init(_ overflow: Diagnosis.Overflow) {
      item = overflow.item
      edge = overflow.edge.rawValue
      amount = overflow.amount
      place = overflow.place
      outOf = overflow.outOf
      text = overflow.description
    }
  }
}
