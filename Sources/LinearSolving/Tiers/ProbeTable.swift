internal import LinearModel

/// Which sums can still move on the optimal face, how far, and which tier stops them.
struct ProbeTable {
  /// What is known about a sum.
  struct Entry {
    let terms: [LinearProgram.Term]
    /// All its values below ``Priority/align``; `nil` before they are measured.
    var range: Bounds?
    var decidedBy: Priority?

    /// Whether there was more than one value and no tier has left one yet.
    var isOpen: Bool { (range?.isOpen ?? true) && decidedBy == nil }
  }

  var entries: [Entry]

  init(_ probes: [[LinearProgram.Term]]) {
    entries = probes.map { Entry(terms: $0) }
  }

  init(_ entries: [Entry]) {
    self.entries = entries
  }

  var results: [Solution.Probe] {
    entries.map { .init(lower: $0.range?.lower ?? 0, upper: $0.range?.upper ?? 0, decidedBy: $0.decidedBy) }
  }

  mutating func take(
    _ crossing: Crossing, on face: inout OptimalFace, in session: inout any LinearSession & ~Copyable
  ) throws {
    switch crossing {
    case .measure: try measure(on: &face, in: &session)
    case .measureAgain(let priority, let isLast):
      try measureAgain(after: priority, isLast: isLast, on: &face, in: &session)
    }
  }

  /// Measures every probe: the range over the face.
  private mutating func measure(
    on face: inout OptimalFace, in session: inout any LinearSession & ~Copyable
  ) throws {
    var motion = FaceMotion(entries.map(\.terms), on: face)
    try motion.run(on: &face, in: &session)
    for index in entries.indices {
      let subject = motion.subjects[index]
      entries[index].range =
        subject.canMove ? try motion.range(of: index, on: &face, in: &session) : .fixed(subject.seen.lower)
    }
  }

  /// Finds out which open probes a tier has settled.
  ///
  /// After the last tier nothing is open.
  private mutating func measureAgain(
    after priority: Priority, isLast: Bool, on face: inout OptimalFace,
    in session: inout any LinearSession & ~Copyable
  ) throws {
    let open = entries.indices.filter { entries[$0].isOpen }
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

extension Bounds {
  /// Whether there is more than one value, beyond rounding.
  var isOpen: Bool { upper - lower > OptimalFace.valueTolerance }
}
