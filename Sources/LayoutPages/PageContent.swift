internal import Foundation
internal import LayoutCore
internal import LayoutDocument
internal import LayoutDrawing
internal import LayoutGeometry

/// All that a page knows of one document: its pieces, and for each what is shown besides where things stand.
package struct PageContent: Encodable {
  /// What is shown of a piece besides its frames.
  struct PieceNotes: Encodable {
    /// What is different from the piece before, as sentences.
    var changes: [String] = []
    /// What each frame is called, in the order of frames.
    var names: [String] = []
    /// `item`, `text`, or `container`, in the order of frames.
    var kinds: [String] = []
    /// The font size in points and the weight of each text, in the order of frames.
    var fonts: [[Double]?] = []
    /// Hue in degrees, saturation and lightness from 0 to 1, in the order of frames.
    var colours: [[Double]] = []
    /// The frames from the back to the front.
    var order: [Int] = []
    /// The place of each frame in the description.
    var places: [String] = []
    /// The container that each frame stands in, by its number in the piece, and the tracks that it covers.
    var cells: [Cell?] = []
    /// The container, by its number in the piece, through which one sees each frame, container and divider that stands in a scroll.
    var windows = Windows()
    /// What explains each frame, in the order of frames, by the number of each edge's reason; empty where there are too many.
    var reasons: [[Int]] = []
    /// The pictures at both ends of each open range, in the order of ranges.
    var ends: [OpenEnds?] = []
  }

  /// What is seen through the scroll around it; nothing else of it is.
  struct Windows: Encodable {
    var frames: [Int?] = []
    var containers: [Int?] = []
    var dividers: [Int?] = []
  }

  /// Where something stands in a container.
  struct Cell: Encodable {
    var container: Int
    /// The first column, and the one behind the last.
    var columns: [Int]
    var rows: [Int]
  }

  let name: String
  let axis: String
  let initial: Double
  /// The proposal along the axis across, or `nil` for the ideal one.
  let across: Double?
  /// The document, as a text of JSON.
  let document: String
  let report: BreakpointReport
  let notes: [PieceNotes]
  /// What reasons say, each once.
  let sentences: [String]
  /// The reasons of edges and lengths, each once.
  let edges: [PageReasons.Edge]

  /// - Parameter mostReasons: How many frames have reasons; with 0 there are no pictures of what is open either.
  package init(_ subject: PageSubject, mostReasons: Int = PageReasons.mostFramesOfPages) throws {
    let (range, initial) = try subject.lengths()
    let (document, engine) = (subject.document, subject.engine)
    let layout = try engine.responsive(
      document.tree, subject.axis, range, across: document.proposal[subject.axis.other])
    let report = try BreakpointReport(layout, placing: subject.place)
    name = subject.name
    axis = report.axis
    self.initial = min(max(initial, range.lowerBound), range.upperBound)
    across = document.proposal[subject.axis.other].flatMap { $0.isFinite ? $0 : nil }
    self.document = String(decoding: try document.json(), as: UTF8.self)
    self.report = report
    var reasons = PageReasons(subject, mostFrames: mostReasons)
    notes = try zip(layout.pieces, report.pieces).map { piece, told in
      try Self.notes(piece, told, subject, &reasons, explains: mostReasons > 0)
    }
    sentences = reasons.sentences
    edges = reasons.edges
  }

  private static func notes(
    _ piece: ResponsiveLayout.Piece, _ told: BreakpointReport.Piece, _ subject: PageSubject,
    _ reasons: inout PageReasons, explains: Bool
  ) throws -> PieceNotes {
    var notes = PieceNotes()
    notes.changes = told.changes.map(\.sentence)
    guard let placement = piece.placement(at: piece.range.lowerBound) else { return notes }
    // Golden section: no ratio of small numbers, at which something may happen by chance.
    let sample = piece.range.lowerBound + 0.382 * (piece.range.upperBound - piece.range.lowerBound)
    let tree = placement.tree
    let nodes = placement.framedNodes.map(\.index)
    let numbers = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($0.element, $0.offset) })
    let palette = ItemPalette(of: placement)
    for node in nodes {
      notes.names.append(tree.name(of: node))
      notes.places.append(tree.place(of: node))
      notes.fonts.append(
        placement.text(of: node).map { [$0.content.font.size, $0.content.font.weight == .bold ? 700 : 400] })
      if case .item = tree.nodes[node].kind {
        notes.kinds.append(placement.text(of: node) == nil ? "item" : "text")
        notes.colours.append([palette[node].hue, palette[node].saturation, palette[node].lightness])
      } else {
        notes.kinds.append("container")
        notes.colours.append([])
      }
    }
    notes.order = placement.drawnNodes.compactMap { numbers[$0] }
    notes.windows = windows(of: nodes, in: placement)
    notes.cells = try cells(of: nodes, in: placement, at: sample, subject)
    guard explains else { return notes }
    notes.reasons = try reasons.reasons(for: nodes, at: sample)
    notes.ends = (told.ambiguities ?? []).map { OpenEnds($0, subject) }
    return notes
  }

  private static func windows(of nodes: [Int], in placement: Placement) -> Windows {
    let tree = placement.tree
    let containers = Dictionary(placement.containers.enumerated().map { ($0.element.node, $0.offset) }) { $1 }
    var scrolls: [Int: Int] = [:]
    for node in tree.nodes.indices where placement.isPlaced[node] && tree.scrollAxis(of: node) != nil {
      for inner in (node + 1)..<tree.nodes[node].end { scrolls[inner] = containers[node] }
    }
    let dividers = tree.nodes.indices.filter { placement.isPlaced[$0] && tree.nodes[$0].isDivider }
    return Windows(
      frames: nodes.map { scrolls[$0] }, containers: placement.containers.map { scrolls[$0.node] },
      dividers: dividers.map { scrolls[$0] })
  }

  private static func cells(
    of nodes: [Int], in placement: Placement, at length: Double, _ subject: PageSubject
  ) throws -> [Cell?] {
    let containers = Dictionary(placement.containers.enumerated().map { ($0.element.node, $0.offset) }) { $1 }
    let covered = try subject.engine.coveredTracks(of: subject.document.tree, in: subject.proposal(length))
    let cells = Dictionary(covered.map { ($0.node, $0) }) { first, _ in first }
    return nodes.map { node in
      guard let cell = cells[node], let container = containers[cell.container] else { return nil }
      return Cell(
        container: container, columns: [cell.columns.lowerBound, cell.columns.upperBound],
        rows: [cell.rows.lowerBound, cell.rows.upperBound])
    }
  }
}
