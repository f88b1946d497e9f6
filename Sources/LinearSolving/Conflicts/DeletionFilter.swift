internal import LinearModel

/// Takes members away while the rest still contradicts itself, until none of them can go.
///
/// Members are taken away in growing groups as long as that works, and in shrinking ones when it does not, so that few needed
/// members among many cost about two tests for each doubling (the search of QuickXplain; Junker, 2004). What the test can
/// tell about all members at once saves the tests of those. Source of the filter: Chinneck, *Feasibility and Infeasibility
/// in Optimization* (2008), section 6.2.
struct DeletionFilter {
  private(set) var isActive: [Bool]
  /// Members that may still go, those that should go first at the front.
  private var undecided: ArraySlice<Int>

  /// - Parameter order: The active members; those that should rather go come first.
  init(order: [Int], memberCount: Int) {
    isActive = Array(repeating: false, count: memberCount)
    for member in order { isActive[member] = true }
    undecided = order[...]
  }

  /// - Parameters:
  ///   - contradicts: Whether these members contradict each other; they do at the start.
  ///   - indispensable: Which of these members are known to be needed.
  ///   - isJudged: Which members that can tell of at all.
  mutating func run(
    contradicts: ([Bool]) throws -> Bool, indispensable: ([Bool]) -> [Bool], isJudged: [Bool]
  ) rethrows {
    while !undecided.isEmpty {
      if undecided.contains(where: { isJudged[$0] }) {
        let needed = indispensable(isActive)
        undecided = undecided.filter { !needed[$0] }[...]
      }
      try removeFront(contradicts)
      // The first that stayed is needed: the rest holds without it.
      undecided = undecided.dropFirst()
    }
  }

  /// Removes as many as possible from the front.
  private mutating func removeFront(_ contradicts: ([Bool]) throws -> Bool) rethrows {
    var size = 1
    var isGrowing = true
    while !undecided.isEmpty {
      let group = undecided.prefix(size)
      for member in group { isActive[member] = false }
      if try contradicts(isActive) {
        undecided = undecided.dropFirst(size)
        size = isGrowing ? size * 2 : max(size / 2, 1)
      } else {
        for member in group { isActive[member] = true }
        if group.count == 1 { return }
        isGrowing = false
        size = group.count / 2
      }
    }
  }

  /// Takes members away by tests alone.
  mutating func run(contradicts: ([Bool]) throws -> Bool) rethrows {
    let nobody = Array(repeating: false, count: isActive.count)
    try run(contradicts: contradicts, indispensable: { _ in nobody }, isJudged: nobody)
  }
}
