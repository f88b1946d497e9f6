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
    for index in entries.indices {
      let terms = entries[index].terms
      if face.isUnique || terms.allSatisfy({ face.program.columns[$0.column].isFixed }) {
        entries[index].range = .fixed(face.value(of: terms))
      } else {
        entries[index].range = try face.range(of: terms, in: &session)
        entries[index].isOpen = entries[index].range.isOpen
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
    for index in entries.indices where entries[index].isOpen && entries[index].decidedBy == nil {
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
  fileprivate var isOpen: Bool { upper - lower > OptimalFace.valueTolerance }
}
