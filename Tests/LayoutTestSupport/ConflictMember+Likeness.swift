package import LinearModel

extension LayoutError.ConflictMember {
  /// Whether it says the same as another one: the same words about the same items.
  ///
  /// Numbers may differ by a unit of the last digit that is printed. A height that was worked out in two ways can be 199.8565 but
  /// for its sixteenth digit, and end in 6 or in 7.
  package func isLike(_ other: Self) -> Bool {
    let (own, others) = (Self.numbers(in: statement), Self.numbers(in: other.statement))
    return items == other.items && Self.words(in: statement) == Self.words(in: other.statement)
      && own.count == others.count && zip(own, others).allSatisfy { abs($0 - $1) < 0.0015 }
  }

  private static func numbers(in text: String) -> [Double] { text.matches(of: number).compactMap { Double($0.output) } }

  private static func words(in text: String) -> String { text.replacing(number, with: "#") }

  private static var number: Regex<Substring> { /\d+(?:\.\d+)?/ }
}

extension [LayoutError.ConflictMember] {
  /// Whether all of them are like those of another conflict, one by one.
  package func isLike(_ other: Self) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.isLike($1) }
  }
}
