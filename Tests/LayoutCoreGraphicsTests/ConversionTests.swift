import Foundation
import LayoutCoreGraphics
import LayoutGeometry
import Testing

/// Rectangles, points and sizes keep every number on the way to Core Graphics' types and back.
struct ConversionTests {
  @Test func rectanglesKeepTheirEdges() {
    let rect = Rect(x: -1.5, y: 2, width: 0.1 + 0.2, height: 1e9)
    #expect(CGRect(rect) == CGRect(x: -1.5, y: 2, width: 0.1 + 0.2, height: 1e9))
    #expect(Rect(CGRect(rect)) == rect)
  }

  @Test func rectanglesThatAreTurnedStandOnTheirTopLeftCorner() {
    #expect(Rect(CGRect(x: 10, y: 20, width: -4, height: -5)) == Rect(x: 6, y: 15, width: 4, height: 5))
  }

  @Test func pointsKeepTheirCoordinates() {
    let point = Point(x: 0.1, y: -7)
    #expect(CGPoint(point) == CGPoint(x: 0.1, y: -7))
    #expect(Point(CGPoint(point)) == point)
  }

  @Test func sizesKeepTheirLengths() {
    let size = Size(width: 0.1, height: .infinity)
    #expect(CGSize(size) == CGSize(width: 0.1, height: CGFloat.infinity))
    #expect(Size(CGSize(size)) == size)
  }

  @Test func aSizeIsAnOffer() {
    #expect(ProposedSize(CGSize(width: 3, height: 4)) == ProposedSize(width: 3, height: 4))
  }
}
