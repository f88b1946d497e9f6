import ConstraintLayout
import LayoutTestSupport
import Testing

/// The first alternative whose ideal size fits, or the last.
struct ViewThatFitsTests {
  /// The article's four words, with the sizes that they have in a usual font.
  private static let words = [("hi", 15.0), ("!", 5), ("beautiful", 67), ("world", 41)]

  private var greeting: some Layout {
    ViewThatFits {
      BalancedStack(.row, spacing: 8) { words }
      BalancedStack(.column, spacing: 8) { words.identified("column-") }
    }
  }

  private struct Words: Layout {
    var prefix = ""
    func append(to tree: inout LayoutTree) {
      ForEach(ViewThatFitsTests.words) { Item(prefix + $0.0).frame(width: $0.1, height: 20) }.append(to: &tree)
    }
    func identified(_ prefix: String) -> Words { Words(prefix: prefix) }
  }

  private var words: Words { Words() }

  @Test func aWideProposalTakesTheRow() throws {
    let placement = try LayoutEngine().place(greeting, in: ProposedSize(width: 400))
    #expect(placement.size == Size(width: 292, height: 20))
    #expect(placement["world"] == Rect(x: 225, y: 0, width: 67, height: 20))
    #expect(placement["column-world"] == nil)
    #expect(placement.frames.count == 4)
  }

  @Test func aNarrowProposalTakesTheColumn() throws {
    let placement = try LayoutEngine().place(greeting, in: ProposedSize(width: 291))
    #expect(placement.size == Size(width: 67, height: 104))
    #expect(placement["column-world"] == Rect(x: 0, y: 84, width: 67, height: 20))
    #expect(placement["world"] == nil)
  }

  @Test func theVerySizeFitsAndNothingProposedFitsAll() throws {
    #expect(try LayoutEngine().place(greeting, in: ProposedSize(width: 292)).size.height == 20)
    #expect(try LayoutEngine().place(greeting).size.height == 20)
  }

  @Test func onlyTheNamedAxesCount() throws {
    let layout = ViewThatFits(in: .vertical) {
      Item("wide").frame(width: 500, height: 10)
      Item("narrow").frame(width: 10, height: 5)
    }
    var engine = LayoutEngine()
    engine.options.overflow = .visible
    #expect(try engine.place(layout, in: ProposedSize(width: 100, height: 50))["wide"] != nil)
    #expect(try engine.place(layout, in: ProposedSize(width: 1000, height: 6))["narrow"] != nil)
  }

  @Test func whereNothingFitsTheLastIsTaken() throws {
    let layout = ViewThatFits {
      Item("large").frame(width: 500, height: 10)
      Item("small").frame(minWidth: 10, idealWidth: 300, maxWidth: 300, minHeight: 5, maxHeight: 5)
    }
    let placement = try LayoutEngine().place(layout, in: ProposedSize(width: 100))
    #expect(placement["small"]?.width == 100)
  }

  @Test func insideAStackTheSpaceIsWhatTheOthersLeave() throws {
    func stack(_ width: Double) throws -> Placement {
      try LayoutEngine().place(
        Stack(.row, spacing: 10) {
          Item("fixed").frame(width: 100, height: 20)
          ViewThatFits {
            Item("long").frame(width: 80, height: 20)
            Item("short").frame(width: 20, height: 20)
          }
        }, in: ProposedSize(width: width))
    }
    #expect(try stack(190)["long"]?.x == 110)
    #expect(try stack(189)["short"]?.x == 110)
  }

  @Test func aFrameLimitsTheSpaceInside() throws {
    let placement = try LayoutEngine().place(
      Stack(.column) {
        ViewThatFits {
          Item("long").frame(width: 80, height: 20)
          Item("short").frame(width: 20, height: 20)
        }
      }.frame(width: 60), in: ProposedSize(width: 400))
    #expect(placement["short"] != nil)
  }

  @Test func theUntakenAlternativesAreInNoReport() throws {
    let placement = try LayoutEngine().place(
      ViewThatFits {
        Grid {
          GridRow { Item("open").gridCellColumns(2).gridCellUnsizedAxes(.horizontal).frame(width: 900, height: 5) }
        }
        .frame(width: 900)
        Item("taken").frame(width: 5, height: 5)
      }, in: ProposedSize(width: 10))
    #expect(placement.diagnosis.status == .determined)
    #expect(placement.frames.map(\.id) == ["taken"])
  }

  private struct Nest: Layout {
    let depth: Int
    func append(to tree: inout LayoutTree) {
      ViewThatFits {
        Item("wide\(depth)").frame(width: Double(1000 + depth), height: 1)
        Stack(.column, spacing: 0) {
          Item("narrow\(depth)").frame(width: 5, height: 1)
          if depth > 1 { AnyLayout(Nest(depth: depth - 1)) }
        }
      }.append(to: &tree)
    }
  }

  @Test func nestedChoicesAreEachMadeOnce() throws {
    let placement = try LayoutEngine().place(Nest(depth: 30), in: ProposedSize(width: 100))
    #expect(placement.size == Size(width: 5, height: 30))
    #expect(placement.frames.map(\.id) == (1...30).reversed().map { "narrow\($0)" })
  }

  @Test func anEmptyChoiceIsEmpty() throws {
    #expect(try LayoutEngine().place(ViewThatFits {}).size == .zero)
  }
}
