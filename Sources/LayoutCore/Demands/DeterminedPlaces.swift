internal import LinearModel
internal import LinearSolving

/// The one answer to statements of several priorities, where bounds of single numbers tell it.
///
/// Tier by tier, each equation of two numbers makes one follow from the other, and each statement about one number bounds it. What
/// a tier says of one number either can be met, and is a bound from then on, or it can not, and the number is as near to it as the
/// bounds of higher tiers let it be. What ties several numbers that are not told yet waits, and has to hold in the end.
///
/// Where all numbers are told and all that waited holds, this is the best answer, and the only one: each statement that does not
/// hold is violated by the least that the tiers above leave possible, all at once, so no tier can do better (the bound of each sum
/// is the sum of the bounds); and whatever is as good meets the same bounds, which leave each number one value. Where two
/// statements of one tier are at odds, how much each counts decides, and where statements of several numbers are, a program does.
///
/// Source of the order: Borning, Freeman-Benson and Wilson, *Constraint hierarchies* (1992); of the bounds: Davis, *Constraint
/// propagation with interval labels* (1987).
struct DeterminedPlaces {
  private let statements: FreeStatements
  private var classes: AffineClasses
  /// By the number that leads a class.
  private var bounds: [Bounds]
  /// The numbers that are not told in the statement that was looked at last.
  private var unknowns: [Unknown] = []
  /// The statements about several numbers that are not told.
  private var waiting: [Int] = []
  /// Whether a number was told or bounded, or made to follow from another one, since what waits was looked at.
  private var hasNews = false
  /// How often statements may still be looked at: where that many times tell little, a program is as good.
  private var looks: Int

  /// What sums of many numbers may be off by, as a part of them: bounds that are nearer to each other are at odds with nothing.
  static let rounding = 1e-9
  /// What bounds may differ by and be one number, as a part of it: a few thousand times what one addition may be off by.
  ///
  /// What is between the two may be either, and is multiplied in what follows from it.
  private static let exactness = 1e-12
  /// A chain is told in two rounds if it stands in an order, in each of some ten tiers.
  private static let looksAtEach = 24

  /// - Parameter columnCount: How many numbers there are: the start and the length of each node.
  /// - Returns: `nil` where bounds tell no answer, or there is none; numbers that nothing is said of are not told.
  init?(_ statements: FreeStatements, columnCount: Int) {
    self.statements = statements
    classes = AffineClasses(columnCount: columnCount)
    bounds = Array(repeating: .free, count: columnCount)
    looks = Self.looksAtEach * statements.statements.count
    // No length is below 0.
    for column in 0..<columnCount where FreeStatements.Term.isLength(column) { bounds[column].lower = 0 }
    // What sharing and all that comes after it decides is for a program to say.
    for (tier, said) in statements.inTiers where tier.priority > .share {
      guard meet(said, of: tier), meetWaiting() else { return nil }
    }
    guard waiting.isEmpty else { return nil }
  }

  /// A number; `nil` where it is not told.
  mutating func value(_ term: FreeStatements.Term) -> Double? {
    let link = classes.link(of: Int(term.column))
    return classes.value(ofLeader: link.leader).map { term.factor * (link.slope * $0 + link.offset) }
  }

  // MARK: Tiers

  /// Takes in the statements of a tier.
  ///
  /// - Returns: `false` where this does not tell what they come to.
  private mutating func meet(_ said: [Int], of tier: FreeStatements.Tier) -> Bool {
    let isRequired = tier.priority == .required
    var single: [Int] = []
    // Once something of the tier ties several numbers, it could give way as well as what that leaves no room for.
    var mayGiveWay = false
    for index in said {
      let sum = sum(of: index)
      switch unknowns.count {
      case 0:
        // What cannot be met any more is violated by as much in every answer that is left.
        guard (!isRequired && !mayGiveWay) || holds(index, sum) else { return false }
      case 1 where isRequired: guard bound(index, sum) else { return false }
      case 1: single.append(index)
      case 2 where statements.statements[index].relation == .equal:
        mayGiveWay = !isRequired
        guard join(sum) else { return false }
      default:
        mayGiveWay = !isRequired
        waiting.append(index)
        guard boundEach(index, sum) else { return false }
      }
    }
    return prefer(single, asFarAsPossible: !mayGiveWay)
  }

