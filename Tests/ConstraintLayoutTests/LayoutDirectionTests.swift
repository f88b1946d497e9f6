import ConstraintLayout
import Testing

/// Layouts from right to left, worked out by hand.
struct LayoutDirectionTests {
  private static let engine: LayoutEngine = {
    var options = LayoutEngine.Options()
    options.layoutDirection = .rightToLeft
    return LayoutEngine(options: options)
  }()

  private func place(_ layout: some Layout, in proposal: ProposedSize = .unspecified) throws -> Placement {
    try Self.engine.place(layout, in: proposal)
  }

  private func isNear(_ left: Rect?, _ right: Rect) -> Bool {
    guard let left else { return false }
    return abs(left.x - right.x) < 1e-9 && abs(left.y - right.y) < 1e-9 && abs(left.width - right.width) < 1e-9
      && abs(left.height - right.height) < 1e-9
  }

  private func item(_ id: String, _ width: Double, _ height: Double = 10) -> Item {
    Item(id).frame(width: width, height: height)
  }

  @Test func leftToRightIsTheDefault() {
    #expect(LayoutEngine().options.layoutDirection == .leftToRight)
  }

  @Test func aRowStartsAtTheRight() throws {
    let placement = try place(
      Stack(.row, spacing: 5) {
        item("a", 30)
        Item("b").frame(height: 10)
        item("c", 20)
      }, in: ProposedSize(width: 100))
    #expect(placement["a"] == Rect(x: 70, y: 0, width: 30, height: 10))
    #expect(placement["b"] == Rect(x: 25, y: 0, width: 40, height: 10))
    #expect(placement["c"] == Rect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test func inAColumnLeadingIsAtTheRight() throws {
    let placement = try place(
      Stack(.column, alignment: .leading, spacing: 5) {
        item("a", 30)
        item("b", 50)
      })
    #expect(placement["a"] == Rect(x: 20, y: 0, width: 30, height: 10))
    #expect(placement["b"] == Rect(x: 0, y: 15, width: 50, height: 10))
  }

  @Test func aBalancedRowStartsAtTheRight() throws {
    let placement = try place(
      BalancedStack(.row, spacing: 4) {
        item("a", 30)
        item("b", 50, 20)
      })
    #expect(placement["a"] == Rect(x: 54, y: 0, width: 50, height: 20))
    #expect(placement["b"] == Rect(x: 0, y: 0, width: 50, height: 20))
  }

