import LayoutGeometry
import Testing

struct RectTests {
  private let rect = Rect(x: 10, y: 20, width: 30, height: 40)

  @Test(arguments: [
    (10, 20, true), (39, 59, true), (40, 30, false), (20, 60, false), (9, 30, false), (.nan, 30, false),
  ])
  func aRectangleHoldsItsLeftAndTopEdgeOnly(_ x: Double, _ y: Double, _ holds: Bool) {
    #expect(rect.contains(Point(x: x, y: y)) == holds)
  }

  @Test func whatHasNoAreaHoldsNoPoint() {
    #expect(!Rect(x: 1, y: 1, width: 0, height: 5).contains(Point(x: 1, y: 2)))
  }

  @Test func aRectangleContainsItself() {
    #expect(rect.contains(rect))
    #expect(rect.contains(Rect(x: 40, y: 20, width: 0, height: 0)))
    #expect(!rect.contains(Rect(x: 10, y: 20, width: 31, height: 1)))
  }

  @Test func rectanglesThatTouchDoNotIntersect() {
    #expect(!rect.intersects(Rect(x: 40, y: 20, width: 5, height: 5)))
    #expect(!rect.intersects(Rect(x: 10, y: 60, width: 5, height: 5)))
    #expect(rect.intersects(Rect(x: 39, y: 59, width: 5, height: 5)))
  }

  @Test func aPointOrALineInsideIntersects() {
    let point = Rect(x: 15, y: 25, width: 0, height: 0)
    let line = Rect(x: 0, y: 25, width: 100, height: 0)
    #expect(rect.intersects(point) && point.intersects(rect))
    #expect(rect.intersection(line) == Rect(x: 10, y: 25, width: 30, height: 0))
    #expect(!rect.intersects(Rect(x: 0, y: 20, width: 100, height: 0)))
  }

  @Test func theIntersectionIsWhatBothCover() {
    let other = Rect(x: 30, y: 0, width: 100, height: 30)
    #expect(rect.intersection(other) == Rect(x: 30, y: 20, width: 10, height: 10))
    #expect(other.intersection(rect) == rect.intersection(other))
    #expect(rect.intersection(Rect(x: 40, y: 20, width: 5, height: 5)) == nil)
  }

  @Test func theUnionHoldsBoth() {
    #expect(
      rect.union(Rect(x: 100, y: 0, width: 0, height: 0)) == Rect(x: 10, y: 0, width: 90, height: 60))
  }

  @Test func insetsMoveEdges() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(rect.inset(by: insets) == Rect(x: 12, y: 21, width: 24, height: 36))
    #expect(rect.inset(by: EdgeInsets(top: -5)) == Rect(x: 10, y: 15, width: 30, height: 45))
  }

  @Test func whereInsetsLeaveNothingEdgesMeetInTheMiddle() {
    // The edges would be at 45 and 35.
    #expect(rect.inset(by: EdgeInsets(leading: 35, trailing: 5)) == Rect(x: 40, y: 20, width: 0, height: 40))
  }
}
