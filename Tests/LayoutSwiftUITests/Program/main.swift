// Runs the package's SwiftUI layouts in the stand-in, and prints where they place views. Each case has its counterpart
// in Tests/LayoutSwiftUITests/LayoutCases.swift.
import ConstraintLayout
import LayoutSwiftUI
import SwiftUI

@MainActor func show(_ name: String, _ view: some View, width: CGFloat? = nil, height: CGFloat? = nil) {
  print("case", name)
  let shown = Window.show(view, in: ProposedViewSize(width: width, height: height))
  print("size", shown.size.width, shown.size.height)
  for (name, rect) in shown.frames {
    print("frame", name, rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
  }
}

/// Prints the kind of error, if views could not be placed.
@Sendable func printError(_ result: Result<Placement, any Error>) {
  guard case .failure(let error) = result else { return }
  print("error", (error as? LayoutError)?.code.rawValue ?? "unknown")
}

// MARK: Stacks

show(
  "row",
  ConstraintHStack(spacing: 10) {
    fixed("a", 60, 30)
    filling("b")
    area("c", 2000)
  }, width: 300)

show(
  "row that shrinks",
  ConstraintHStack(alignment: .leading, spacing: 0) {
    area("a", 2000)
    area("b", 4000)
  }, width: 120)

show(
  "row with preferred spacing",
  ConstraintHStack {
    fixed("a", 10, 10, spacing: 3)
    fixed("b", 10, 10, spacing: 12)
    fixed("c", 10, 10, spacing: 0)
    fixed("d", 10, 10, spacing: 0)
  })

show(
  "row with priorities",
  ConstraintHStack(spacing: 0) {
    area("a", 2000)
    area("b", 2000).layoutPriority(1)
    filling("c").layoutPriority(-.infinity)
  }, width: 150)

show(
  "row with stretch factors",
  ConstraintHStack(spacing: 0) {
    filling("a").constraintStretch(2)
    filling("b")
  }, width: 150)

show(
  "row that does not fit",
  ConstraintHStack(spacing: 10) {
    fixed("a", 60, 30)
    fixed("b", 60, 30)
  }, width: 100)

show(
  "column",
  ConstraintVStack(alignment: .trailing, spacing: 5) {
    fixed("a", 60, 30)
    filling("b")
    area("c", 2000)
  }, width: 80, height: 200)

for (name, alignment) in [
  ("row of first baselines", StackAlignment.firstTextBaseline), ("row of last baselines", .lastTextBaseline),
] {
  show(
    name,
    ConstraintHStack(alignment: alignment, spacing: 0) {
      text("a", 20, 50, baselines: (16, 40))
      text("b", 20, 30, baselines: (24, 24))
      fixed("c", 10, 10)
      filling("d")
    })
}

show("empty row", ConstraintHStack {})

for (name, width) in [("balanced row", nil), ("balanced row that grows", 300.0)] {
  show(
    name,
    ConstraintBalancedStack(.row, spacing: 4) {
      fixed("a", 20, 30)
      filling("b")
      fixed("c", 70, 10)
    }, width: width.map { CGFloat($0) })
}

show(
  "row with alignments of its own",
  ConstraintHStack(alignment: .top, spacing: 0) {
    fixed("a", 20, 50)
    fixed("b", 20, 30).constraintAlignedInCell(.bottom)
    fixed("c", 10, 10)
  })

show(
  "layers",
  ConstraintZStack(alignment: .bottomTrailing) {
    fixed("a", 80, 30)
    filling("b")
    fixed("c", 20, 10)
  }, width: 100)

show(
  "flow",
  ConstraintFlow(alignment: .bottomTrailing, horizontalSpacing: 5, verticalSpacing: 4, lineBreaking: .balanced) {
    fixed("a", 40, 30)
    fixed("b", 50, 10)
    fixed("c", 60, 20)
    fixed("d", 20, 10)
  }, width: 100)

// MARK: Grids

show(
  "grid",
  ConstraintGrid(alignment: .topLeading, horizontalSpacing: 20, verticalSpacing: 10) {
    Group {
      fixed("green", 50, 50)
      filling("purple").constraintGridCell(columns: 2, unsizedAxes: .horizontal)
      fixed("blue", 50, 40).constraintGridCell(anchor: .bottomTrailing)
    }
    .constraintGridRow(0, alignment: .center)
    filling("divider").constraintGridCell(unsizedAxes: .horizontal)
    Group {
      fixed("tall", 20, 90).constraintGridCell(rows: 2, columnAlignment: .trailing)
      area("text", 3000)
    }
    .constraintGridRow(1)
    fixed("last", 30, 10).constraintGridRow("another row")
  }, width: 400)

show(
  "grid with places and tracks",
  ConstraintGrid(columns: [.fixed(40), .flexible()], alignment: .topLeading, horizontalSpacing: 10) {
    fixed("corner", 20, 20).constraintGridCell(column: -1, row: 0)
    filling("wide").constraintGridCell(column: 0, row: 1, columns: 3)
    fixed("first", 30, 10).constraintGridCell(column: 0, row: 0)
  }, width: 200)

show(
  "lazy grid",
  ConstraintLazyGrid(columns: [.init(.fixed(40)), .init(.flexible(minimum: 10), spacing: 4)], spacing: 6) {
    fixed("a", 20, 30)
    filling("b")
    fixed("c", 70, 10)
  }, width: 200)

show(
  "lazy grid of rows",
  ConstraintLazyGrid(rows: [.init(.fixed(40)), .init(.fixed(50))], alignment: .bottom, spacing: 6) {
    fixed("a", 20, 30)
    fixed("b", 70, 10)
    fixed("c", 70, 10)
  }, height: 200)

show(
  "hexagons",
  ConstraintHexGrid(spacing: 2) {
    filling("a").constraintHexCell(row: 0, column: 0)
    filling("b").constraintHexCell(row: 0, column: 1)
    filling("c").constraintHexCell(row: 2, column: 1)
  }, width: 200, height: 300)

show(
  "axial hexagons",
  ConstraintHexGrid(coordinates: .axial) {
    filling("a").constraintHexCell(q: 0, r: 0)
    filling("b").constraintHexCell(q: -1, r: 2)
  }, width: 200, height: 300)

show(
  "honeycomb",
  ConstraintHoneycomb(itemsPerRow: 3, lineSpacing: 2, interitemSpacing: 4) {
    filling("a")
    filling("b")
    filling("c")
    filling("d")
  }, width: 200)

// MARK: Choices, descriptions and nesting

for (name, width) in [("choice with room", 100.0), ("choice without room", 90.0)] {
  show(
    name,
    ConstraintViewThatFits(in: .horizontal, ConstraintBalancedStack(.row), ConstraintBalancedStack(.column)) {
      fixed("a", 40, 10)
      fixed("b", 46, 10)
    }, width: width)
}

let page = ConstraintArrangement { views in
  Stack(.column, alignment: .leading, spacing: 0) {
    views["second"]
    Stack(.row, spacing: 0) {
      views[0].frame(minWidth: 30)
      views["missing"]
      views[2]
    }
  }
  .constrain { $0["second"].width == 2 * $0["view 1"].width }
}
show(
  "description",
  page {
    area("view 1", 1000)
    filling("second").constraintID("second")
    fixed("view 3", 10, 20)
  }, width: 300, height: 100)

let second = ConstraintArrangement { views in views[1] }
show(
  "views that are left out",
  second {
    fixed("a", 10, 20)
    fixed("b", 30, 40)
  })

show(
  "nested",
  ConstraintHStack(spacing: 10) {
    ConstraintVStack(spacing: 5) {
      fixed("a", 60, 30)
      filling("b")
    }
    fixed("c", 40, 100)
  }, width: 200)

// MARK: The article

show("article", SignIn(), width: 300)
show(
  "article's description",
  PictureBesideText() {
    Color.gray.constraintID("picture")
    fixed("text", 50, 90).constraintID("text")
  }, width: 300, height: 90)

// MARK: Sizes

let bar = ConstraintHStack(spacing: 10) {
  fixed("a", 60, 30)
  area("b", 2000)
}
show("least size", bar, width: 0, height: 0)
show("greatest size", bar, width: .infinity, height: .infinity)
show("as much as you want", bar, width: .greatestFiniteMagnitude)
show("greatest size without end", ConstraintHStack { filling("a") }, width: .infinity, height: 50)

// MARK: Errors

let reported = ConstraintHexGrid().reporting(printError)
show(
  "error",
  reported {
    fixed("a", 30, 10).constraintHexCell(row: 0, column: 0)
    fixed("b", 20, 20).constraintHexCell(row: 0, column: 0)
  }, width: 200, height: 300)

show(
  "view without a cell",
  reported {
    fixed("a", 30, 10).constraintHexCell(row: 0, column: 0)
    fixed("b", 20, 20)
  })

let twice = ConstraintVStack().reporting(printError)
show(
  "id twice",
  twice {
    fixed("a", 30, 10).constraintID("x")
    fixed("b", 20, 20).constraintID("x")
  })

let contradiction = ConstraintArrangement { views in
  Stack(.row) { views }.constrain { $0["view 1"].left >= $0["view 2"].right }
}
.reporting(printError)
show(
  "contradiction",
  contradiction {
    fixed("a", 30, 10)
    fixed("b", 20, 20)
  })

var reference = LayoutEngine()
reference.options.presolve = .off
let compared = ConstraintGrid(horizontalSpacing: 0).engine(reference).reporting(printError)
show(
  "another engine",
  compared {
    fixed("a", 30, 10).constraintGridRow(0)
    fixed("b", 20, 20).constraintGridRow(0)
    fixed("c", 70, 20).constraintGridCell(columns: 2).constraintGridRow(1)
  })
