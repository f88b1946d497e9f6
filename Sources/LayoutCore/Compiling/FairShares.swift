internal import LayoutGeometry

/// A length shared out as fairly as limits allow: the smallest share as large as possible, then the next (leximin).
///
/// One level decides: each share is the level, moved into its limits. The level is found between the limits at which the
/// sum bends. O(n log n). Source: the water-filling argument of Bertsekas and Gallager, *Data Networks* (1992), 6.5.2.
struct FairShares {
  private(set) var lengths: [Double]

  init(of total: Double, among limits: [Length]) {
    func sum(_ level: Double) -> Double { limits.reduce(0) { $0 + $1.fitted(to: level) } }
    let bends = (limits.map(\.minimum) + limits.map(\.maximum)).filter(\.isFinite).sorted()
    // Between two neighbouring bends the sum is a straight line, so the level follows from its slope.
    var level = bends.first ?? 0
    for bend in bends where sum(bend) <= total { level = bend }
    let slope = Double(limits.count { $0.minimum <= level && level < $0.maximum })
    if slope > 0, total > sum(level) { level += (total - sum(level)) / slope }
    lengths = limits.map { $0.fitted(to: level) }
  }
}
