/// Where the programs of a model ended, as a value: what the next solve of a similar model starts from.
///
/// It holds bases and no numbers, so it never changes an answer by more than rounding.
public struct WarmStart: Hashable, Sendable {
  /// By program, in the order in which they were solved.
  private var trails: [BasisTrail] = []
  private var nextTrails: [BasisTrail] = []

  /// Creates one that says nothing.
  public init() {}

  /// The trail of the next program.
  func trail() -> BasisTrail {
    BasisTrail(after: nextTrails.count < trails.count ? trails[nextTrails.count] : nil)
  }

  /// Keeps the trail of a program that was solved.
  mutating func keep(_ trail: BasisTrail) { nextTrails.append(trail.kept) }

  /// What the next model starts from, beginning with its first program.
  var rewound: WarmStart {
    var next = WarmStart()
    next.trails = nextTrails
    return next
  }
}
