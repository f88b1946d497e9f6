internal import LayoutCore
internal import LayoutGeometry
internal import Testing

@testable internal import LayoutDrawing

@Suite struct SVGDrawingTests {
  private static let strange = Samples.items(
    [
      ("<a href=\"x\">&amp;'", Rect(x: 0, y: 0, width: 100, height: 40)),
      ("bell\u{7}\n", Rect(x: 0, y: 50, width: 100, height: 40)),
      ("設定ダイアログ مرحبا", Rect(x: 0, y: 100, width: 100, height: 40)),
    ], size: Size(width: 100, height: 140))

  private static let extreme = Samples.items(
    [
      ("huge", Rect(x: 0, y: 0, width: 1e300, height: 1e299)), ("far", Rect(x: -1e12, y: 1e9, width: 1, height: 1)),
      ("lost", Rect(x: .nan, y: 0, width: .infinity, height: 1)), ("none", .zero),
    ], size: Size(width: 1e300, height: 1e300))

  private static let samples = [
    Samples.fiveColumns, Samples.sharedExcess, Samples.crowded, Samples.manyCells(rows: 8, columns: 9), strange,
    extreme, Samples.items([], size: .zero),
  ]

  @Test(arguments: samples.indices)
  func isWellFormed(index: Int) throws {
    let picture = ParsedPicture(SVGDrawing.svg(of: Self.samples[index]))
    #expect(picture.problem == nil)
    let root = try #require(picture.elements.first)
    #expect(root.name == "svg")
    let box = try #require(picture.viewBox)
    #expect(root.number("width") == box.width)
    #expect(root.number("height") == box.height)
    #expect(box.width > 0 && box.width < 5000 && box.height > 0 && box.height < 5000)
  }

  @Test(arguments: samples.indices)
  func holdsFiniteNumbersOnly(index: Int) {
    let numeric: Set = [
      "x", "y", "width", "height", "rx", "cx", "cy", "r", "d", "font-size", "stroke-width", "viewBox", "fill-opacity",
      "points",
    ]
    let svg = SVGDrawing.svg(of: Self.samples[index])
    for element in ParsedPicture(svg).elements {
      for (name, value) in element.attributes where numeric.contains(name) {
        let numbers = value.split { " ,MLVhvz".contains($0) }
        #expect(numbers.allSatisfy { Double($0)?.isFinite == true && !$0.contains("e") }, "\(name)=\(value)")
      }
    }
  }

