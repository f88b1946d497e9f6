public import LayoutGeometry
public import LinearModel

/// What the engine found out about a layout besides its rectangles.
public struct Diagnosis: Hashable, Sendable {
  /// Whether a layout has one answer by what it says, several, or none.
  public struct Status: RawRepresentable, Hashable, Sendable {
    /// The name of the status, as documents show it.
    public let rawValue: String

    /// Creates a status.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// What was said has exactly one answer.
    public static let determined = Status(rawValue: "determined")
    /// What was said leaves a choice, which a tie-break made.
    public static let ambiguous = Status(rawValue: "ambiguous")
    /// What was said contradicts itself.
    public static let unsatisfiable = Status(rawValue: "unsatisfiable")
  }

  /// Every choice that was left open, by axis and then in document order.
  public let ambiguities: [Ambiguity]
  /// What relations leave open in free layouts, by axis, places before lengths.
  public let underconstrained: [UnderconstrainedEdge]
  /// Conflicts that share no statement, as an error lists them; empty when the layout has an answer.
  public let conflicts: [Conflict]
  /// What stands out of its cell, or of the container that it stands in, for whatever reason, in document order.
  public let overflows: [Overflow]
  /// Other things worth knowing, such as two alignments for one column, as sentences.
  public let notes: [String]

  /// Statements that contradict each other; take any one away and the rest can hold: the first of ``conflicts``.
  ///
  /// Empty when the layout has an answer.
  public var conflict: [LayoutError.ConflictMember] { conflicts.first?.members ?? [] }

  /// Whether the layout has one answer by what it says, several, or none.
  public var status: Status {
    if !conflicts.isEmpty { return .unsatisfiable }
    return ambiguities.isEmpty && underconstrained.isEmpty ? .determined : .ambiguous
  }

  package init(
    ambiguities: [Ambiguity] = [], underconstrained: [UnderconstrainedEdge] = [],
    conflicts: [Conflict] = [], overflows: [Overflow] = [], notes: [String] = []
  ) {
    self.ambiguities = ambiguities
    self.underconstrained = underconstrained
    self.conflicts = conflicts
    self.overflows = overflows
    self.notes = notes
  }
}

/// A length that the constraints leave open, and how it was decided.
public struct Ambiguity: Hashable, Sendable {
  /// Why a length is open.
  public struct Kind: RawRepresentable, Hashable, Sendable {
    /// The name of the kind, as documents show it.
    public let rawValue: String

    /// Creates a kind.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// No cell that asks for anything stands in the track alone: only spans cover it, or unsized cells without a minimum.
    public static let noOwnCell = Kind(rawValue: "noOwnCell")
    /// A span is larger than the own sizes of its tracks, and what is over may go to any of them.
    public static let sharedExcess = Kind(rawValue: "sharedExcess")
    /// Relations leave a track free.
    public static let underconstrained = Kind(rawValue: "underconstrained")
  }

  /// What decided an open length.
  public struct Rule: RawRepresentable, Hashable, Sendable {
    /// The name of the rule, as documents show it.
    public let rawValue: String

    /// Creates a rule.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The whole is as small as possible.
    public static let total = Rule(rawValue: "total")
    /// Lengths in a free layout are as small as possible.
    public static let leastLength = Rule(rawValue: "leastLength")
    /// What stands in a free layout is as far leading and up as possible.
    public static let leastPosition = Rule(rawValue: "leastPosition")

    /// The grid's tie-break.
    package init(_ tieBreak: TieBreak) { rawValue = tieBreak.rawValue }

    /// What the rule sees to, in words: `the whole is as small as possible`.
    public var words: String {
      switch TieBreak(rawValue: rawValue) {
      case .equalGrowth: "all that is open grows by the same"
      case .equalSizes: "all that is open is as equal as can be"
      case .proportional: "all that is open grows in proportion to what it has"
      case .leading: "the first that is open takes what is over"
      case .trailing: "the last that is open takes what is over"
      case nil:
        switch self {
        case .total: "the whole is as small as possible"
        case .leastLength: "lengths are as small as possible"
        case .leastPosition: "everything stands as far to the start as possible"
        default: "preferences of \(rawValue) are met"
        }
      }
    }
  }

  /// The axis of the length: horizontal for a column's width.
  public let axis: Axis
  /// Why the length is open.
  public let kind: Kind
  /// The place of the container in the description, such as `layout` or `layout.children[1]`.
  public let container: String
  /// The number of the track, counted from 0.
  public let track: Int
  /// The least length it could have, in points.
  public let lower: Double
  /// The greatest length it could have, in points; infinity where nothing limits it.
  public let upper: Double
  /// The length it got, in points.
  public let chosen: Double
  /// The rule that chose.
  public let decidedBy: Rule
  /// The ids of the cells that are involved, in document order.
  public let cells: [String]
  /// The tracks of the container that are open together, in order: what one takes, others do not; this one is among them.
  ///
  /// Cells across several of them tie them to each other.
  public let together: [Int]
  /// Ways to settle it.
  ///
  /// The engine has tried each, and each works.
  public let fixes: [Fix]
  /// The container's node in the tree.
  package let node: Int

  package init(
    axis: Axis, kind: Kind, container: String, track: Int, lower: Double, upper: Double, chosen: Double,
    decidedBy: Rule, cells: [String], together: [Int]? = nil, fixes: [Fix], node: Int
  ) {
    self.axis = axis
    self.kind = kind
    self.container = container
    self.track = track
    self.lower = lower
    self.upper = upper
    self.chosen = chosen
    self.decidedBy = decidedBy
    self.cells = cells
    self.together = together ?? [track]
    self.fixes = fixes
    self.node = node
  }

  package func with(fixes: [Fix]) -> Ambiguity {
    Ambiguity(
      axis: axis, kind: kind, container: container, track: track, lower: lower, upper: upper, chosen: chosen,
      decidedBy: decidedBy, cells: cells, together: together, fixes: fixes, node: node)
  }
}