  @Test func columnZeroOfAGridIsTheRightmost() throws {
    let placement = try place(
      Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 2) {
        GridRow {
          item("a", 30)
          item("b", 50)
          item("c", 20)
        }
        GridRow {
          item("d", 10)
          item("span", 60).gridCellColumns(2)
        }
      })
    #expect(
      placement.columns == [
        .init(position: 90, length: 30), .init(position: 30, length: 50),
        .init(position: 0, length: 20),
      ])
    #expect(placement["a"] == Rect(x: 90, y: 0, width: 30, height: 10))
    #expect(placement["d"] == Rect(x: 110, y: 12, width: 10, height: 10))
    #expect(placement["span"] == Rect(x: 20, y: 12, width: 60, height: 10))
  }

  @Test func tracksAreCountedAsTheyAreRead() throws {
    let spans = Grid(horizontalSpacing: 20) {
      GridRow {
        item("a", 50)
        Item("first").frame(height: 10).gridCellColumns(2).gridCellUnsizedAxes(.horizontal)
        item("b", 40)
      }
    }
    let found = try #require(try place(spans).diagnosis.ambiguities.first)
    #expect(found.track == 1)
    #expect(try place(spans).diagnosis == LayoutEngine().place(spans).diagnosis)
  }

  @Test func aLazyGridFillsFromTheRight() throws {
    let placement = try place(
      LazyGrid(columns: [GridItem(.fixed(40), spacing: 10), GridItem(.fixed(20), spacing: 10)], spacing: 5) {
        Item("a").frame(height: 10)
        Item("b").frame(height: 10)
        Item("c").frame(height: 10)
      })
    #expect(placement["a"] == Rect(x: 30, y: 0, width: 40, height: 10))
    #expect(placement["b"] == Rect(x: 0, y: 0, width: 20, height: 10))
    #expect(placement["c"] == Rect(x: 30, y: 15, width: 40, height: 10))
  }

  @Test func aRootFrameIsTheBoxThatMirrors() throws {
    let placement = try place(Stack(.row, spacing: 0) { item("a", 30) }.frame(width: 100))
    #expect(placement.size.width == 100)
    #expect(placement["a"] == Rect(x: 70, y: 0, width: 30, height: 10))
  }

  @Test func aLoneItemStaysWhereItIs() throws {
    #expect(try place(item("a", 30), in: ProposedSize(width: 100))["a"]?.x == 0)
  }

  @Test func nestedContainersAreMirroredWithTheirContent() throws {
    let placement = try place(
      Stack(.row, spacing: 10) {
        item("a", 30)
        Stack(.row, spacing: 1) {
          item("b", 5)
          item("c", 6)
        }
      })
    #expect(placement["a"] == Rect(x: 22, y: 0, width: 30, height: 10))
    #expect(placement["b"] == Rect(x: 7, y: 0, width: 5, height: 10))
    #expect(placement["c"] == Rect(x: 0, y: 0, width: 6, height: 10))
  }

  /// As in SwiftUI: what is moved to the right is moved to the right in any direction, with all that is in it.
  @Test func offsetsGoToTheRight() throws {
    let placement = try place(
      Stack(.row, spacing: 10) {
        item("a", 30)
        Grid { GridRow { item("b", 20).offset(x: 1) } }.offset(x: 4, y: 2)
      })
    #expect(placement["a"]?.x == 30)
    #expect(placement["b"] == Rect(x: 5, y: 2, width: 20, height: 10))
    #expect(placement.containers[1].rect.x == 4)
    #expect(placement.containers[1].columns == [.init(position: 4, length: 20)])
  }

  // MARK: Hexagons

  @Test func hexagonsAreMirroredWithTheirCorners() throws {
    let grid = HexGrid(coordinates: .oddQ) {
      HexCell(row: 0, column: 0) { Item("a") }
      HexCell(row: 0, column: 1) { Item("b").offset(x: 3, y: 1) }
      HexCell(row: 0, column: 3) { Item("c") }
    }
    let (original, mirrored) = (
      try LayoutEngine().place(grid, in: ProposedSize(width: 130)), try place(grid, in: ProposedSize(width: 130))
    )
    #expect(mirrored.size == original.size)
    for (id, shift) in [("a", 0.0), ("b", 3.0), ("c", 0.0)] {
      let rect = try #require(original[id])
      let image = Rect(x: 130 - (rect.maxX - shift) + shift, y: rect.y, width: rect.width, height: rect.height)
      #expect(isNear(mirrored[id], image))
      let vertices = try #require(mirrored.vertices(of: id))
      // The right corner first, and on clockwise.
      let wanted = [
        Point(x: image.maxX, y: image.midY), Point(x: image.minX + image.width * 3 / 4, y: image.maxY),
        Point(x: image.minX + image.width / 4, y: image.maxY), Point(x: image.minX, y: image.midY),
        Point(x: image.minX + image.width / 4, y: image.minY),
        Point(x: image.minX + image.width * 3 / 4, y: image.minY),
      ]
      #expect(zip(vertices, wanted).allSatisfy { abs($0.x - $1.x) < 1e-9 && abs($0.y - $1.y) < 1e-9 })
      #expect(mirrored.item(at: Point(x: image.midX, y: image.midY)) == id)
      #expect(mirrored.item(at: Point(x: image.minX + 0.1, y: image.minY + 0.1)) == nil)
    }
  }

  @Test func aHoneycombFillsFromTheRight() throws {
    let comb = Honeycomb(itemsPerRow: 3, interitemSpacing: 5) { ForEach(0..<5) { Item("\($0)") } }
    let placement = try place(comb, in: ProposedSize(width: 100))
    // Items are 30 wide; the first row is half a step of 35 aside.
    let lefts = try (0..<5).map { try #require(placement["\($0)"]).x }
    #expect(zip(lefts, [52.5, 17.5, 70, 35, 0]).allSatisfy { abs($0 - $1) < 1e-9 })
    for index in 0..<5 {
      let rect = try #require(placement["\(index)"])
      #expect(placement.item(at: Point(x: rect.midX, y: rect.midY)) == "\(index)")
      let vertices = try #require(placement.vertices(of: "\(index)"))
      #expect(vertices.map(\.x).min() == rect.minX && vertices.map(\.x).max() == rect.maxX)
    }
  }

  /// What a container of hexagons answers itself is mirrored as well.
  @Test func aHoneycombThatOnlyHasACountIsMirrored() throws {
    var comb = LayoutTree()
    comb.append(
      leaf: .init(
        kind: .honeycomb(
          HoneycombOptions(itemsPerRow: 3, lineSpacing: 0, interitemSpacing: 5, insets: .zero, count: 5))))
    let original = try #require(
      try LayoutEngine().place(comb, in: ProposedSize(width: 100)).containers.first?.hexagons)
    let mirrored = try #require(try place(comb, in: ProposedSize(width: 100)).containers.first?.hexagons)
    #expect(mirrored.count == 5 && mirrored.orientation == original.orientation)
    for index in 0..<5 {
      let rect = original.rect(of: index)
      let image = Rect(x: 100 - rect.maxX, y: rect.y, width: rect.width, height: rect.height)
      #expect(isNear(mirrored.rect(of: index), image))
      #expect(mirrored.index(at: Point(x: image.midX, y: image.midY)) == index)
    }
    #expect(mirrored.index(at: Point(x: 2, y: 2)) == nil)
  }

  // MARK: Relations and explanations

  @Test func leftAndRightAreTheEdgesThatAreDrawn() throws {
    let grid = Grid(alignment: .leading, horizontalSpacing: 10) {
      GridRow {
        Item("a").frame(minWidth: 20).frame(height: 10)
        item("b", 30)
      }
    }
    let placement = try place(
      grid.constrain {
        $0["a"].left == 60
        $0.container.right == 100
      })
    #expect(placement.size.width == 100)
    #expect(placement["a"] == Rect(x: 60, y: 0, width: 40, height: 10))
    #expect(placement["b"] == Rect(x: 20, y: 0, width: 30, height: 10))
    let error = #expect(throws: LayoutError.self) {
      try place(grid.constrain { $0["a"].right <= $0["b"].left })
    }
    #expect(error?.code == .unsatisfiable)
    #expect(error?.conflict.map(\.statement).contains("a.right <= b.left") == true)
  }

  /// What stands in an unsized cell is placed by itself; its edges count from the left of the root all the same.
  @Test func edgesInUnsizedCellsCountFromTheLeftOfTheRoot() throws {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        item("first", 20)
        item("second", 100)
      }
      GridRow {
        item("third", 20)
        Stack(.row, spacing: 0) {
          Item("x").frame(height: 10)
          Item("y").frame(height: 10)
        }.gridCellUnsizedAxes(.horizontal)
      }
    }
    let placement = try place(grid.constrain { $0["x"].left == 30 })
    #expect(placement["second"]?.x == 0)
    #expect(placement["x"] == Rect(x: 30, y: 10, width: 70, height: 10))
    #expect(placement["y"] == Rect(x: 0, y: 10, width: 30, height: 10))
  }

  @Test func explanationsAreAboutTheEdgesThatAreDrawn() throws {
    let row = Stack(.row, spacing: 5) {
      item("a", 30)
      item("b", 20).offset(x: 2)
      Item("c").frame(height: 10)
    }
    let left = try Self.engine.explain(.left, of: "b", for: row, in: ProposedSize(width: 100))
    #expect(left.value == 47)
    #expect(
      left.causes.map { "\($0.contribution): \($0.statement)" } == [
        "100.0: the container is 100 wide", "-30.0: a is 30 wide", "-20.0: b is 20 wide",
        "-5.0: layout has 2 gaps of 5 between its columns", "2.0: b is offset by 2 to the right",
      ])
    #expect(left.causes.allSatisfy { $0.certainty == .confirmed })
    let right = try Self.engine.explain(.right, of: "a", for: row, in: ProposedSize(width: 100))
    #expect(right.causes.map(\.contribution) == [100])
  }

  // MARK: Filling a stack

  @Test func aStackIsFilledFromTheRight() throws {
    var row = Stack(.row, spacing: 5, in: Rect(x: 10, y: 0, width: 100, height: 20), engine: Self.engine)
    try row.add(width: 30)
    try row.add(width: 20)
    #expect(
      row.frames == [Rect(x: 80, y: 0, width: 30, height: 20), Rect(x: 55, y: 0, width: 20, height: 20)])
    var column = Stack(
      .column, alignment: .leading, in: Rect(x: 10, y: 0, width: 100, height: 20), engine: Self.engine)
    try column.add(width: 30, height: 5)
    #expect(column.frames == [Rect(x: 80, y: 0, width: 30, height: 5)])
  }
}
