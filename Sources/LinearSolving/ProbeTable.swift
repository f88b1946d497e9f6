internal import LinearModel

/// Measures which expressions can still move on the optimal face, how far, and which tier stops them.
struct ProbeTable {
  private struct Entry {
    let terms: [LinearProgram.Term]
    var range = Bounds(0, 0)
    var isOpen = false
    var decidedBy: Priority?
  }

  private var entries: [Entry]

  init(_ probes: [[LinearProgram.Term]]) {
    entries = probes.map { Entry(terms: $0) }
  }

  var results: [Solution.Probe] {
    entries.map { .init(lower: $0.range.lower, upper: $0.range.upper, decidedBy: $0.decidedBy) }
  }

  /// Measures every probe: the range over the face, and whether it holds more than one value.
  mutating func measure(on face: inout OptimalFace, in session: inout any LinearSession & ~Copyable) throws {
    var motion = FaceMotion(entries.map(\.terms), on: face)
    try motion.run(on: &face, in: &session)
    for index in entries.indices {
      if motion.subjects[index].canMove {
        entries[index].range = try motion.range(of: index, on: &face, in: &session)
        entries[index].isOpen = true
      } else {
        entries[index].range = .fixed(motion.subjects[index].seen.lower)
      }
    }
  }

  /// Finds out which open probes a tier has settled.
  ///
  /// After the last tier nothing is open.
  mutating func measureAgain(
    after priority: Priority, isLast: Bool, on face: inout OptimalFace,
    in session: inout any LinearSession & ~Copyable
  ) throws {
    let open = entries.indices.filter { entries[$0].isOpen && entries[$0].decidedBy == nil }
    var motion = FaceMotion(open.map { entries[$0].terms }, on: face)
    if !isLast { try motion.run(on: &face, in: &session) }
    for (index, subject) in zip(open, motion.subjects) where !subject.canMove { entries[index].decidedBy = priority }
  }
}

extension OptimalFace {
  /// Which end of a range.
  enum End { case least, greatest }

  /// The least or greatest value of a sum over the face; infinite where there is none.
  mutating func extreme(
    _ terms: [LinearProgram.Term], _ end: End, in session: inout any LinearSession & ~Copyable
  ) throws -> Double {
    let sign = end == .least ? 1.0 : -1.0
    switch try minimize(terms.map { .init($0.column, sign * $0.coefficient) }, in: &session) {
    case .optimal: return value(of: terms)
    case .unbounded: return -sign * .infinity
    case .infeasible: throw LayoutError.lostFace
    }
  }
}
