internal import LinearModel

extension ProbeTable {
  /// What is measured between two priorities: the ranges below ``Priority/align``, and behind it what a tier settled.
  enum Crossing {
    /// Everything above the measuring line is decided: ranges are measured.
    case measure
    /// A tier below the line is done.
    case measureAgain(after: Priority, isLast: Bool)

    /// - Parameter lower: The priority of the next tier; `nil` behind the last one.
    init?(from upper: Priority, to lower: Priority?) {
      if let lower, lower == upper { return nil }
      let lowest = lower?.rawValue ?? -1
      if upper >= .align {
        guard lowest < Priority.align.rawValue else { return nil }
        self = .measure
      } else {
        self = .measureAgain(after: upper, isLast: lower == nil)
      }
    }
  }
}