  /// Takes in again what waits, and has to hold.
  private mutating func meetWaiting() -> Bool {
    while hasNews {
      hasNews = false
      var left: [Int] = []
      left.reserveCapacity(waiting.count)
      for index in waiting {
        looks -= 1
        guard looks > 0 else { return false }
        let sum = sum(of: index)
        switch unknowns.count {
        case 0: guard holds(index, sum) else { return false }
        case 1: guard bound(index, sum) else { return false }
        case 2 where statements.statements[index].relation == .equal: guard join(sum) else { return false }
        default:
          left.append(index)
          guard boundEach(index, sum) else { return false }
        }
      }
      // In turns from both ends: bounds go along a chain of statements in one of the two.
      waiting = left.reversed()
    }
    return true
  }

  /// What statements of one tier, each about one number, ask of that.
  private struct Wish {
    let leader: Int32
    var bounds: Bounds
  }

  /// Brings numbers to what statements of one tier say of each.
  ///
  /// - Parameter asFarAsPossible: Whether numbers may be as near to that as bounds let them be.
  private mutating func prefer(_ single: [Int], asFarAsPossible: Bool) -> Bool {
    var wishes: [Wish] = []
    wishes.reserveCapacity(single.count)
    for index in single {
      // What is said in the same tier may have made it follow from another number meanwhile.
      let sum = sum(of: index)
      guard let unknown = unknowns.first else {
        guard holds(index, sum) else { return false }
        continue
      }
      wishes.append(Wish(leader: unknown.leader, bounds: asked(index, sum).divided(by: unknown.factor)))
    }
    wishes.sort { $0.leader < $1.leader }
    var rest = wishes[...]
    while var wish = rest.popFirst() {
      while let other = rest.first, other.leader == wish.leader {
        wish.bounds.lower = max(wish.bounds.lower, other.bounds.lower)
        wish.bounds.upper = min(wish.bounds.upper, other.bounds.upper)
        rest.removeFirst()
      }
      guard grant(wish, asFarAsPossible: asFarAsPossible) else { return false }
    }
    return true
  }

  private mutating func grant(_ wish: Wish, asFarAsPossible: Bool) -> Bool {
    guard asFarAsPossible else { return narrow(wish.leader, to: wish.bounds) }
    let known = bounds[Int(wish.leader)]
    var granted = wish.bounds
    // At odds with each other, statements of one tier count against each other.
    guard Self.isOrdered(granted) else { return false }
    if !Self.isOrdered(Bounds(granted.lower, known.upper)) {
      granted = .fixed(known.upper)
    } else if !Self.isOrdered(Bounds(known.lower, granted.upper)) {
      granted = .fixed(known.lower)
    }
    return narrow(wish.leader, to: granted)
  }

  // MARK: Bounds

  /// Whether the lower one is no more than the upper one, but for rounding.
  private static func isOrdered(_ bounds: Bounds) -> Bool {
    bounds.lower <= bounds.upper
      || bounds.lower <= bounds.upper + rounding * (1 + min(abs(bounds.lower), abs(bounds.upper)))
  }

  /// Takes in bounds of the number that leads a class; those that meet tell it.
  private mutating func narrow(_ leader: Int32, to other: Bounds) -> Bool {
    let known = bounds[Int(leader)]
    let narrowed = Bounds(max(known.lower, other.lower), min(known.upper, other.upper))
    bounds[Int(leader)] = narrowed
    guard Self.isOrdered(narrowed) else { return false }
    let isSame =
      Self.isOrdered(Bounds(narrowed.lower, known.lower)) && Self.isOrdered(Bounds(known.upper, narrowed.upper))
    if !isSame { hasNews = true }
    if let value = classes.value(ofLeader: leader) {
      return Self.isOrdered(Bounds(value, narrowed.upper)) && Self.isOrdered(Bounds(narrowed.lower, value))
    }
    // Whether they meet is asked the other way round.
    guard Self.isOrdered(Bounds(narrowed.upper, narrowed.lower)) else { return true }
    let value = (narrowed.lower + narrowed.upper) / 2
    guard abs(narrowed.upper - narrowed.lower) <= Self.exactness * (1 + abs(value)) else { return false }
    classes.tell(leader, value)
    return true
  }

