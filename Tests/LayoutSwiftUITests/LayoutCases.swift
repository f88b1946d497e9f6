import ConstraintLayout
import Testing

/// A case of `Program/main.swift` as the engine itself knows it: items of the same sizes, and the same description.
struct LayoutCase: Sendable, CustomTestStringConvertible {
  let name: String
  let proposal: ProposedSize
  let layout: any Layout
  /// Whether the layout gives its items more room than views of one size take.
  var hasRoom: Bool { name.hasPrefix("balanced") || name.hasPrefix("choice") }

  init(_ name: String, width: Double? = nil, height: Double? = nil, @LayoutBuilder layout: () -> some Layout) {
    self.name = name
    proposal = ProposedSize(width: width, height: height)
    self.layout = layout()
  }

  var testDescription: String { name }

  static let all = stacks + grids + others
}

private func fixed(_ id: String, _ width: Double, _ height: Double) -> Item {
  Item(id).frame(width: width, height: height)
}

private func filling(_ id: String) -> Item {
  Item(id).frame(
    minWidth: 0, idealWidth: 10, maxWidth: .infinity, minHeight: 0, idealHeight: 10, maxHeight: .infinity)
}

private func area(_ id: String, _ area: Double) -> Item {
  Item(id).measured { proposed in
    let width = min(100, max(20, proposed ?? 100))
    return Size(width: width, height: area / width)
  }
}

extension LayoutCase {
  private static let stacks = [
    LayoutCase("row", width: 300) {
      Stack(.row, spacing: 10) {
        fixed("a", 60, 30)
        filling("b")
        area("c", 2000)
      }
    },
    LayoutCase("row that shrinks", width: 120) {
      Stack(.row, alignment: .leading, spacing: 0) {
        area("a", 2000)
        area("b", 4000)
      }
    },
    LayoutCase("row with preferred spacing") {
      Stack(.row) {
        fixed("a", 10, 10).preferredSpacing(3)
        fixed("b", 10, 10).preferredSpacing(12)
        fixed("c", 10, 10).preferredSpacing(0)
        fixed("d", 10, 10).preferredSpacing(0)
      }
    },
    LayoutCase("row with priorities", width: 150) {
      Stack(.row, spacing: 0) {
        area("a", 2000)
        area("b", 2000).layoutPriority(1)
        filling("c").layoutPriority(-1)
      }
    },
    LayoutCase("row with stretch factors", width: 150) {
      Stack(.row, spacing: 0) {
        filling("a").stretch(2)
        filling("b")
      }
    },
    LayoutCase("row that does not fit", width: 100) {
      Stack(.row, spacing: 10) {
        fixed("a", 60, 30)
        fixed("b", 60, 30)
      }
    },
    LayoutCase("column", width: 80, height: 200) {
      Stack(.column, alignment: .trailing, spacing: 5) {
        fixed("a", 60, 30)
        filling("b")
        area("c", 2000)
      }
    },
    LayoutCase("row of first baselines") { text(alignment: .firstTextBaseline) },
    LayoutCase("row of last baselines") { text(alignment: .lastTextBaseline) },
    LayoutCase("row with alignments of its own") {
      Stack(.row, alignment: .top, spacing: 0) {
        fixed("a", 20, 50)
        fixed("b", 20, 30).alignedInCell(.bottom)
        fixed("c", 10, 10)
      }
    },
    LayoutCase("empty row") { Stack(.row) {} },
    LayoutCase("balanced row") { balancedRow },
    LayoutCase("balanced row that grows", width: 300) { balancedRow },
    LayoutCase("layers", width: 100) {
      ZStack(alignment: .bottomTrailing) {
        fixed("a", 80, 30)
        filling("b")
        fixed("c", 20, 10)
      }
    },
    LayoutCase("flow", width: 100) {
      Flow(alignment: .bottomTrailing, horizontalSpacing: 5, verticalSpacing: 4, lineBreaking: .balanced) {
        fixed("a", 40, 30)
        fixed("b", 50, 10)
        fixed("c", 60, 20)
        fixed("d", 20, 10)
      }
    },
  ]

