/// How strong a constraint is, from 0 to 1000.
///
/// All constraints of one priority form a *tier*. Tiers are strictly lexicographic: no gain in a lower tier, however
/// large, buys a loss in a higher one. The names `strong`, `medium` and `weak` are those of Kiwi and Cassowary.
public struct Priority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number behind the priority, from 0 to 1000.
  public let rawValue: Double

  /// Creates a priority from its number.
  ///
  /// - Parameter rawValue: From 0 to 1000; `nil` comes back for anything else, `NaN` included.
  public init?(rawValue: Double) {
    guard rawValue >= 0, rawValue <= 1000 else { return nil }
    self.rawValue = rawValue
  }

  private init(known rawValue: Double) {
    self.rawValue = rawValue
  }

  /// 1000: holds, or the model is infeasible.
  public static let required = Priority(known: 1000)
  /// 900: a layout stays inside its container when overflow is allowed.
  public static let fit = Priority(known: 900)
  /// 800: Kiwi's `strong`.
  public static let strong = Priority(known: 800)
  /// 750: every sized item gets its ideal size.
  public static let ideal = Priority(known: 750)
  /// 600: Kiwi's `medium`.
  public static let medium = Priority(known: 600)
  /// 500: what flexible members cover takes up what the container leaves.
  public static let fill = Priority(known: 500)
  /// 400: Kiwi's `weak`.
  public static let weak = Priority(known: 400)
  /// 250: tracks are no larger than their content needs.
  public static let hug = Priority(known: 250)
  /// 200: flexible members share what is left, equally.
  public static let share = Priority(known: 200)
  /// 150: items stand in their cells as their alignment says.
  ///
  /// Ambiguity is measured below this tier.
  public static let align = Priority(known: 150)
  /// 50: the whole is as small as possible.
  public static let total = Priority(known: 50)
  /// 10: the tie-break that decides what everything above leaves open.
  public static let policy = Priority(known: 10)

  /// Orders priorities from weak to strong.
  public static func < (left: Priority, right: Priority) -> Bool {
    left.rawValue < right.rawValue
  }
}
