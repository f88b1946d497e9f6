import ConstraintLayout
import Testing

/// Relations speak of places in the layout that carries them, and conflicts with them in the words of what was said.
struct RelationPlaceTests {
  /// A grid with a container that something stands before and above, whose relations name places.
  private func layout(isUnsized: Bool) -> some Layout {
    let inner = Stack(.column, alignment: .leading, spacing: 0) {
      Item("head").frame(width: 80, height: 5)
      Stack(.row, spacing: 0) {
        Item("before").frame(height: 20)
        Item("in").frame(width: 30, height: 20)
      }
    }.constrain {
      $0["in"].left == 40
      $0.container.left == 0
      $0["in"].top == 5
    }
    return Grid(horizontalSpacing: 7, verticalSpacing: 9) {
      GridRow { Item("top").frame(width: 11, height: 13) }
      GridRow {
        Item("side").frame(width: 50, height: 20)
        Item("sized").frame(width: 80, height: 25)
      }
      GridRow {
        Item("under").frame(width: 50, height: 20)
        inner.gridCellUnsizedAxes(isUnsized ? .all : []).gridCellAnchor(.topLeading)
      }
    }
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft], [false, true])
  func placesAreMeasuredFromTheCarrier(_ direction: LayoutDirection, _ isUnsized: Bool) throws {
    var engine = LayoutEngine()
    engine.options.layoutDirection = direction
    let placement = try engine.place(layout(isUnsized: isUnsized))
    let (rect, head) = (try #require(placement["in"]), try #require(placement["head"]))
    #expect(abs(rect.x - head.x - 40) < 1e-9)
    #expect(abs(rect.y - head.y - 5) < 1e-9)
  }

  /// A carrier around an unsized container, which is compiled when its cell is known.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func carriersAroundUnsizedContainers(_ direction: LayoutDirection) throws {
    let carrier = Grid(horizontalSpacing: 4) {
      GridRow {
        Item("lead").frame(width: 20, height: 10)
        Item("room").frame(width: 90, height: 10)
      }
      GridRow {
        Item("low").frame(width: 20, height: 10)
        Stack(.row, spacing: 0) {
          Item("gap").frame(height: 10)
          Item("mark").frame(width: 15, height: 10)
        }.gridCellUnsizedAxes(.horizontal)
      }
    }.id("carrier").constrain { $0["mark"].left == 60 }
    var engine = LayoutEngine()
    engine.options.layoutDirection = direction
    let placement = try engine.place(
      Stack(.row, spacing: 0) {
        Item("first").frame(width: 33, height: 10)
        carrier
      })
    let (mark, around) = (try #require(placement["mark"]), try #require(placement["carrier"]))
    #expect(abs(mark.x - around.x - 60) < 1e-9)
  }

  /// A word has one width, which is a least and a greatest one: only one of them is in the way.
  @Test func aConflictNamesTheEndThatIsInTheWay() throws {
    let row = Stack(.row) {
      Text("A").id("short")
      Text("Longer").id("long")
    }.constrain { $0["short"].width == $0["long"].width }
    let conflict = try LayoutEngine().diagnose(row).conflict.map(\.statement)
    #expect(conflict.count == 3)
    #expect(conflict.contains { $0.hasPrefix("short is at most ") })
    #expect(conflict.contains { $0.hasPrefix("long is at least ") })
  }

  /// What was said as one number is one statement, whichever way it is in the way.
  @Test func aFixedLengthIsOneStatement() throws {
    let row = Stack(.row, spacing: 0) {
      Stack(.row, spacing: 0) { Item("wide").frame(width: 90, height: 10) }.id("box").frame(width: 50)
    }
    #expect(Set(try LayoutEngine().diagnose(row).conflict.map(\.statement)) == ["box is 50 wide", "wide is 90 wide"])
  }
}
