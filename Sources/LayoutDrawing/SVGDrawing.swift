public import LayoutCore
internal import LayoutGeometry

/// Draws a placement and its diagnosis as an SVG picture.
///
/// Items are boxes, or hexagons where they stand in one, with their ids and sizes; texts are light boxes with their lines, as
/// they were measured. Grids show track lines and hatched gaps; the root grid also its widths above and its heights at the
/// left. A track that the layout leaves open is marked, with its range, the length that was chosen and the rule that chose it,
/// and so is what stands out of its cell or of the layout around it. The same placement gives the same bytes everywhere.
public enum SVGDrawing {
  /// What is drawn, and how large.
  public struct Options: Hashable, Sendable {
    /// The longer side of the content in units of the picture, at most, without labels.
    ///
    /// Layouts between half of it and all of it are drawn as large as they are; others are scaled.
    public var longestSide = 1000.0
    /// Whether items say their sizes where there is room.
    public var showsSizes = true
    /// Whether grids show track lines, gaps and lengths.
    public var showsTracks = true
    /// Whether the diagnosis is drawn: marks on undetermined tracks and on what stands out, and the list below the picture.
    public var showsDiagnosis = true
    /// Whether the lengths of tracks have their numbers before them, counted from 0.
    package var numbersTracks = false
    /// Whether the cells that leave a track open are outlined.
    package var outlinesCauses = false
    /// Whether items and containers say their ids, so that style sheets can be about one of them.
    package var saysIdentifiers = false

    /// Creates the default options.
    public init() {}
  }

  /// Draws a placement.
  ///
  /// - Parameters:
  ///   - placement: What to draw.
  ///   - options: What is drawn, and how large.
  /// - Returns: A whole SVG document that ends with a line break.
  public static func svg(of placement: Placement, options: Options = Options()) -> String {
    picture(of: placement, options: options).svg()
  }

  /// Draws a placement into a picture that others can stand beside.
  package static func picture(of placement: Placement, options: Options = Options()) -> Picture {
    let scene = Scene(placement, longestSide: options.longestSide, saysIdentifiers: options.saysIdentifiers)
    let marks = AmbiguityMarks(options.showsDiagnosis ? placement.diagnosis.ambiguities : [], in: scene)
    let itemLabels = ItemLabels(scene, showsSizes: options.showsSizes, avoiding: marks.lines)
    var canvas = Canvas(extent: scene.content)

    GridDrawing.drawBehind(scene, showsTracks: options.showsTracks, on: &canvas)
    marks.drawBehind(on: &canvas)
    ItemDrawing.drawHexagons(scene, on: &canvas)
    ItemDrawing.drawAreas(scene.items, on: &canvas)
    ItemDrawing.drawDividers(scene, on: &canvas)
    TextLines.draw(scene, on: &canvas)
    if options.showsTracks { GridDrawing.drawLines(scene, on: &canvas) }
    marks.drawLines(on: &canvas)
    ItemDrawing.drawLines(scene.items, on: &canvas)
    if options.showsDiagnosis { OverflowMarks(placement, scene.scale).draw(on: &canvas) }
    if options.outlinesCauses { marks.outlineCauses(in: scene, on: &canvas) }
    if options.showsTracks, let grid = scene.rootGrid {
      TrackNumbers.draw(
        grid, content: scene.content, isNumbered: options.numbersTracks,
        marked: { marks.tracks(of: grid.node, $0) }, on: &canvas)
    }
    let itemCallouts = callouts(for: itemLabels.callouts, in: scene)
    Callouts.draw(
      below: marks.callouts(.horizontal) + itemCallouts.below,
      right: marks.callouts(.vertical) + itemCallouts.right, content: scene.content, on: &canvas)
    canvas.group("labels") { canvas in
      let words = itemLabels.labels.map(\.box) + TextLines.boxes(scene)
      for label in itemLabels.labels + ContainerLabels.labels(scene, avoiding: words) { canvas.label(label) }
    }
    if options.showsDiagnosis {
      Legend.draw(
        placement, omitted: itemLabels.omitted, emptyHexagons: scene.hexagons.emptyCount,
        outlinesCauses: options.outlinesCauses, on: &canvas)
    }
    return Picture(canvas: canvas)
  }

  /// Leads from each item to the nearer of the two edges where callouts stand.
  private static func callouts(
    for items: [Scene.Item], in scene: Scene
  ) -> (below: [Callout], right: [Callout]) {
    var below: [Callout] = []
    var right: [Callout] = []
    for item in items {
      let (text, colour) = (VisibleText.of(item.id), item.colours.text)
      if scene.content.maxY - item.box.maxY <= scene.content.maxX - item.box.maxX {
        below.append(Callout(text: text, anchor: Point(x: item.box.midX, y: item.box.maxY), colour: colour))
      } else {
        right.append(Callout(text: text, anchor: Point(x: item.box.maxX, y: item.box.midY), colour: colour))
      }
    }
    return (below, right)
  }
}