  private static func text(alignment: StackAlignment) -> some Layout {
    Stack(.row, alignment: alignment, spacing: 0) {
      fixed("a", 20, 50).baseline(first: 16, last: 40)
      fixed("b", 20, 30).baseline(first: 24, last: 24)
      fixed("c", 10, 10)
      filling("d")
    }
  }

  private static var balancedRow: some Layout {
    BalancedStack(.row, spacing: 4) {
      fixed("a", 20, 30)
      filling("b")
      fixed("c", 70, 10)
    }
  }

  private static let grids = [
    LayoutCase("grid", width: 400) {
      Grid(alignment: .topLeading, horizontalSpacing: 20, verticalSpacing: 10) {
        GridRow(alignment: .center) {
          fixed("green", 50, 50)
          filling("purple").gridCellColumns(2).gridCellUnsizedAxes(.horizontal)
          fixed("blue", 50, 40).gridCellAnchor(.bottomTrailing)
        }
        filling("divider").gridCellUnsizedAxes(.horizontal)
        GridRow {
          fixed("tall", 20, 90).gridCellRows(2).gridColumnAlignment(.trailing)
          area("text", 3000)
        }
        GridRow { fixed("last", 30, 10) }
      }
    },
    LayoutCase("grid with places and tracks", width: 200) {
      Grid(columns: [.fixed(40), .flexible()], alignment: .topLeading, horizontalSpacing: 10) {
        fixed("corner", 20, 20).gridCell(column: -1, row: 0)
        filling("wide").gridCell(column: 0, row: 1).gridCellColumns(3)
        fixed("first", 30, 10).gridCell(column: 0, row: 0)
      }
    },
    LayoutCase("lazy grid", width: 200) {
      LazyGrid(columns: [.init(.fixed(40)), .init(.flexible(minimum: 10), spacing: 4)], spacing: 6) {
        fixed("a", 20, 30)
        filling("b")
        fixed("c", 70, 10)
      }
    },
    LayoutCase("lazy grid of rows", height: 200) {
      LazyGrid(rows: [.init(.fixed(40)), .init(.fixed(50))], alignment: .bottom, spacing: 6) {
        fixed("a", 20, 30)
        fixed("b", 70, 10)
        fixed("c", 70, 10)
      }
    },
    LayoutCase("hexagons", width: 200, height: 300) {
      HexGrid(spacing: 2) {
        HexCell(row: 0, column: 0) { filling("a") }
        HexCell(row: 0, column: 1) { filling("b") }
        HexCell(row: 2, column: 1) { filling("c") }
      }
    },
    LayoutCase("axial hexagons", width: 200, height: 300) {
      HexGrid(coordinates: .axial) {
        HexCell(q: 0, r: 0) { filling("a") }
        HexCell(q: -1, r: 2) { filling("b") }
      }
    },
    LayoutCase("honeycomb", width: 200) {
      Honeycomb(itemsPerRow: 3, lineSpacing: 2, interitemSpacing: 4) {
        filling("a")
        filling("b")
        filling("c")
        filling("d")
      }
    },
    LayoutCase("another engine") {
      Grid(horizontalSpacing: 0) {
        GridRow {
          fixed("a", 30, 10)
          fixed("b", 20, 20)
        }
        GridRow { fixed("c", 70, 20).gridCellColumns(2) }
      }
    },
  ]

  private static let others = [
    LayoutCase("choice with room", width: 100) { choice(.row) },
    LayoutCase("choice without room", width: 90) { choice(.column) },
    LayoutCase("description", width: 300, height: 100) {
      Stack(.column, alignment: .leading, spacing: 0) {
        filling("second")
        Stack(.row, spacing: 0) {
          area("view 1", 1000).frame(minWidth: 30)
          fixed("view 3", 10, 20)
        }
      }
      .constrain { $0["second"].width == 2 * $0["view 1"].width }
    },
    LayoutCase("views that are left out") { fixed("b", 30, 40) },
    LayoutCase("nested", width: 200) {
      Stack(.row, spacing: 10) {
        Stack(.column, spacing: 5) {
          fixed("a", 60, 30)
          filling("b")
        }
        fixed("c", 40, 100)
      }
    },
  ]

  private static func choice(_ axis: StackAxis) -> some Layout {
    BalancedStack(axis) {
      fixed("a", 40, 10)
      fixed("b", 46, 10)
    }
  }
}
