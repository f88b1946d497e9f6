import ConstraintLayout
import LayoutTestSupport
import Testing

/// All children get one size: the largest ideal width by the largest ideal height.
struct BalancedStackTests {
  @Test func inARowAllGetTheLargestSize() throws {
    let placement = try LayoutEngine().place(
      BalancedStack(.row, spacing: 10) {
        Item("hi").frame(width: 15, height: 20)
        Item("beautiful").frame(width: 67, height: 20)
        Item("tall").frame(width: 5, height: 32)
      })
    #expect(placement["hi"] == Rect(x: 0, y: 0, width: 67, height: 32))
    #expect(placement["beautiful"] == Rect(x: 77, y: 0, width: 67, height: 32))
    #expect(placement["tall"] == Rect(x: 154, y: 0, width: 67, height: 32))
    #expect(placement.size == Size(width: 221, height: 32))
  }

  @Test func inAColumnTheGapsRunDown() throws {
    let placement = try LayoutEngine().place(
      BalancedStack(.column, spacing: 10) {
        Item("a").frame(width: 15, height: 20)
        Item("b").frame(width: 67, height: 8)
      })
    #expect(placement["b"] == Rect(x: 0, y: 30, width: 67, height: 20))
    #expect(placement.size == Size(width: 67, height: 50))
  }

  @Test func allShrinkTogetherButNotBelowTheLargestMinimum() throws {
    let row = BalancedStack(.row, spacing: 0) {
      Item("a").frame(minWidth: 10, idealWidth: 100, maxWidth: 100, minHeight: 1, maxHeight: 1)
      Item("b").frame(minWidth: 40, idealWidth: 60, maxWidth: 60, minHeight: 1, maxHeight: 1)
    }
    let placement = try LayoutEngine().place(row, in: ProposedSize(width: 120))
    #expect(["a", "b"].map { placement[$0]?.width } == [60, 60])
    let conflict = try LayoutEngine().diagnose(row, in: ProposedSize(width: 70)).conflict
    #expect(conflict.map(\.items) == [["b"], []])
  }

  @Test func aChildWithoutASizeMakesAllFill() throws {
    let placement = try LayoutEngine().place(
      BalancedStack(.row, spacing: 20) {
        Item("flexible").frame(height: 5)
        Item("fixed").frame(width: 10, height: 5)
      }, in: ProposedSize(width: 120))
    #expect(["flexible", "fixed"].map { placement[$0]?.width } == [50, 50])
  }

  @Test func childrenSayHowFarTheyWantToStandApart() throws {
    let placement = try LayoutEngine().place(
      BalancedStack(.row) {
        Item("a").frame(width: 10, height: 5).preferredSpacing(3, .trailing)
        Item("b").frame(width: 10, height: 5).preferredSpacing(12, .leading)
        Item("c").frame(width: 10, height: 5)
        Item("d").frame(width: 10, height: 5).preferredSpacing(0, .leading)
      })
    // 12 is the larger of 3 and 12; 8 is the default where nobody asks; 0 is all that anybody asks for.
    #expect(["a", "b", "c", "d"].map { placement[$0]?.x } == [0, 22, 40, 50])
    #expect(placement.size.width == 60)
  }

  @Test func itsOwnSpacingOverridesWhatChildrenWant() throws {
    let placement = try LayoutEngine().place(
      BalancedStack(.row, spacing: 1) {
        Item("a").frame(width: 10, height: 5).preferredSpacing(50)
        Item("b").frame(width: 10, height: 5).preferredSpacing(50)
      })
    #expect(placement["b"]?.x == 11)
  }

  /// What takes all of its cell does not hold that back, whatever is in it.
  @Test(arguments: [Presolve.on, .off])
  func paddingAroundAChildDoesNotKeepAllSmall(_ presolve: Presolve) throws {
    let row = Stack(.row) {
      Stack(.column) {
        BalancedStack(.row) {
          Stack(.row, alignment: .firstTextBaseline) { Item("flexible").padding(.vertical, 9) }
          Item("fixed").frame(height: 42).padding(.top, 8)
        }
        Item("below").frame(height: 31)
      }
      Item("high").frame(width: 5, height: 92)
    }
    var engine = LayoutEngine()
    engine.options.place(by: presolve)
    let placement = try engine.place(row)
    #expect(placement["fixed"]?.height == 45)
    #expect(placement["below"]?.y == 61)
  }

  @Test func nestedStacksTakeWholeCells() throws {
    let placement = try LayoutEngine().place(
      Stack(.row, spacing: 0) {
        Item("before").frame(width: 5, height: 5)
        BalancedStack(.row, spacing: 0) {
          Item("wide").frame(width: 50, height: 5)
          Stack(.column, spacing: 0) { Item("inner").frame(width: 20, height: 30) }
        }
      })
    #expect(placement["wide"] == Rect(x: 5, y: 0, width: 50, height: 30))
    #expect(placement["inner"]?.x == 55)
    #expect(placement.size == Size(width: 105, height: 30))
  }

  /// All children have one size: padding in one takes that, whatever was said of it.
  @Test func paddingTakesTheSizeOfAllWhateverWasSaidOfIt() throws {
    for insets in [0.0, 2] {
      let stack = BalancedStack(.column, spacing: 0) {
        Item("high").frame(height: 10)
        Item("low").padding(insets).frame(maxHeight: 5)
        Item("fixed").padding(insets).fixedSize(horizontal: false, vertical: true)
      }
      let rects = try rectsEitherWay(stack, nil, isDirect: insets == 0)
      #expect(rects["low"]?.height == 10 - 2 * insets)
      #expect(rects["fixed"]?.height == 10 - 2 * insets)
    }
  }
}
