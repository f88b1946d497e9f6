internal import LayoutCore
internal import LayoutGeometry
internal import LinearModel
internal import Testing

@testable internal import LayoutDrawing

/// Pictures of conflicts: what is asked for beside the room there is.
@Suite struct ConflictDrawingTests {
  private static func member(
    _ statement: String, _ length: Double? = nil, isRoom: Bool = false, items: [String] = []
  ) -> LayoutError.ConflictMember {
    .init(statement: statement, items: items, length: length.map { StatedLength($0, isRoom: isRoom) })
  }

  private static func picture(
    _ members: [LayoutError.ConflictMember], missing: Double? = nil, axis: Axis? = .horizontal
  ) -> ParsedPicture {
    ParsedPicture(Picture(of: [Diagnosis.Conflict(axis: axis, missing: missing, members: members, fixes: [])]).svg())
  }

  private static let overflow = [
    member("a is 60 wide", 60), member("b is at least 70 wide", 70),
    member("the container is 100 wide", 100, isRoom: true),
  ]

  private func bars(_ picture: ParsedPicture) -> [ParsedPicture.Element] {
    picture.elements.filter { $0.name == "rect" && $0.group == "conflict" }
  }

  @Test func barsStandOneAfterAnotherBelowTheRoom() {
    let picture = Self.picture(Self.overflow, missing: 30)
    #expect(picture.problem == nil)
    let bars = bars(picture)
    // The room, both lengths, and the part of the second that has no room.
    #expect(bars.map { ($0.number("width") * 130 / 560).rounded() } == [100, 60, 70, 30])
    #expect(bars.map { ($0.number("x") * 130 / 560).rounded() } == [0, 0, 60, 100])
    #expect(bars.map { $0.attributes["fill"] == "url(#layout-missing)" } == [false, false, false, true])
    #expect(picture.elements.contains { $0.name == "pattern" && $0.attributes["id"] == "layout-missing" })
    let texts = picture.contents(of: "text")
    for said in Self.overflow.map(\.statement) + ["30 missing", "the room there is", "what is missing"] {
      #expect(texts.contains(said), "\(said)")
    }
  }

  /// What is missing beyond the members is for what has to fit besides: gaps and other items.
  @Test func whatElseHasToFitIsABarToo() {
    let picture = Self.picture(Self.overflow, missing: 50)
    #expect(picture.contents(of: "text").contains("all else that has to fit"))
    #expect(picture.contents(of: "text").contains("50 missing"))
  }

  /// A length that is said of a layout around the others is the room for them.
  @Test func aFrameIsRoom() {
    let picture = Self.picture(
      [Self.member("a is 60 wide", 60), Self.member("card is 100 wide", 100), Self.member("b is 70 wide", 70)],
      missing: 30)
    #expect(bars(picture).map { ($0.number("width") * 130 / 560).rounded() } == [100, 60, 70, 30])
  }

  /// The room of which members are parts stands above them, though it is no member.
  @Test func partsStandInTheRoomThatTheyArePartsOf() {
    let room = LayoutError.ConflictMember(
      statement: "layout gets 400 wide", items: [], length: StatedLength(400, isRoom: true))
    let members = [
      Self.member("layout has 1 gap of 20", 20), Self.member("a is 50% of layout as wide", 200),
      Self.member("b is 50% of layout as wide", 200),
    ]
    let picture = ParsedPicture(
      Picture(of: [Diagnosis.Conflict(axis: .horizontal, missing: 20, members: members, room: room, fixes: [])]).svg())
    #expect(bars(picture).map { ($0.number("width") * 420 / 560).rounded() } == [400, 20, 200, 200, 20])
    #expect(picture.contents(of: "text").contains("layout gets 400 wide"))
    #expect(picture.contents(of: "text").contains("20 missing"))
  }

  /// Lengths that are no sum are bars that all begin at the start.
  @Test func lengthsThatDoNotAddUpAreCompared() {
    let picture = Self.picture(
      [Self.member("a is 60 wide", 60, items: ["a"]), Self.member("a.width == 90", items: ["a"])], missing: 30)
    #expect(bars(picture).map { $0.number("x") } == [0])
    #expect(!picture.contents(of: "text").contains("30 missing"))
    #expect(!picture.elements.contains { $0.attributes["id"] == "layout-missing" })
  }

  @Test func aCycleIsARing() {
    let pairs = [("a", "b"), ("b", "c"), ("c", "a")]
    let picture = Self.picture(pairs.map { Self.member("\($1).left >= \($0).right", items: [$0, $1]) }, axis: nil)
    let texts = picture.contents(of: "text")
    for item in ["a", "b", "c"] { #expect(texts.contains(item)) }
    // Each number stands beside its statement, and on its line.
    for number in ["1", "2", "3"] { #expect(texts.filter { $0 == number }.count == 2) }
    #expect(picture.elements.filter { $0.name == "path" && $0.group == "conflict" }.count == 3)
  }

  @Test func veryManyStatementsAreCounted() {
    let picture = Self.picture((0..<100).map { Self.member("a is \($0) wide", Double($0)) })
    #expect(picture.contents(of: "text").contains("and 60 more"))
  }

  @Test func picturesStandBelowEachOther() throws {
    let conflict = Diagnosis.Conflict(axis: .horizontal, missing: 30, members: Self.overflow, fixes: [])
    let sheet = ParsedPicture(
      Picture.svg([
        ("Before", Picture(of: [conflict])), ("After <it>", SVGDrawing.picture(of: Samples.fiveColumns)),
      ]))
    #expect(sheet.problem == nil)
    let titles = sheet.elements.filter { ["Before", "After <it>"].contains($0.text) }
    #expect(titles.count == 2 && titles[0].number("y") < titles[1].number("y"))
    let ids = sheet.elements.compactMap { $0.attributes["id"] }
    #expect(ids.count == Set(ids).count)
    #expect(try #require(sheet.viewBox).height > 300)
  }
}
