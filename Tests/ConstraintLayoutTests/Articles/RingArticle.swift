import ConstraintLayout
import Foundation

extension ArticleExample {
  static let ring = ArticleExample("Ring") { print in
    // Article begins
    /// Items of one size whose centres stand on a circle, the first one at the top.
    func ring(_ ids: [String], radius: Double, size: Double) -> some Layout {
      FreeLayout {
        ForEach(ids) { Item($0).frame(width: size, height: size) }
      }
      .constrain { anchors in
        for (index, id) in ids.enumerated() {
          let angle = 2 * Double.pi * Double(index) / Double(ids.count)
          anchors[id].centerX == anchors.container.centerX + radius * sin(angle)
          anchors[id].centerY == anchors.container.centerY - radius * cos(angle)
        }
      }
    }

    let clock = ring(["12", "3", "6", "9"], radius: 70, size: 40)
    let placement = try LayoutEngine().place(clock).rounded(scale: 1)
    print(placement.size.width, "x", placement.size.height)
    for frame in placement.frames { print(frame.name, frame.rect) }
    // Article ends
  }
}
