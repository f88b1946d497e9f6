internal import LinearModel

/// Which sums can still move on the optimal face, how far, and which tier stops them.
struct ProbeTable {
  /// What is known about a sum.
  struct Entry {
    let terms: [LinearProgram.Term]
    /// All its values below ``Priority/share``; `nil` before they are measured.
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
    for index in entries.indices {
      let terms = entries[index].terms
      if face.isUnique || terms.allSatisfy({ face.program.columns[$0.column].isFixed }) {
        entries[index].range = .fixed(face.value(of: terms))
      } else {
        entries[index].range = try face.range(of: terms, in: &session)
      }
    }
  }

  /// Finds out which open probes a tier has settled.
  ///
  /// After the last tier nothing is open.
  private mutating func measureAgain(
    after priority: Priority, isLast: Bool, on face: inout OptimalFace,
    in session: inout any LinearSession & ~Copyable
  ) throws {
    for index in entries.indices where entries[index].isOpen {
      let isSettled =
        if isLast || face.isUnique { true } else { try !face.range(of: entries[index].terms, in: &session).isOpen }
      if isSettled { entries[index].decidedBy = priority }
    }
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

  /// All values of a sum over the face.
  mutating func range(
    of terms: [LinearProgram.Term], in session: inout any LinearSession & ~Copyable
  ) throws -> Bounds {
    let least = try extreme(terms, .least, in: &session)
    return Bounds(least, try extreme(terms, .greatest, in: &session))
  }
}

extension Bounds {
  /// Whether there is more than one value, beyond rounding.
  var isOpen: Bool { upper - lower > OptimalFace.valueTolerance }
}
