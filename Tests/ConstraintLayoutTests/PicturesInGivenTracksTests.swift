import ConstraintLayout
import LayoutTestSupport
import Testing

/// What keeps a ratio in a cell that gives it one length, whatever it asks for: directly and by programs.
struct PicturesInGivenTracksTests {
  private func place(
    _ layout: some Layout, _ width: Double? = nil, _ height: Double? = nil, _ presolve: Presolve
  ) throws -> Placement {
    var engine = LayoutEngine()
    engine.options.place(by: presolve)
    return try engine.place(layout, in: ProposedSize(width: width, height: height))
  }

  private let picture = Item("picture").aspectRatio(2, contentMode: .fit)
  private let small = Item("small").frame(width: 20, height: 10)

  /// Tracks of 46 and 60, by all the ways in which such are said.
  @Test(arguments: [Presolve.on, .off])
  func aPictureIsAsWideAsItsColumn(_ presolve: Presolve) throws {
    func rect(_ layout: some Layout, _ width: Double?) throws -> Rect? {
      try place(layout, width, nil, presolve)["picture"]
    }
    func lazy(_ columns: GridItem...) -> some Layout {
      LazyGrid(columns: columns) {
        picture
        small
      }
    }
    #expect(try rect(lazy(GridItem(), GridItem()), 100) == Rect(x: 0, y: 0, width: 46, height: 23))
    #expect(try rect(lazy(GridItem(.adaptive(minimum: 40))), 100) == Rect(x: 0, y: 0, width: 46, height: 23))
    for width in [nil, 100.0] {
      #expect(try rect(lazy(GridItem(.fixed(60))), width) == Rect(x: 0, y: 0, width: 60, height: 30))
      let grid = Grid(columns: [.fixed(60), .flexible()]) {
        GridRow {
          picture
          small
        }
      }
      #expect(try rect(grid, width) == Rect(x: 0, y: 0, width: 60, height: 30))
    }
  }

  /// And what stands below it begins there.
  @Test(arguments: [Presolve.on, .off])
  func aLineIsAsHighAsItsHighestPicture(_ presolve: Presolve) throws {
    let gallery = LazyGrid(columns: [GridItem(.fixed(60)), GridItem(.fixed(40))], spacing: 5) {
      ForEach(0..<4) { Item("\($0)").aspectRatio($0 == 1 ? 0.5 : 2, contentMode: .fit) }
    }
    let placement = try place(gallery, nil, nil, presolve)
    #expect(placement["1"]?.size == Size(width: 40, height: 80))
    #expect(placement["0"]?.size == Size(width: 60, height: 30))
    #expect(placement["2"]?.y == 85)
  }

  /// A card in a gallery: the title is below the picture, whose width is that of the column but for the padding.
  @Test(arguments: [Presolve.on, .off])
  func aPictureInACardIsAsWideAsTheCardLetsItBe(_ presolve: Presolve) throws {
    let card = Stack(.column, spacing: 4) {
      picture
      small
    }.padding(10)
    for gallery in [
      AnyLayout(LazyGrid(columns: [GridItem(.adaptive(minimum: 80))]) { card }),
      AnyLayout(LazyGrid(columns: [GridItem(.fixed(100))]) { LazyGrid(columns: [GridItem()]) { card } }),
    ] {
      let placement = try place(gallery, 100, nil, presolve)
      #expect(placement["picture"] == Rect(x: 10, y: 10, width: 80, height: 40))
      #expect(placement["small"]?.y == 54)
    }
  }

  @Test(arguments: [Presolve.on, .off])
  func inRowsOfGivenHeightsAPictureIsAsHighAsItsRow(_ presolve: Presolve) throws {
    let strip = LazyGrid(rows: [GridItem(.fixed(60))]) {
      picture
      small
    }
    let placement = try place(strip, nil, nil, presolve)
    #expect(placement["picture"] == Rect(x: 0, y: 0, width: 120, height: 60))
    #expect(placement["small"]?.x == 128)
  }

  /// It keeps its ratio in what there is, in place of standing out.
  @Test(arguments: [Presolve.on, .off])
  func whereThereIsLessHeightAPictureIsLessWide(_ presolve: Presolve) throws {
    let gallery = LazyGrid(columns: [GridItem(.fixed(60))]) { picture }.frame(height: 20)
    #expect(try place(gallery, nil, nil, presolve)["picture"]?.size == Size(width: 40, height: 20))
  }

  /// Its greatest height is that of a width of 40, so it stands in the middle of its column.
  @Test(arguments: [Presolve.on, .off])
  func aPictureIsNoLargerThanItsContentMayBe(_ presolve: Presolve) throws {
    let low = Item("picture").frame(maxHeight: 20).aspectRatio(2, contentMode: .fit)
    let placement = try place(LazyGrid(columns: [GridItem(.fixed(60))]) { low }, nil, nil, presolve)
    #expect(placement["picture"] == Rect(x: 10, y: 0, width: 40, height: 20))
  }

  @Test(arguments: [Presolve.on, .off])
  func hexagonsAreAsWideAsTheirColumn(_ presolve: Presolve) throws {
    let hexagon = HexGrid { HexCell(row: 0, column: 0) { Item("hexagon") } }
    let placement = try place(LazyGrid(columns: [GridItem(.fixed(60))]) { hexagon }, nil, nil, presolve)
    let size = try #require(placement["hexagon"]).size
    #expect(abs(size.width - 60) < 1e-9)
    #expect(abs(size.height - 30 * 3.0.squareRoot()) < 1e-9)
  }

  /// A column narrower than what is said of the columns in it: those stand out, and are no narrower.
  @Test(arguments: [Presolve.on, .off])
  func columnsThatAreSaidStayAsWideBesidePictures(_ presolve: Presolve) throws {
    let gallery = LazyGrid(columns: [GridItem(.fixed(30))]) {
      LazyGrid(columns: [GridItem(.fixed(50))]) { picture }
    }
    #expect(try place(gallery, nil, nil, presolve)["picture"] == Rect(x: -10, y: 0, width: 50, height: 25))
  }

  /// A gallery of pictures needs no program, as long as its height is free.
  @Test func aGalleryIsToldDirectly() throws {
    let gallery = LazyGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
      ForEach(0..<20) { index in
        Stack(.column, alignment: .leading) {
          Item("\(index)").aspectRatio(1.5, contentMode: .fit)
          Text("title \(index)")
        }
      }
    }
    let placement = try LayoutEngine().place(gallery, in: ProposedSize(width: 400))
    #expect(placement.effort.regions == 0)
    #expect(placement["19"]?.width == 94)
  }
}
