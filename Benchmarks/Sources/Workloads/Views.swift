public import ConstraintLayout

/// W22: a list of views as interface builders place them, in one free layout.
///
/// Each holds an icon, two texts in one line and one below; each text resists with priorities to be longer or shorter than its
/// content, and relations reach from one view into another.
public struct Views: Workload {
  /// The name in tables and files.
  public static let name = "W22-views"
  private let cells: [ArraySlice<Sample>]

  /// From one view to a long list.
  public static let sizes = [10, 100, 1_000, 10_000]

  /// Prepares the data.
  public init(items: Int) {
    let samples = Sample.list(items)
    cells = stride(from: 0, to: items, by: 4).map { samples[$0..<min($0 + 4, items)] }
  }

  /// The width of a telephone, and any height.
  public var proposal: ProposedSize { ProposedSize(width: 375, height: 100 * Double(cells.count)) }

  /// The list.
  public func description() -> some Layout {
    FreeLayout {
      ForEach(cells) { cell in
        FreeLayout { ForEach(cell) { Item($0.id) } }.overflow(.visible).id(Self.name(of: cell))
      }
    }.constrain { anchors in
      for (number, cell) in cells.enumerated() {
        let above = number > 0 ? anchors[Self.name(of: cells[number - 1])] : nil
        Self.place(cell, below: above?.bottom ?? anchors.container.top, in: anchors)
      }
    }
  }

  private static func name(of cell: ArraySlice<Sample>) -> String { "view of \(cell.first?.id ?? "")" }

  @ConstraintBuilder private static func place(
    _ cell: ArraySlice<Sample>, below top: AnchorExpression, in anchors: LayoutAnchors
  ) -> [LayoutConstraint] {
    let view = anchors[name(of: cell)]
    view.left == anchors.container.left
    view.right == anchors.container.right
    view.top == top
    for (place, sample) in cell.enumerated() {
      let item = anchors[sample.id]
      (item.width >= sample.width).prioritized(.ideal)
      (item.width <= sample.width).prioritized(.hug)
      (item.height >= sample.height).prioritized(.ideal)
      (item.height <= sample.height).prioritized(.hug)
      view.bottom >= item.bottom + 8
      let before = place > 0 ? anchors[cell[cell.startIndex + place - 1].id] : nil
      switch place {
      case 0:
        item.left == view.left + 8
        item.top == view.top + 8
      case 1:
        item.left == (before ?? item).right + 8
        item.top == view.top + 6
      case 2:
        item.right == view.right - 8
        item.top == (before ?? item).top
        item.left >= (before ?? item).right + 8
      default:
        item.left == anchors[cell[cell.startIndex + 1].id].left
        item.top == anchors[cell[cell.startIndex + 1].id].bottom + 4
        item.right <= view.right - 8
      }
    }
    (view.height == 0).prioritized(.weak)
  }
}