  /// What a statement leaves the sum of the numbers in it that are not told.
  private func asked(_ index: Int, _ sum: Sum) -> Bounds {
    Bounds(relation: statements.statements[index].relation, constant: sum.constant)
  }

  /// What a number adds to the sum that it is in.
  private func part(_ number: Unknown) -> Bounds { bounds[Int(number.leader)].multiplied(by: number.factor) }

  /// Takes in a statement about one number that has to hold.
  private mutating func bound(_ index: Int, _ sum: Sum) -> Bool {
    narrow(unknowns[0].leader, to: asked(index, sum).divided(by: unknowns[0].factor))
  }

  /// Takes in what a statement about several numbers that has to hold leaves each of them, by the bounds of the others.
  private mutating func boundEach(_ index: Int, _ sum: Sum) -> Bool {
    let asked = asked(index, sum)
    var activity = Activity()
    for number in unknowns { activity.add(part(number)) }
    for number in unknowns {
      let room = activity.room(for: part(number), within: asked)
      guard narrow(number.leader, to: room.divided(by: number.factor)) else { return false }
    }
    return true
  }

  /// Takes in that a sum of two numbers is 0.
  private mutating func join(_ sum: Sum) -> Bool {
    let (first, second) = (unknowns[0], unknowns[1])
    let known = bounds[Int(first.leader)]
    classes.join(first.factor, Int(first.leader), second.factor, Int(second.leader), sum: -sum.constant)
    hasNews = true
    let link = classes.link(of: Int(first.leader))
    return narrow(
      link.leader, to: Bounds(known.lower - link.offset, known.upper - link.offset).divided(by: link.slope))
  }

  // MARK: Sums

  /// A number that is not told, which leads its class, and how often it is taken.
  private struct Unknown {
    let leader: Int32
    var factor: Double
    /// The largest of what was added up to the factor.
    var magnitude: Double

    /// Whether nothing but rounding is left of what was added up.
    var isCancelled: Bool { abs(factor) <= DeterminedPlaces.exactness * magnitude }
  }

  /// What all that is told in a statement comes to.
  private struct Sum {
    var constant: Double
    /// The largest of what was added up, which tells how exact it is.
    var magnitude: Double
  }

  /// Adds up what is told of a statement, and notes the numbers in it that are not.
  private mutating func sum(of index: Int) -> Sum {
    let statement = statements.statements[index]
    var sum = Sum(constant: statement.constant, magnitude: 1 + abs(statement.constant))
    unknowns.removeAll(keepingCapacity: true)
    for term in statements.terms[statement.terms] {
      let link = classes.link(of: Int(term.column))
      let (slope, offset) = (term.factor * link.slope, term.factor * link.offset)
      sum.constant += offset
      sum.magnitude = max(sum.magnitude, abs(offset))
      if let value = classes.value(ofLeader: link.leader) {
        sum.constant += slope * value
        sum.magnitude = max(sum.magnitude, abs(slope * value))
      } else if let known = unknowns.firstIndex(where: { $0.leader == link.leader }) {
        unknowns[known].factor += slope
        unknowns[known].magnitude = max(unknowns[known].magnitude, abs(slope))
      } else {
        unknowns.append(Unknown(leader: link.leader, factor: slope, magnitude: abs(slope)))
      }
    }
    if unknowns.contains(where: \.isCancelled) { unknowns.removeAll(where: \.isCancelled) }
    return sum
  }

  /// Whether a statement holds in which all is told.
  private func holds(_ index: Int, _ sum: Sum) -> Bool {
    let rounding = Self.rounding * sum.magnitude
    return switch statements.statements[index].relation {
    case .equal: abs(sum.constant) <= rounding
    case .greaterOrEqual: sum.constant >= -rounding
    case .lessOrEqual: sum.constant <= rounding
    }
  }
}
