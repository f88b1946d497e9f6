internal import LinearModel

/// Finds members of requirements that contradict each other, none of them too many.
///
/// Parts without cycles are decided by intervals, and those in which all are differences by circles, without a solver; others by
/// linear programs over what takes part.
struct IrreducibleSubset {
  private let requirements: Requirements
  private let removalOrder: [Int]

  /// - Parameter removalOrder: All members; those that a report should rather do without come first.
  init(_ requirements: Requirements, removalOrder: [Int]) {
    self.requirements = requirements
    self.removalOrder = removalOrder
  }

  /// The members, in ascending order: none where what is taken for granted contradicts itself, `nil` where nothing does.
  func members(on solver: BudgetedSolver) throws -> [Int]? {
    try independentMembers(atMost: 1, on: solver).first
  }

  /// The members of contradictions that share none: what is left without those of one is looked through for the next.
  ///
  /// The first is that of ``members(on:)``; where what is taken for granted contradicts itself, it is empty and the only one. Each
  /// takes a look at the part of the system that it is in, besides what it takes to reduce it.
  ///
  /// - Parameters:
  ///   - limit: How many are looked for at most.
  ///   - removed: Members that count as taken back already.
  func independentMembers(
    atMost limit: Int, without removed: [Int] = [], on solver: BudgetedSolver
  ) throws -> [[Int]] {
    let nobody = Array(repeating: false, count: requirements.memberCount)
    let granted = requirements.keeping(nobody).components()
    if try granted.contains(where: { try Self.contradicts($0, nobody, on: solver) }) { return [[]] }
    var isLeft = Array(repeating: true, count: requirements.memberCount)
    for member in removed { isLeft[member] = false }
    var found: [[Int]] = []
    while found.count < limit, let crossing = membersOfCrossingBounds(isLeft),
      let members = try irreducible(crossing, on: solver)
    {
      for member in members { isLeft[member] = false }
      found.append(members)
    }
    var parts = Array(requirements.keeping(isLeft).components().reversed())
    while found.count < limit, let part = parts.popLast() {
      // What one contradiction took away may have had a say in several parts.
      let rest = found.isEmpty ? part : part.keeping(isLeft)
      guard let members = try next(rest, isLeft, isFirst: found.isEmpty, on: solver), !members.isEmpty else { continue }
      for member in members { isLeft[member] = false }
      found.append(members)
      if found.count < limit { parts += rest.keeping(isLeft).components().reversed() }
    }
    return found
  }

  /// The members of a contradiction in a part; `nil` where it has none, or where the first one is known and the solver fails at another.
  private func next(
    _ part: Requirements, _ isActive: [Bool], isFirst: Bool, on solver: BudgetedSolver
  ) throws -> [Int]? {
    if isFirst { return try irreducible(part, isActive, on: solver) }
    // No program is asked for what circles of differences would show.
    if case let differences = DifferenceTest(part), differences.isComplete, !differences.contradicts(isActive) {
      return nil
    }
    do {
      return try irreducible(part, isActive, on: solver)
    } catch is LayoutError {
      return nil
    }
  }

  /// Whether all members contradict each other, or what is taken for granted.
  func isContradiction(on solver: BudgetedSolver) throws -> Bool {
    let everyone = Array(repeating: true, count: requirements.memberCount)
    return try requirements.keeping(everyone).components().contains {
      try Self.contradicts($0, everyone, on: solver)
    }
  }

  /// The members of a contradiction in one part of the active ones; `nil` where it has none.
  private func irreducible(
    _ part: Requirements, _ isActive: [Bool], on solver: BudgetedSolver
  ) throws -> [Int]? {
    let intervals = IntervalTest(part)
    if intervals.contradicts(isActive) { return try irreducible(part.activeMembers, on: solver) }
    if intervals.isForest { return nil }
    let circle = DifferenceTest(part).membersOnCircle(isActive)
    if let circle, let found = try irreducible(circle, on: solver) { return found }
    guard let involved = try FarkasCertificate.members(of: part, on: solver) else { return nil }
    // Where a contradiction is so faint that its certificate does not hold up, the filter starts from all members.
    return try irreducible(involved, on: solver) ?? irreducible(part.activeMembers, on: solver)
  }

  // MARK: Bounds

  /// The active members that press the lower bound of a column above its upper one.
  private func membersOfCrossingBounds(_ isActive: [Bool]) -> [Bool]? {
    guard let column = requirements.bounds(isActive).firstIndex(where: \.isEmpty) else { return nil }
    var bounds = requirements.columns[column]
    var (lower, upper) = (Requirements.granted, Requirements.granted)
    for limit in requirements.limits where limit.column == column && isActive[limit.member] {
      if limit.bounds.lower > bounds.lower || limit.bounds.lower == bounds.lower && limit.member < lower {
        (bounds.lower, lower) = (limit.bounds.lower, limit.member)
      }
      if limit.bounds.upper < bounds.upper || limit.bounds.upper == bounds.upper && limit.member < upper {
        (bounds.upper, upper) = (limit.bounds.upper, limit.member)
      }
    }
    var involved = Array(repeating: false, count: requirements.memberCount)
    for member in [lower, upper] where member >= 0 { involved[member] = true }
    return involved
  }

  // MARK: Reduction

  /// Those of some members that a contradiction needs; `nil` where they do not contradict each other.
  private func irreducible(_ involved: [Bool], on solver: BudgetedSolver) throws -> [Int]? {
    let parts = requirements.keeping(involved).components()
    let system = Requirements.joined(parts, memberCount: requirements.memberCount)
    let intervals = IntervalTest(system.bundled())
    var filter = DeletionFilter(order: removalOrder.filter { involved[$0] }, memberCount: requirements.memberCount)
    var isContradiction = intervals.contradicts(filter.isActive)
    if intervals.isForest {
      guard isContradiction else { return nil }
      filter.run(
        contradicts: intervals.contradicts, indispensable: intervals.indispensable,
        isJudged: intervals.membersInOnePlace)
    } else if case let differences = DifferenceTest(system), differences.isComplete {
      guard differences.contradicts(filter.isActive) else { return nil }
      filter.run(contradicts: differences.contradicts, indispensable: differences.indispensable, isJudged: involved)
    } else {
      try solver.withSession(on: ProgramTest.program(of: intervals)) { session in
        var test = ProgramTest(intervals, budget: solver.budget)
        isContradiction = try test.contradicts(filter.isActive, in: &session)
        guard isContradiction else { return }
        try filter.run { try test.contradicts($0, in: &session) }
      }
      guard isContradiction else { return nil }
    }
    return filter.isActive.indices.filter { filter.isActive[$0] }
  }

  private static func contradicts(
    _ part: Requirements, _ isActive: [Bool], on solver: BudgetedSolver
  ) throws -> Bool {
    let intervals = IntervalTest(part)
    var answer = intervals.contradicts(isActive)
    if answer || intervals.isForest { return answer }
    let differences = DifferenceTest(part)
    if differences.isComplete { return differences.contradicts(isActive) }
    try solver.withSession(on: ProgramTest.program(of: intervals)) { session in
      var test = ProgramTest(intervals, budget: solver.budget)
      answer = try test.contradicts(isActive, in: &session)
    }
    return answer
  }
}
