internal import LinearModel

/// Sums of places and lengths that are compared with 0, each with its priority, along one axis.
///
/// All terms stand in one list, so that a statement is no memory of its own.
struct FreeStatements {
  /// A number that is looked for, and how often it is taken.
  struct Term {
    let column: Int32
    let factor: Double

    /// From the start of its free layout to that of a node.
    static func start(_ node: Int, _ factor: Double = 1) -> Term { Term(column: Int32(2 * node), factor: factor) }
    /// The length of a node.
    static func length(_ node: Int, _ factor: Double = 1) -> Term { Term(column: Int32(2 * node + 1), factor: factor) }

    /// How many numbers there are for so many nodes.
    static func columnCount(nodes: Int) -> Int { 2 * nodes }

    /// Whether a number is a length, which is not below 0.
    static func isLength(_ column: Int) -> Bool { column % 2 == 1 }
  }

  /// That a sum of terms and a constant is 0, or no less, or no more.
  struct Statement {
    let relation: Relation
    let terms: Range<Int>
    let constant: Double
    let tier: Tier
  }

  /// When a statement has its say: those of a higher priority first, and of one priority those of a smaller depth.
  struct Tier: Hashable {
    var priority = Priority.required
    var depth = 0

    func comes(before other: Tier) -> Bool {
      priority == other.priority ? depth < other.depth : priority > other.priority
    }
  }

  private(set) var terms: [Term] = []
  private(set) var statements: [Statement] = []
  /// Where the terms of the statement begin that is being said.
  private var first = 0

  /// Adds a term to the statement that is being said.
  mutating func add(_ term: Term) { if term.factor != 0 { terms.append(term) } }

  /// Ends a statement: its terms and a constant, compared with 0.
  mutating func end(_ relation: Relation, constant: Double = 0, _ tier: Tier = Tier()) {
    statements.append(Statement(relation: relation, terms: first..<terms.count, constant: constant, tier: tier))
    first = terms.count
  }

  /// Says that a number is another one, or no more, or no less.
  mutating func say(_ term: Term, _ relation: Relation, _ number: Double, _ tier: Tier = Tier()) {
    add(term)
    end(relation, constant: -number, tier)
  }

  /// The statements of each tier, by their positions, the first tier first.
  ///
  /// O(n log t) for n statements of t tiers.
  var inTiers: [(tier: Tier, statements: [Int])] {
    var tiers: [(tier: Tier, statements: [Int])] = []
    for (index, statement) in statements.enumerated() {
      let place = tiers.partitionPoint { !$0.tier.comes(before: statement.tier) }
      if place == tiers.count || tiers[place].tier != statement.tier { tiers.insert((statement.tier, []), at: place) }
      tiers[place].statements.append(index)
    }
    return tiers
  }
}
