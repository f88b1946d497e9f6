import ConstraintLayout
import Testing

/// Columns and rows of grids in relations and explanations.
struct TrackAnchorTests {
  private static func box(_ id: String, _ width: Double = 10, _ height: Double = 10) -> Item {
    Item(id).frame(width: width, height: height)
  }

  /// Columns of 10, 20 and 30 and one row of 10, without gaps.
  private static var form: some Layout {
    Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        box("a", 10)
        box("b", 20)
        box("c", 30)
      }
    }
    .id("form")
  }

  @Test func aColumnIsAsWideAsARelationSays() throws {
    let layout = Self.form.constrain { $0.container.columns[1].width == 2 * $0.container.columns[2].width }
    let placement = try LayoutEngine().place(layout)
    #expect(placement.columns.map(\.length) == [10, 60, 30])
  }

  @Test func itsEdgesAreThoseOfTheColumn() throws {
    let layout = Stack(.column, alignment: .leading, spacing: 0) {
      Self.form
      FreeLayout { Self.box("mark", 5) }
    }
    .constrain {
      $0["mark"].leading == $0["form"].columns[1].leading
      $0["mark"].top == $0["form"].rows[0].bottom + 4
    }
    let placement = try LayoutEngine().place(layout)
    #expect(placement["mark"]?.x == 10)
    #expect(placement["mark"]?.y == 14)
  }

  @Test func fromRightToLeftALeadingEdgeIsTheRightOne() throws {
    var options = LayoutEngine.Options()
    options.layoutDirection = .rightToLeft
    let layout = Stack(.column, alignment: .leading, spacing: 0) {
      Self.form
      FreeLayout { Self.box("mark", 5) }
    }
    .constrain { $0["mark"].leading == $0["form"].columns[1].leading }
    #expect(try LayoutEngine(options: options).place(layout)["mark"]?.x == 60 - 10 - 5)
  }

  @Test func textsSayThem() throws {
    let layout = try Self.form.constrain("container.columns[0].width >= container.columns[2].width")
    #expect(try LayoutEngine().place(layout).columns.map(\.length) == [30, 20, 30])
    let rows = try Stack(.row) { Self.form }.constrain("form.rows[0].height == 25")
    #expect(try LayoutEngine().place(rows).size.height == 25)
  }

  @Test(arguments: [
    ("container.columns[3].width == 1", "form has 3 columns, counted from 0, so there is no columns[3]."),
    ("container.rows[1].height == 1", "form has 1 row, counted from 0, so there is no rows[1]."),
    ("a.columns[0].width == 1", "a is no grid"),
  ])
  func whatIsNotThereIsNamed(_ mistake: (text: String, words: String)) throws {
    let layout = try Self.form.constrain(mistake.text)
    let error = try #require(throws: LayoutError.self) { try LayoutEngine().place(layout) }
    #expect(error.message.contains(mistake.words), "\(error)")
  }

  @Test(arguments: [
    "container.columns[0].height == 1", "container.columns[].width == 1", "container.columns[-1].width == 1",
    "container.columns[0] == 1", "container.columns[0.width == 1", "container.columns[99999999999999999999].width == 1",
    "container.rows[0].firstBaseline == 1",
  ])
  func textsThatAreNoneSayWhere(_ text: String) throws {
    let error = try #require(throws: LayoutError.self) { try Self.form.constrain(text) }
    #expect(error.message.contains("column"))
  }

  @Test func theLengthOfATrackIsExplained() throws {
    let explanation = try LayoutEngine().explain(.width, of: "form.columns[1]", for: Stack(.row) { Self.form })
    #expect(explanation.value == 20)
    #expect(explanation.causes.map(\.statement) == ["b is 20 wide"])
    #expect(explanation.causes.map(\.certainty) == [.confirmed])
    let place = try LayoutEngine().explain(.left, of: "container.columns[2]", for: Self.form)
    #expect(place.value == 30)
    #expect(Set(place.causes.map(\.statement)).isSuperset(of: ["a is 10 wide", "b is 20 wide"]))
  }

  /// What has no id is called by its place, as reports call it; a track before what the place of its row would be.
  @Test func whatHasNoIdIsExplainedByItsPlace() throws {
    let grid = Grid(horizontalSpacing: 5) {
      GridRow {
        Item().frame(width: 10, height: 10)
        Item().frame(width: 20, height: 30).padding(1)
      }
      Item().frame(height: 8)
    }
    func value(_ edge: LayoutEdge, _ name: String) throws -> Double {
      try LayoutEngine().explain(edge, of: name, for: grid).value
    }
    #expect(try value(.width, "layout.columns[1]") == 22)
    #expect(try value(.height, "layout.rows[0]") == 32)
    #expect(try value(.width, "layout.rows[0].cells[1]") == 20)
    #expect(try value(.left, "layout.rows[0].cells[1]") == 16)
    #expect(try value(.width, "layout.rows[1]") == 37)
    #expect(throws: LayoutError.self) { try value(.width, "layout.rows[0]") }
    #expect(try value(.width, "layout") == 37)
    for name in ["layout.rows[0].cells[2]", "layouts", "layout.rows[0].cells", "layout.children[0]", ""] {
      #expect(throws: LayoutError.self) { try value(.width, name) }
    }
  }

  @Test func aFixedTrackExplainsItself() throws {
    let grid = Grid(columns: [.fixed(40), .flexible()], horizontalSpacing: 5) {
      GridRow {
        Item("a")
        Item("b")
      }
    }
    .id("form")
    let explanation = try LayoutEngine().explain(
      .width, of: "form.columns[1]", for: grid, in: ProposedSize(width: 100))
    #expect(explanation.value == 55)
    let statements = Set(explanation.causes.map(\.statement))
    #expect(
      statements.isSuperset(of: ["the container is 100 wide", "column 0 of form is 40 wide"]), "\(statements)")
  }

  @Test(arguments: ["form.columns[7]", "nobody.columns[0]", "form.rows[0]", "a.columns[0]"])
  func onlyTracksThatAreThereAreExplained(_ name: String) throws {
    #expect(throws: LayoutError.self) { try LayoutEngine().explain(.width, of: name, for: Self.form) }
  }

  /// Tracks of a grid in an unsized cell are told by a model of its own.
  @Test func aTrackInAnUnsizedCellIsExplained() throws {
    let layout = Grid(horizontalSpacing: 0) {
      GridRow {
        Self.box("x", 100)
        Self.form.gridCellUnsizedAxes(.horizontal)
      }
    }
    let explanation = try LayoutEngine().explain(.width, of: "form.columns[2]", for: layout)
    #expect(explanation.value == 30)
  }
}
