internal import LinearModel

/// Decides whether requirements can hold that say how far columns lie apart, or how far from zero.
///
/// Each asks one of two nodes to lie at least a length behind the other, so they contradict each other just where they make a circle
/// that gains length; and what stands on a circle once needs nothing else to contradict itself.
struct DifferenceTest {
  private var paths: LongestPaths
  /// By arc: who asks for it.
  private var members: [Int] = []
  /// By member: its arcs.
  private var arcs: [[Int]]
  /// Whether all rows are such differences, or can hold in any case, so that circles decide everything.
  private(set) var isComplete = true

  init(_ system: Requirements) {
    let ground = system.columns.count
    arcs = Array(repeating: [], count: system.memberCount)
    paths = LongestPaths(from: system.columns.map { $0.lower.isFinite ? $0.lower : 0 } + [0])
    for (column, bounds) in system.columns.enumerated() { add(column, ground, bounds, Requirements.granted) }
    for limit in system.limits { add(limit.column, ground, limit.bounds, limit.member) }
    let isPrivate = Self.privateColumns(of: system)
    for row in system.rows {
      switch row.terms.count {
      case 0: add(ground, ground, row.bounds, row.member)
      case 1: add(row.terms[0].column, ground, row.bounds.divided(by: row.terms[0].coefficient), row.member)
      case 2 where row.terms[0].coefficient == -row.terms[1].coefficient:
        let bounds = row.bounds.divided(by: row.terms[0].coefficient)
        add(row.terms[0].column, row.terms[1].column, bounds, row.member)
      default: isComplete = isComplete && Self.canAlwaysHold(row, isPrivate, system.columns)
      }
    }
  }

  /// Adds what bounds ask for the distance of one node from another.
  private mutating func add(_ node: Int, _ other: Int, _ bounds: Bounds, _ member: Int) {
    paths.add(bounds, from: other, to: node)
    for arc in members.count..<paths.arcCount {
      members.append(member)
      if member >= 0 { arcs[member].append(arc) }
    }
  }

  // MARK: Other rows

  /// The columns that one row only is about, and no member.
  private static func privateColumns(of system: Requirements) -> [Bool] {
    var rowCounts = Array(repeating: 0, count: system.columns.count)
    for row in system.rows { for term in row.terms { rowCounts[term.column] += 1 } }
    for limit in system.limits { rowCounts[limit.column] += 1 }
    return rowCounts.map { $0 == 1 }
  }

  /// Whether a row's private columns can take up whatever the others come to, as the total of a row does that is as long as it is.
  private static func canAlwaysHold(_ row: Requirements.Row, _ isPrivate: [Bool], _ columns: [Bounds]) -> Bool {
    var (own, others) = (IntervalSum(), IntervalSum())
    for term in row.terms {
      if isPrivate[term.column] {
        own.add(columns[term.column], times: term.coefficient)
      } else {
        others.add(columns[term.column], times: term.coefficient)
      }
    }
    return (own.bounds.upper == .infinity || others.bounds.lower + own.bounds.upper >= row.bounds.lower)
      && (own.bounds.lower == -.infinity || others.bounds.upper + own.bounds.lower <= row.bounds.upper)
  }

  // MARK: Answers

  /// Whether the active members contradict each other, or what is taken for granted, by such differences.
  func contradicts(_ isActive: [Bool]) -> Bool {
    var paths = active(isActive)
    return paths.raise() != nil
  }

  /// The members on a circle that gains length among active ones; `nil` where there is none.
  func membersOnCircle(_ isActive: [Bool]) -> [Bool]? {
    var paths = active(isActive)
    guard let circle = paths.raise() else { return nil }
    var involved = Array(repeating: false, count: isActive.count)
    for arc in circle where members[arc] >= 0 { involved[members[arc]] = true }
    return involved
  }

  /// Which active members the contradiction cannot do without: take any one of them away and the rest can hold.
  ///
  /// They stand on every circle that gains, so on the first that is found. When one after the other is taken away along that one,
  /// each in exchange for the one before it, little is raised each time.
  func indispensable(_ isActive: [Bool]) -> [Bool] {
    var needed = Array(repeating: false, count: isActive.count)
    var paths = active(isActive)
    guard let circle = paths.raise() else { return needed }
    var isRaised = false
    var previous: Int?
    var isTried = needed
    for member in circle.map({ members[$0] }) where member >= 0 && !isTried[member] {
      isTried[member] = true
      for arc in arcs[member] { paths.setArc(arc, isOn: false) }
      let back = previous.map { arcs[$0] } ?? []
      for arc in back { paths.setArc(arc, isOn: true) }
      previous = member
      needed[member] = (isRaised ? paths.raise(from: back.map(paths.tail(ofArc:))) : paths.raise()) == nil
      isRaised = needed[member]
    }
    return needed
  }

  private func active(_ isActive: [Bool]) -> LongestPaths {
    var paths = paths
    for (member, arcs) in arcs.enumerated() where !isActive[member] {
      for arc in arcs { paths.setArc(arc, isOn: false) }
    }
    return paths
  }
}
