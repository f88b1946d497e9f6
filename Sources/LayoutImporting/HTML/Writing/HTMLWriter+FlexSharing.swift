internal import LayoutGeometry

/// An item that takes a part of what is left along its line.
struct HTMLGrower {
  let box: HTMLBox
  /// From where it grows; `nil` where that follows from its content.
  let base: Double?
  let factor: Double
}

/// An item that gives a part of what is missing along its line.
struct HTMLShrinker {
  let box: HTMLBox
  let base: Double
  /// Its base without what is around its content.
  let inner: Double
  let factor: Double
}

// How items along a line share what is left or missing: relations that tie their lengths.
extension HTMLWriter {
  /// Up to so many items each is tied to each; else each to the first.
  private static let mostPairs = 12

  /// Items that take less than all that is left: each its part of it on top of its base; `nil` where that is not said.
  func grownByParts(_ line: HTMLFlexLine) -> [HTMLMode]? {
    let (box, main) = (line.box, line.main)
    let bases = line.children.compactMap { basis($0, in: line) }
    guard bases.count == line.children.count, let room = box.saidContent(main), !box.wraps,
      !line.children.contains(where: { $0.saysLimit(main) }), gap(box, main) == 0,
      distribution(box.word("justify-content", "flex-start"), of: box, isReversed: box.isReversed) == "leading"
    else { return nil }
    let taken = zip(line.children, bases).reduce(0) { $0 + $1.1 + $1.0.margins.sum(main) }
    guard taken <= room else { return nil }
    return zip(line.children, bases).map { child, base in
      guard child.grow > 0 else { return .said(.fixed(base), isDefinite: true) }
      child.stretch = 0
      let rest = base - child.grow * taken
      relate(
        "\(operand(child, main)) == \(child.grow) * container.\(main.lengthName)\(HTMLRelation.plus(rest))",
        priority: HTMLRelation.part)
      return .said(.limits(HTMLLimits(least: base, greatest: .unbounded)), isDefinite: true)
    }
  }

  /// What is left goes to all by their factors, on top of their bases.
  func tie(_ growers: [HTMLGrower], in line: HTMLFlexLine) {
    let main = line.main
    guard growers.count > 1, let first = growers.first else { return }
    guard growers.allSatisfy({ $0.base != nil }) else {
      // Equal content that grows equally is as long; what else there is cannot be said.
      return line.box.lose("flex-grow on top of the length of the content")
    }
    if growers.allSatisfy({ $0.base == 0 && $0.box.margins.sum(main) == 0 }) {
      // On top of nothing, what is left is the whole length, so lengths are in the ratio of the factors.
      for grower in growers { grower.box.stretch = min(max(grower.factor / first.factor, 1e-6), 1e6) }
      return
    }
    if growers.contains(where: { $0.box.saysLimit(main) }) { line.box.approximate("flex-grow with limits") }
    let limits = growers.compactMap { $0.box.greatest(main) }
    if limits.count == growers.count {
      // Nothing takes all that is left, so each is drawn to its limit, before they share.
      for (grower, limit) in zip(growers, limits) {
        relate("\(operand(grower.box, main)) == \(limit)", priority: HTMLRelation.fillUp)
      }
    }
    for (one, other) in Self.pairs(growers) {
      relateShares(
        (operand(other.box, main), one.factor, (other.base ?? 0) * one.factor),
        (operand(one.box, main), other.factor, (one.base ?? 0) * other.factor), HTMLRelation.grow)
    }
  }

  /// What is missing is taken from all by their factors and bases.
  func tie(_ shrinkers: [HTMLShrinker], in line: HTMLFlexLine) {
    let main = line.main
    guard let first = shrinkers.first else { return }
    let areAlike = shrinkers.allSatisfy {
      $0.base == first.base && $0.factor * $0.inner == first.factor * first.inner
    }
    if areAlike { return }
    if shrinkers.contains(where: { $0.box.says("min-\(main.lengthName)") }) {
      line.box.approximate("flex-shrink with limits")
    }
    for (one, other) in Self.pairs(shrinkers.filter { $0.inner * $0.factor > 0 }) {
      let isCut = [one, other].allSatisfy { $0.box.isLeaf || $0.box.clips(main) }
      let (weight, otherWeight) = (one.factor * one.inner, other.factor * other.inner)
      relateShares(
        (operand(other.box, main), weight, other.base * weight),
        (operand(one.box, main), otherWeight, one.base * otherWeight),
        isCut ? HTMLRelation.cut : HTMLRelation.shrink)
    }
  }

  private static func pairs<Item>(_ items: [Item]) -> [(Item, Item)] {
    guard let first = items.first else { return [] }
    guard items.count <= mostPairs else { return items.dropFirst().map { (first, $0) } }
    return items.indices.flatMap { index in items[(index + 1)...].map { (items[index], $0) } }
  }

  /// `factor * left - constant == other * right - amount`, with numbers that are not large.
  private func relateShares(
    _ left: (name: String, factor: Double, constant: Double), _ right: (name: String, factor: Double, amount: Double),
    _ priority: Double
  ) {
    let scale = 1 / max(left.factor, right.factor)
    // What is beyond the numbers that a relation may say counts for nothing beside the other.
    let factors = [left.factor, right.factor].map { max($0 * scale, 1e-6) }
    let difference = (left.constant - right.amount) * scale
    relate(
      "\(factors[0]) * \(left.name) == \(factors[1]) * \(right.name)\(HTMLRelation.plus(difference))",
      priority: priority)
  }
}
