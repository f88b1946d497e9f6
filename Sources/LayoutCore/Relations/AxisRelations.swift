/// What relations speak of along one axis.
struct AxisRelations {
  /// What relations have to do with a container.
  struct Concern: OptionSet {
    let rawValue: UInt8

    /// They speak of it or of something in it, however deep.
    static let concerned = Concern(rawValue: 1)
    /// They speak of it from around it.
    static let told = Concern(rawValue: 2)
    /// It stands in an unsized cell, and they reach into it from outside.
    static let reached = Concern(rawValue: 4)
    /// A child of it may stand elsewhere in its cell than its alignment says.
    static let holdsMovable = Concern(rawValue: 8)
  }

  /// The nodes whose edges are spoken of, each once; in document order when they are sorted.
  private(set) var nodes: [Int] = []
  private(set) var reachesIntoAny = false
  /// By node.
  private var isSpokenOfNode: [Bool] = []
  /// By node, whether it may stand elsewhere in its cell than its alignment says.
  private var isMovable: [Bool] = []
  /// By container.
  private var concerns: [Concern] = []

  /// No relations at all.
  init() {}

  init(nodeCount: Int, containerCount: Int) {
    isSpokenOfNode = Array(repeating: false, count: nodeCount)
    isMovable = isSpokenOfNode
    concerns = Array(repeating: [], count: containerCount)
  }

  mutating func sortNodes() { nodes.sort() }

  func isSpokenOf(_ node: Int) -> Bool { !isSpokenOfNode.isEmpty && isSpokenOfNode[node] }

  func mayMove(_ node: Int) -> Bool { !isMovable.isEmpty && isMovable[node] }

  func isNoted(_ concern: Concern, of container: Int) -> Bool {
    !concerns.isEmpty && concerns[container].contains(concern)
  }

  mutating func note(spokenOf node: Int) {
    guard !isSpokenOfNode[node] else { return }
    isSpokenOfNode[node] = true
    nodes.append(node)
  }

  mutating func note(movable node: Int, in container: Int) {
    isMovable[node] = true
    note(container, .holdsMovable)
  }

  mutating func note(_ container: Int, _ concern: Concern) {
    concerns[container].formUnion(concern)
    if concern == .reached { reachesIntoAny = true }
  }
}
