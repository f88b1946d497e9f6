package import LayoutCore

/// Numbers the fixes of a diagnosis from 1, in the order in which reports tell them; the same one twice has one number.
struct FixNumbers {
  private struct Change: Hashable {
    let text: String
    /// What a fix does, except where that is as long as the layout: then its text, which names the container, is enough.
    let edit: LayoutCore.Fix.Edit?

    init(_ fix: LayoutCore.Fix) {
      text = fix.text
      edit = fix.edit.isLong ? nil : fix.edit
    }
  }

  private var numbers: [Change: Int] = [:]
  /// All fixes so far; the first has the number 1.
  private(set) var fixes: [LayoutCore.Fix] = []

  mutating func number(of fix: LayoutCore.Fix) -> Int {
    if let number = numbers[Change(fix)] { return number }
    fixes.append(fix)
    numbers[Change(fix)] = fixes.count
    return fixes.count
  }
}

extension Diagnosis {
  /// All fixes that reports tell, each once; the first has the number 1.
  package var fixes: [Fix] {
    var numbers = FixNumbers()
    for fix in conflicts.flatMap(\.fixes) + ambiguities.flatMap(\.fixes) + underconstrained.flatMap(\.fixes) {
      _ = numbers.number(of: fix)
    }
    return numbers.fixes
  }
}

extension LayoutCore.Fix.Edit {
  /// Whether it changes so many tracks that it is told in full only once.
  fileprivate var isLong: Bool {
    switch self {
    case .addSizingRow(_, let tracks, _), .addSizingColumn(_, let tracks, _):
      tracks.count > LayoutCore.Fix.mostNamedTracks
    default: false
    }
  }
}
