public import LayoutCore
public import LayoutDocument
public import LayoutGeometry
internal import LinearModel

/// A document that a page shows, and over which lengths of its container.
public struct PageSubject: Sendable {
  /// What the page calls it, such as the name of its file.
  public var name: String
  /// The document.
  public var document: LayoutDocument
  /// The engine that places it.
  public var engine: LayoutEngine
  /// The axis of the container's length that the reader of the page changes.
  public var axis: Axis
  /// The lengths of the container that the page covers, in points; `nil` for those at which most happens.
  public var range: ClosedRange<Double>?

  /// Creates the subject of a page.
  ///
  /// - Parameters:
  ///   - name: What the page calls it, such as the name of its file.
  ///   - document: The document.
  ///   - engine: The engine that places it, with the options that the document asks for.
  ///   - axis: The axis of the container's length that the reader changes.
  ///   - range: The lengths of the container that the page covers, greater than 0 and finite; `nil` to look for them.
  public init(
    name: String, document: LayoutDocument, engine: LayoutEngine, axis: Axis = .horizontal,
    range: ClosedRange<Double>? = nil
  ) {
    self.name = name
    self.document = document
    self.engine = engine
    self.axis = axis
    self.range = range
  }

  /// The proposal of the document with another length along the axis.
  func proposal(_ length: Double?) -> ProposedSize {
    var proposal = document.proposal
    proposal[axis] = length
    return proposal
  }

  func place(_ length: Double) throws -> Placement { try engine.place(document.tree, in: proposal(length)) }

  /// The lengths to cover, and the one to begin with.
  package func lengths() throws -> (range: ClosedRange<Double>, initial: Double) {
    let least = try length(proposing: 0)
    let ideal = try length(proposing: nil)
    let own = document.proposal[axis].flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    let wanted = own ?? ideal ?? least ?? 400
    guard let range else {
      // Some room on both sides of what happens, in round numbers.
      let start = ((least ?? wanted) * 0.7 / 10).rounded(.down) * 10
      let end = (max(wanted * 1.3, (ideal ?? 0) * 1.5, (least ?? 0) + 100) / 10).rounded(.up) * 10
      return (max(10, start)...max(20, end), max(wanted, 10))
    }
    return (range, min(max(wanted, range.lowerBound), range.upperBound))
  }

  /// How long the layout is under a proposal; `nil` where it contradicts itself, or takes no room.
  private func length(proposing proposal: Double?) throws -> Double? {
    do {
      let size = try engine.place(document.tree, in: self.proposal(proposal)).size[axis]
      return size.isFinite && size > 0 ? size : nil
    } catch let error as LayoutError where error.code == .unsatisfiable {
      return nil
    }
  }
}