  @Test func isTheSameEveryTime() {
    for sample in Self.samples { #expect(SVGDrawing.svg(of: sample) == SVGDrawing.svg(of: sample)) }
  }

  @Test func everyIdIsWrittenAndNamed() {
    for sample in [Samples.fiveColumns, Samples.crowded, Samples.manyCells(rows: 40, columns: 25)] {
      let picture = ParsedPicture(SVGDrawing.svg(of: sample))
      let titles = Set(picture.contents(of: "title"))
      let texts = Set(picture.contents(of: "text"))
      for frame in sample.frames {
        #expect(titles.contains { $0.hasPrefix("\(frame.name): ") }, "\(frame.name) has no title")
        #expect(texts.contains(frame.name), "\(frame.name) has no label")
      }
    }
  }

  @Test func whatHasNoIdIsTitledByItsPlace() {
    let box = Rect(x: 0, y: 0, width: 60, height: 40)
    let picture = ParsedPicture(SVGDrawing.svg(of: Samples.items([(nil, box)], size: Size(width: 60, height: 40))))
    #expect(picture.contents(of: "title").contains("item 0 of the stack: 60 x 40 at (0, 0)"))
    #expect(picture.texts(in: "labels").isEmpty)
  }

  @Test func strangeIdsAreEscaped() {
    let texts = ParsedPicture(SVGDrawing.svg(of: Self.strange)).contents(of: "text")
    #expect(texts.contains("<a href=\"x\">&amp;'"))
    #expect(texts.contains("bell\u{2407}\u{240A}"))
    #expect(texts.contains("設定ダイアログ مرحبا"))
  }

  @Test func itemsSayTheirSizes() {
    let texts = ParsedPicture(SVGDrawing.svg(of: Samples.fiveColumns)).contents(of: "text")
    #expect(texts.filter { $0 == "50 x 50" }.count == 6)
    #expect(texts.filter { $0 == "70 x 50" }.count == 2)
    var options = SVGDrawing.Options()
    options.showsSizes = false
    let fewer = ParsedPicture(SVGDrawing.svg(of: Samples.fiveColumns, options: options)).contents(of: "text")
    #expect(!fewer.contains("50 x 50"))
    #expect(fewer.contains("green"))
  }

  @Test func tracksShowTheirLengths() {
    let picture = ParsedPicture(SVGDrawing.svg(of: Samples.fiveColumns))
    #expect(picture.texts(in: "lengths").map(\.text) == ["50", "50", "0", "50", "50", "50", "50"])
    #expect(picture.elements.contains { $0.group == "tracks" && $0.name == "path" })
    #expect(picture.elements.contains { $0.group == "gaps" && $0.name == "path" })
    var options = SVGDrawing.Options()
    options.showsTracks = false
    let fewer = ParsedPicture(SVGDrawing.svg(of: Samples.fiveColumns, options: options))
    #expect(!fewer.elements.contains { ["tracks", "gaps", "lengths"].contains($0.group) })
  }

  /// From right to left the first column is the last from the left.
  @Test func gapsAreTheSameInAnyDirection() {
    func gaps(_ columns: [Placement.Track]) -> String? {
      let whole = Rect(x: 0, y: 0, width: 100, height: 100)
      let grid = Placement.Container(
        in: LayoutTree(Grid {}), rect: whole, columns: columns, rows: [.init(position: 0, length: 100)], isGrid: true,
        depth: 0, node: 0)
      let placement = Placement(
        size: whole.size, diagnosis: Diagnosis(), containers: [grid], tree: LayoutTree(Grid {}), rects: [whole])
      let picture = ParsedPicture(SVGDrawing.svg(of: placement))
      return picture.elements.first { $0.group == "gaps" && $0.name == "path" }?.attributes["d"]
    }
    let columns: [Placement.Track] = [
      .init(position: 0, length: 40), .init(position: 50, length: 30), .init(position: 75, length: 25),
    ]
    #expect(gaps(columns) != nil)
    #expect(gaps(columns) == gaps(columns.reversed()))
  }

  @Test func ambiguitySaysRangeAndRule() {
    let picture = ParsedPicture(SVGDrawing.svg(of: Samples.fiveColumns))
    #expect(picture.texts(in: "callouts").map(\.text) == ["0…∞ → 0 (total)"])
    let open = "column 2: undetermined, 0…∞ wide, is 0, so that the whole is as small as possible"
    #expect(picture.texts(in: "legend").map(\.text).contains(open))
    let shared = ParsedPicture(SVGDrawing.svg(of: Samples.sharedExcess))
    #expect(
      shared.texts(in: "callouts").map(\.text) == ["20…70 → 45 (equalGrowth)", "30…80 → 55 (equalGrowth)"])
    let even = "column 1: undetermined, 30…80 wide, is 55, so that all that is open grows by the same"
    #expect(shared.texts(in: "legend").map(\.text).contains(even))
  }

  @Test func ambiguousTracksAreMarkedWhereTheyAre() throws {
    let thin = ParsedPicture(SVGDrawing.svg(of: Samples.fiveColumns))
    let line = try #require(thin.elements.first { $0.group == "ambiguities" && $0.name == "path" })
    // 280 points are drawn at 2.5, and the column stands at 140.
    #expect(line.attributes["d"] == "M350 -5 L350 305")
    #expect(!thin.elements.contains { $0.group == "ambiguity-bands" })

    let wide = ParsedPicture(SVGDrawing.svg(of: Samples.sharedExcess))
    let bands = wide.elements.filter { $0.group == "ambiguity-bands" && $0.name == "rect" }
    #expect(bands.map { $0.number("x") } == [0, 315])
    #expect(bands.map { $0.number("width") } == [315, 385])
  }

  @Test func ambiguityOfAnotherContainerIsListedOnly() {
    let elsewhere = Samples.ambiguity(track: 0, upper: 9, chosen: 1, node: 77, container: "layout.children[3]")
    let placement = Samples.grid(
      columns: [50], rows: [50], spacing: .zero, cells: [[Samples.Cell(id: "a", column: 0)]], ambiguities: [elsewhere])
    let picture = ParsedPicture(SVGDrawing.svg(of: placement))
    #expect(picture.texts(in: "callouts").isEmpty)
    let expected =
      "column 0 of layout.children[3]: undetermined, 0…9 wide, is 1, so that the whole is as small as possible"
    #expect(picture.texts(in: "legend").map(\.text).contains(expected))
  }

  @Test func notesAreListed() {
    let placement = Samples.grid(
      columns: [50], rows: [50], spacing: .zero, cells: [[Samples.Cell(id: "a", column: 0)]],
      notes: ["Column 0 has two alignments."])
    let svg = SVGDrawing.svg(of: placement)
    #expect(ParsedPicture(svg).texts(in: "legend").map(\.text).contains("Note: Column 0 has two alignments."))
    var options = SVGDrawing.Options()
    options.showsDiagnosis = false
    #expect(!SVGDrawing.svg(of: placement, options: options).contains("Note"))
  }

