import ConstraintLayout

/// A text that wraps where the row leaves it less than one line.
struct SpecialText: SpecialItem {
  static let name = "text"
  private let id: String
  private let text: String

  init(_ sample: Sample) { (id, text) = (sample.id, Sample.sentence(words: Int(sample.width), about: sample.id)) }

  func append(to tree: inout LayoutTree) { Text(text, id: id, fontSize: 12).append(to: &tree) }
}

/// A picture of 16 to 9.
struct SpecialRatio: SpecialItem {
  static let name = "ratio"
  private let sample: Sample

  init(_ sample: Sample) { self.sample = sample }

  func append(to tree: inout LayoutTree) {
    Item(sample.id).frame(minWidth: 0, idealWidth: sample.width).aspectRatio(16 / 9, contentMode: .fit)
      .append(to: &tree)
  }
}

/// Two texts of different sizes on one baseline.
struct SpecialBaselinePair: SpecialItem {
  static let name = "baseline-pair"
  private let id: String
  private let labelID: String

  init(_ sample: Sample) { (id, labelID) = (sample.id, sample.id + "-label") }

  func append(to tree: inout LayoutTree) {
    Stack(.row, alignment: .firstTextBaseline, spacing: 4) {
      Text("Label", id: labelID, fontSize: 12)
      Text("Value", id: id, fontSize: 17)
    }.append(to: &tree)
  }
}

/// A lazy grid of two columns and two lines.
struct SpecialLazyGrid: SpecialItem {
  static let name = "lazy-grid"
  private let cells: [Sample]

  init(_ sample: Sample) { cells = Self.cells(sample) }

  /// Items of a line each, as many as stand in a small grid.
  static func cells(_ sample: Sample) -> [Sample] {
    (0..<4).map { Sample(id: "\(sample.id)-\($0)", width: sample.width, height: sample.height) }
  }

  func append(to tree: inout LayoutTree) {
    LazyGrid(columns: [GridItem(), GridItem()], spacing: 4) { ForEach(cells) { Item($0.id).frame(height: $0.height) } }
      .append(to: &tree)
  }
}

/// A lazy grid of as many columns as there is room for.
struct SpecialAdaptiveGrid: SpecialItem {
  static let name = "adaptive-grid"
  private let width: Double
  private let cells: [Sample]

  init(_ sample: Sample) { (width, cells) = (sample.width, SpecialLazyGrid.cells(sample)) }

  func append(to tree: inout LayoutTree) {
    LazyGrid(columns: [GridItem(.adaptive(minimum: width))], spacing: 4) {
      ForEach(cells) { Item($0.id).frame(height: $0.height) }
    }.append(to: &tree)
  }
}

/// A single hexagon.
struct SpecialHexagon: SpecialItem {
  static let name = "hexagon"
  private let id: String

  init(_ sample: Sample) { id = sample.id }

  func append(to tree: inout LayoutTree) { HexGrid { HexCell(row: 0, column: 0) { Item(id) } }.append(to: &tree) }
}

/// An item that a relation makes twice as wide as the first of its row.
struct SpecialRelation: SpecialItem {
  static let name = "relation"
  private let sample: Sample

  init(_ sample: Sample) { self.sample = sample }

  func append(to tree: inout LayoutTree) { Item(sample.id).frame(height: sample.height).append(to: &tree) }

  func complete(_ row: RowOfTen<Self>) -> some Layout {
    row.constrain { anchors in
      for first in row.before.prefix(1) { anchors[sample.id].width == 2 * anchors[first.id].width }
    }
  }
}

/// A fixed item in a frame that is at least 20 wider.
struct SpecialFrame: SpecialItem {
  static let name = "min-width-frame"
  private let sample: Sample

  init(_ sample: Sample) { self.sample = sample }

  func append(to tree: inout LayoutTree) {
    Item(sample.id).frame(width: sample.width, height: sample.height)
      .frame(minWidth: sample.width + 20, alignment: .center).append(to: &tree)
  }
}

/// A gap that takes what the row has left.
struct SpecialSpacer: SpecialItem {
  static let name = "spacer"

  init(_ sample: Sample) {}

  func append(to tree: inout LayoutTree) { Spacer().append(to: &tree) }
}

/// An item like the nine others: what the row takes without anything special.
struct SpecialNone: SpecialItem {
  static let name = "plain"
  private let sample: Sample

  init(_ sample: Sample) { self.sample = sample }

  func append(to tree: inout LayoutTree) {
    Item(sample.id).frame(width: sample.width, height: sample.height).append(to: &tree)
  }
}
