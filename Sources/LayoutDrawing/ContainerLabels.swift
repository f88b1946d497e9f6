internal import LayoutGeometry

/// The ids of containers, on their upper edges, or where something is to be read there, on another place of their outlines.
///
/// They give way to all other words: a label that finds no place stays away, and the outline tells the id when it is pointed at.
enum ContainerLabels {
  private static let sizes = [9.0, 8, 7, 6]
  /// How far a label stands off the corner, in units of the picture.
  private static let inset = 6.0
  /// How much of the boxes of two labels may be common, in units of the picture: boxes are higher than most letters.
  private static let tolerance = EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)

  /// - Parameter words: Where there is something to read already.
  static func labels(_ scene: Scene, avoiding words: [Rect]) -> [Label] {
    var taken = RectIndex()
    for box in words { taken.append(box) }
    var labels: [Label] = []
    for container in scene.containers {
      guard let id = container.id, !id.isEmpty else { continue }
      let places = candidates(VisibleText.of(id), container.box)
      guard let label = places.first(where: { !taken.covers($0.box.inset(by: tolerance)) }) else { continue }
      taken.append(label.box)
      labels.append(label)
    }
    return labels
  }

  /// Where the label of a container may stand, the best place first.
  private static func candidates(_ text: String, _ box: Rect) -> [Label] {
    sizes.flatMap { size in
      [box.minY, box.maxY].flatMap { y in
        [(box.minX + inset, Label.Anchor.start), (box.maxX - inset, .end)].map { x, anchor in
          Label(
            text: text, position: Point(x: x, y: y), size: size, anchor: anchor, colour: Palette.faintText,
            halo: Palette.background)
        }
      }
    }
  }
}