  @Test func labelsAroundThePictureMeetNobody() throws {
    for sample in [Samples.fiveColumns, Samples.sharedExcess, Samples.crowded] {
      let picture = ParsedPicture(SVGDrawing.svg(of: sample))
      let frame = try #require(picture.viewBox)
      let texts = ["lengths", "callouts", "legend", "labels"].flatMap { picture.texts(in: $0) }
        .filter { $0.attributes["transform"] == nil }
      for (index, text) in texts.enumerated() {
        #expect(frame.contains(text.textBox), "\(text.text) leaves the picture")
        for other in texts[..<index] where text.textBox.intersects(other.textBox) {
          Issue.record("\(text.text) and \(other.text) overlap")
        }
      }
    }
  }

  @Test func itemsWithoutWidthAreLinesWithALabel() throws {
    let placement = Samples.items(
      [("rule", Rect(x: 200, y: 0, width: 0, height: 300)), ("dot", Rect(x: 50, y: 50, width: 0, height: 0))],
      size: Size(width: 600, height: 300))
    let picture = ParsedPicture(SVGDrawing.svg(of: placement))
    let line = try #require(picture.elements.first { $0.group == "flat-items" && $0.name == "path" })
    #expect(line.attributes["d"] == "M200 0 L200 300")
    #expect(line.attributes["stroke-dasharray"] != nil)
    let label = try #require(picture.texts(in: "labels").first { $0.text == "rule" })
    #expect(label.textBox.minX > 200 && label.textBox.minX < 210)
    #expect(picture.elements.contains { $0.group == "flat-items" && $0.name == "circle" })
  }

  @Test func labelsBesideItemsAvoidEachOther() throws {
    let lines = (0..<6).map { ("line \($0)", Rect(x: 300, y: 0, width: 0, height: 300)) }
    let picture = ParsedPicture(SVGDrawing.svg(of: Samples.items(lines, size: Size(width: 600, height: 300))))
    let texts = (picture.texts(in: "labels") + picture.texts(in: "callouts"))
    #expect(Set(texts.map(\.text)).count == 6)
    let level = texts.filter { $0.attributes["transform"] == nil }
    #expect(level.count >= 2)
    for (index, text) in level.enumerated() {
      #expect(!level[..<index].contains { $0.textBox.intersects(text.textBox) }, "\(text.text) is covered")
    }
  }

  @Test func itemsWithoutAFiniteFrameAreNotDrawn() {
    let titles = ParsedPicture(SVGDrawing.svg(of: Self.extreme)).contents(of: "title")
    #expect(titles.contains { $0.hasPrefix("far: 1 x 1 at (-1000000000000, ") })
    #expect(!titles.contains { $0.hasPrefix("lost: ") })
  }

  @Test func tooManySmallItemsAreCounted() {
    let svg = SVGDrawing.svg(of: Samples.manyCells(rows: 120, columns: 100))
    #expect(svg.contains("12000 items are too small for a label; pointing at one shows its id."))
  }

  /// `long` stands out of its row by 40 on the right, and a badge out of what it is attached to.
  private static let overflowing = Samples.items(
    [("long", Rect(x: 0, y: 0, width: 140, height: 50)), ("badge", Rect(x: -10, y: 0, width: 20, height: 20))],
    size: Size(width: 100, height: 50),
    overflows: [
      .init(
        item: "long", edge: .right, amount: 40, place: "layout.children[0]", outOf: "row", node: 1, isAttached: false),
      .init(
        item: "badge", edge: .left, amount: 10, place: "layout.children[1]", outOf: "long", node: 2, isAttached: true),
    ])

  @Test func whatStandsOutIsHatchedUpToWhereItBegins() throws {
    let picture = ParsedPicture(SVGDrawing.svg(of: Self.overflowing))
    let hatched = picture.elements.filter { $0.group == "overflows" && $0.name == "rect" }
    let factor = Scene(Self.overflowing, longestSide: 1000).scale.factor
    let part = try #require(hatched.first)
    #expect(hatched.count == 1)
    #expect((part.number("x") / factor).rounded() == 100)
    #expect((part.number("width") / factor).rounded() == 40)
    let legend = picture.texts(in: "legend").map(\.text)
    #expect(legend.contains("long stands out of row by 40 on the right"))
  }

  /// A badge is meant to stand out: it is listed, and not hatched.
  @Test func whatIsAttachedIsListedOnly() {
    let svg = SVGDrawing.svg(of: Self.overflowing)
    #expect(svg.contains("badge stands out of long by 10 on the left"))
    #expect(ParsedPicture(svg).elements.count { $0.group == "overflows" && $0.name == "rect" } == 1)
  }

  @Test func withoutTheDiagnosisNothingIsMarked() {
    var options = SVGDrawing.Options()
    options.showsDiagnosis = false
    #expect(!SVGDrawing.svg(of: Self.overflowing, options: options).contains("overflow"))
  }
}
