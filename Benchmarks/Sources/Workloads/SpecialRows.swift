import ConstraintLayout

/// W17: rows of ten items below each other, of which in each row one is of a special kind.
///
/// Each kind is a workload of its own, so that what one of them costs stands in no other's figures. And a type of its own: a
/// program that describes a layout says what it is made of, so that the compiler knows all of it.
protocol SpecialRows: Workload {
  /// What stands once in each row.
  associatedtype Special: SpecialItem

  /// The rows, from the top.
  var rows: [RowOfTen<Special>] { get }

  /// Takes the rows as they are.
  init(rows: [RowOfTen<Special>])
}

extension SpecialRows {
  static var name: String { "W17-" + Special.name }

  /// From one row to a page of a hundred of them.
  static var sizes: [Int] { [10, 100, 1_000] }

  /// Prepares the data: ten items make a row.
  init(items: Int) {
    let samples = Sample.list(items)
    self.init(rows: stride(from: 0, to: items, by: 10).map { RowOfTen(samples[$0..<min($0 + 10, items)]) })
  }

  /// Room for ten items as wide as they can be, and for more, which what is flexible gets.
  var proposal: ProposedSize { ProposedSize(width: 1_200, height: nil) }

  func description() -> some Layout {
    Stack(.column, alignment: .leading, spacing: 8) { ForEach(rows) { $0.special.complete($0) } }
  }
}

/// What stands once among ten items.
protocol SpecialItem: Layout {
  associatedtype Row: Layout

  /// The name of its kind in tables and files.
  static var name: String { get }

  /// Prepares it, in the place of an item.
  init(_ sample: Sample)

  /// The row, with what the kind says of the row itself.
  func complete(_ row: RowOfTen<Self>) -> Row
}

extension SpecialItem {
  func complete(_ row: RowOfTen<Self>) -> some Layout { row }
}

/// A row with the special one in the middle and fixed items on both sides.
struct RowOfTen<Special: SpecialItem>: Layout {
  let before: ArraySlice<Sample>
  let special: Special
  let after: ArraySlice<Sample>

  init(_ samples: ArraySlice<Sample>) {
    let middle = (samples.startIndex + samples.endIndex) / 2
    before = samples[..<middle]
    special = Special(samples[middle])
    after = samples[(middle + 1)...]
  }

  func append(to tree: inout LayoutTree) {
    Stack(.row, spacing: 8) {
      ForEach(before) { Item($0.id).frame(width: $0.width, height: $0.height) }
      special
      ForEach(after) { Item($0.id).frame(width: $0.width, height: $0.height) }
    }.append(to: &tree)
  }
}

/// Rows with a text that wraps.
struct RowsWithText: SpecialRows { let rows: [RowOfTen<SpecialText>] }

/// Rows with a picture.
struct RowsWithRatio: SpecialRows { let rows: [RowOfTen<SpecialRatio>] }

/// Rows with two texts on one baseline.
struct RowsWithBaselinePair: SpecialRows { let rows: [RowOfTen<SpecialBaselinePair>] }

/// Rows with a lazy grid of two columns.
struct RowsWithLazyGrid: SpecialRows { let rows: [RowOfTen<SpecialLazyGrid>] }

/// Rows with a lazy grid of as many columns as there is room for.
struct RowsWithAdaptiveGrid: SpecialRows { let rows: [RowOfTen<SpecialAdaptiveGrid>] }

/// Rows with a hexagon.
struct RowsWithHexagon: SpecialRows { let rows: [RowOfTen<SpecialHexagon>] }

/// Rows with an item that is tied to another.
struct RowsWithRelation: SpecialRows { let rows: [RowOfTen<SpecialRelation>] }

/// Rows with a frame with a least width.
struct RowsWithFrame: SpecialRows { let rows: [RowOfTen<SpecialFrame>] }

/// Rows with a gap that takes what is left.
struct RowsWithSpacer: SpecialRows { let rows: [RowOfTen<SpecialSpacer>] }

/// Rows of plain items, beside which the others are measured.
struct RowsWithNothingSpecial: SpecialRows { let rows: [RowOfTen<SpecialNone>] }
