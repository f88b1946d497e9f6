internal import LayoutGeometry
internal import Testing

@testable internal import LayoutDrawing

@Suite struct CalloutTests {
  private func callouts(_ anchors: [Double]) -> [Callout] {
    anchors.map {
      Callout(text: "0…120 → \(Int($0)) (total)", anchor: Point(x: $0, y: $0), colour: "#000000", isBold: true)
    }
  }

  @Test func aSingleLabelIsCentred() throws {
    let placed = Callouts.below(callouts([100]), top: 50)
    let label = try #require(placed.first?.label)
    #expect(label.box.midX == 100)
    #expect(label.box.minY >= 50)
  }

  @Test(arguments: [1, 2, 3, 5, 12, 24])
  func labelsBelowMeetNeitherLabelsNorLines(count: Int) {
    var state = UInt64(count)
    for spread in [0.0, 3, 40, 300, 2000] {
      let anchors = (0..<count).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (Double(state >> 40) / Double(1 << 24) * spread).rounded()
      }
      let placed = Callouts.below(callouts(anchors), top: 0)
      #expect(placed.count == count)
      for (index, one) in placed.enumerated() {
        let x = one.callout.anchor.x
        for other in placed[..<index] + placed[(index + 1)...] {
          #expect(!one.label.box.intersects(other.label.box))
          let line = Rect(minX: x, minY: 0, maxX: x, maxY: one.label.box.minY)
          let box = other.label.box
          let isCrossed = box.minX < x && x < box.maxX && box.minY < line.maxY
          #expect(!isCrossed)
        }
      }
    }
  }

  @Test func labelsAtTheRightStandOneBelowTheOther() {
    let placed = Callouts.right(callouts([10, 10, 12, 90]), left: 500)
    let boxes = placed.map(\.label.box)
    for (upper, lower) in zip(boxes, boxes.dropFirst()) { #expect(upper.maxY <= lower.minY) }
    #expect(boxes.allSatisfy { $0.minX == 500 })
    #expect(boxes.last?.midY == 90)
  }
}
