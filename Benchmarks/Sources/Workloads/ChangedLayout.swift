import ConstraintLayout

/// W20: a session on another workload, to which the same kind of change comes again and again.
struct ChangedLayout<Base: ChangingLayout, Change: LayoutChangeKind>: EditedLayout {
  /// That of the workload behind its number, and of the change: `W20-cards-resized`.
  static var name: String { "W20" + Base.name.drop { $0 != "-" } + "-" + Change.name }
  /// From a dialog to a long form; before the first edit everything is placed, which is what takes longest here.
  static var sizes: [Int] { [10, 100, 1_000] }
  private let base: Base
  private var editCount = 0
  /// The size before any edit.
  let proposal: ProposedSize
  var session: LayoutSession?

  init(items: Int) {
    base = Base(items: items)
    proposal = Change.proposal(for: base)
  }

  func description() -> some Layout { base.description() }

  mutating func nextEdits() -> [LayoutEdit] {
    editCount += 1
    return Change.edits(of: base, in: proposal, editCount)
  }
}

/// A kind of change that comes to a layout again and again.
protocol LayoutChangeKind: Sendable {
  /// The name in tables and files: what the layout is after it.
  static var name: String { get }

  /// The size that a session begins with.
  static func proposal(for base: some ChangingLayout) -> ProposedSize

  /// The edits that make the change of a number.
  static func edits<Base: ChangingLayout>(of base: Base, in proposal: ProposedSize, _ number: Int) -> [LayoutEdit]
}

/// The container is a step wider, or as wide as at first.
enum ContainerChange: LayoutChangeKind {
  static let name = "resized"

  /// What is offered no width begins with the one that it takes.
  static func proposal(for base: some ChangingLayout) -> ProposedSize {
    var proposal = base.proposal
    if proposal.width == nil { proposal.width = base.description().naturalSize.width.rounded(.up) }
    return proposal
  }

  static func edits<Base: ChangingLayout>(of base: Base, in proposal: ProposedSize, _ number: Int) -> [LayoutEdit] {
    var size = proposal
    size.width = size.width.map { $0 + Double(number % Base.stepCount) }
    return [.propose(size)]
  }
}

/// One item is another than before.
enum ItemChange: LayoutChangeKind {
  static let name = "edited"

  static func proposal(for base: some ChangingLayout) -> ProposedSize { base.proposal }

  static func edits<Base: ChangingLayout>(of base: Base, in proposal: ProposedSize, _ number: Int) -> [LayoutEdit] {
    base.editsOfItem(number)
  }
}
