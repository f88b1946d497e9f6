internal import LinearModel

/// Two statements that differ by less than numbers are usually written with, and were taken to mean the same.
struct StatementLikeness: Hashable {
  /// The statement that was followed.
  let first: LayoutStatement
  let second: LayoutStatement
  /// How many digits of their numbers are the same.
  let digits: Int

  init(_ pair: Solution.NearDuplicate, of statements: [LayoutStatement]) {
    first = statements[pair.first.index]
    second = statements[pair.second.index]
    var digits = 0
    var difference = pair.difference
    // No number has more digits than these.
    while difference < 0.1, digits < 17 {
      difference *= 10
      digits += 1
    }
    self.digits = digits
  }

  /// The likeness as a sentence.
  func note(in structure: Structure) -> String {
    "\"\(first.words(in: structure).statement)\" and \"\(second.words(in: structure).statement)\" agree in "
      + "\(digits) digits, so they are taken to mean the same; the first is followed."
  }
}
