import ConstraintLayout
import LayoutTestSupport
import Testing

/// What keeps a ratio has its own size where its cell says nothing of one of its lengths.
struct UnsizedRatioTests {
  private func place(_ layout: some Layout, height: Double?, _ presolve: Presolve) throws -> Placement {
    var engine = LayoutEngine()
    engine.options.place(by: presolve)
    return try engine.place(layout, in: ProposedSize(height: height))
  }

  /// The row is high enough, and nothing is offered along the other axis.
  @Test(arguments: [Presolve.on, .off])
  func itIsAsWideAsItsHeightAsksFor(_ presolve: Presolve) throws {
    let placement = try place(
      Grid {
        GridRow {
          Grid { GridRow { Item("picture").frame(height: 10).aspectRatio(1.5, contentMode: .fit) } }
            .gridCellUnsizedAxes(.vertical)
          Item("high").frame(width: 5, height: 37)
        }
      }, height: 74, presolve)
    #expect(placement["picture"]?.size == Size(width: 15, height: 10))
  }

  /// What is flexible beside it has what it leaves.
  @Test(arguments: [Presolve.on, .off])
  func itIsAsHighAsItsWidthAsksFor(_ presolve: Presolve) throws {
    let placement = try place(
      Grid {
        GridRow {
          Stack(.column, spacing: 0) {
            Item("picture").frame(width: 10).aspectRatio(0.5, contentMode: .fit)
            Item("rest")
          }
          .fixedSize().gridCellUnsizedAxes(.vertical)
        }
      }, height: nil, presolve)
    #expect(placement["picture"]?.size == Size(width: 10, height: 20))
    #expect(placement["rest"]?.height == 0)
  }

  /// Narrower is higher, and higher is wider: what goes back and forth ends as high as it needs to be.
  @Test func whatIsMeasuredHasRoomInItsRatio() throws {
    let area = Item("area").measured { width in
      let width = min(max(width ?? 1, 0.1), 24)
      return Size(width: width, height: 13 / width)
    }
    let placement = try place(
      Grid {
        GridRow { area.aspectRatio(1, contentMode: .fit) }
        Item("row").frame(width: 10, height: 0)
      }, height: 593, .on)
    let size = try #require(placement["area"]?.size)
    #expect(size.width == size.height)
    #expect(13 / size.width <= size.height)
  }

  /// At its least width the text is higher than it is as wide as its ratio makes it for that.
  @Test(arguments: [true, false])
  func aTextIsAsHighAsItTakesAnyway(_ isFramed: Bool) throws {
    let text = Text("a abcdef abcd abc", id: "text").aspectRatio(2, contentMode: .fit)
    let grid = Grid {
      GridRow { Grid { GridRow { text } }.gridCellUnsizedAxes([.horizontal, .vertical]) }
    }
    let height = try #require(try LayoutEngine().place(grid)["text"]).height
    #expect(height == 51)
    func place(in height: Double) throws -> Placement {
      isFramed
        ? try LayoutEngine().place(Stack(.row) { grid.frame(height: height) })
        : try LayoutEngine().place(grid, in: ProposedSize(height: height))
    }
    #expect(try place(in: height)["text"]?.size == Size(width: 102, height: 51))
    #expect(throws: LayoutError.self) { try place(in: height - 1) }
  }

  /// Its height is told with the rows around it, its width inside the unsized cell: the one follows from the other.
  @Test(arguments: [Presolve.on, .off])
  func inAnUnsizedCellItKeepsItsRatio(_ presolve: Presolve) throws {
    let grid = Grid {
      Grid(horizontalSpacing: 0) {
        GridRow {
          Stack(.row, spacing: 0) {
            Item("wide").frame(minWidth: 7, idealWidth: 24)
            Spacer(minLength: 7)
          }.gridCellColumns(3).gridCellRows(2)
        }
        GridRow { Item("picture").frame(height: 1).aspectRatio(10, contentMode: .fit) }
      }.gridCellUnsizedAxes(.horizontal)
    }
    let placement = try place(grid, height: nil, presolve)
    #expect(placement["picture"]?.size == Size(width: 10, height: 1))
    #expect(placement["wide"]?.width == 7)
  }

  /// A picture of no height stands in the middle of what its ratio asks for, and on the line of its row.
  @Test(arguments: [Presolve.on, .off])
  func whatHasNoHeightHasNoLess(_ presolve: Presolve) throws {
    let grid = Grid {
      GridRow(alignment: .firstTextBaseline) {
        Item("picture").measured(by: Flat()).aspectRatio(2, contentMode: .fit).id("ratio")
      }
    }
    let placement = try place(grid, height: nil, presolve)
    #expect(placement["ratio"] == Rect(x: 0, y: 0, width: 34, height: 17))
    #expect(placement["picture"] == Rect(x: 0, y: 8.5, width: 34, height: 0))
  }

  /// Where no widths fit either, the height in a conflict is the one at the widths that there would be if nothing had to fit,
  /// however they are told: the row stands out of its frame there rather than both columns out of the whole.
  @Test(arguments: [Presolve.on, .off])
  func aHeightInAConflictIsThatAtTheSameWidth(_ presolve: Presolve) throws {
    let row = Stack(.row, spacing: 0) {
      Item("a").frame(width: 40)
      Item("b").frame(width: 40)
    }
    let layout = Stack(.column, spacing: 0) {
      Item("picture").measured { Size(width: $0 ?? 100, height: ($0 ?? 100) / 2) }
      BalancedStack(.row, spacing: 0) {
        Grid { GridRow { row.frame(minWidth: 0).gridCellUnsizedAxes(.horizontal) } }
        Item("other")
      }
      Item("square").aspectRatio(1, contentMode: .fit)
    }
    var engine = LayoutEngine()
    engine.options.place(by: presolve)
    let error = #expect(throws: LayoutError.self) {
      try engine.place(layout, in: ProposedSize(width: 100, height: 48))
    }
    #expect(error?.conflict.map(\.statement) == ["picture is at least 50 high", "the container is 48 high"])
  }

  /// Content of no height that can be narrower than it would like.
  private struct Flat: Measurer {
    func size(proposedWidth: Double?) -> Size { Size(width: max(proposedWidth ?? 34, 17), height: 0) }
  }
}
