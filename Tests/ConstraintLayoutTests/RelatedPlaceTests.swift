import ConstraintLayout
import Testing

/// Edges that relations align, where longest paths tell how long that makes tracks: no program is made for them.
struct RelatedPlaceTests {
  /// What stands before the fields of a form, and how wide those are.
  private let rows: [(before: Double, field: Double)] = [(50, 100), (80, 60), (30, 70)]

  /// Rows of two whose fields start at the same place, and something below them.
  private func form(
    footer: Double = 10, label: (Double, String) -> Item = { Item($1).frame(width: $0, height: 20) }
  ) -> some Layout {
    let labels = rows.indices.map { label(rows[$0].before, "l\($0)") }
    return Stack(.column, alignment: .leading, spacing: 8) {
      ForEach(rows.indices) { row in
        Stack(.row, spacing: 8) {
          labels[row]
          Item("f\(row)").frame(width: rows[row].field, height: 20)
        }
      }
      Item("footer").frame(width: footer, height: 3)
    }.constrain {
      $0["f1"].left == $0["f0"].left
      $0["f2"].left == $0["f1"].left
    }
  }

  private func lefts(_ placement: Placement, _ prefix: String) -> [Double?] {
    rows.indices.map { placement["\(prefix)\($0)"]?.x }
  }

  @Test(arguments: [nil, 300]) func labelsOfFixedLengthKeepTheirs(_ width: Double?) throws {
    let placement = try LayoutEngine().place(form(), in: ProposedSize(width: width))
    #expect(placement.effort.regions == 0)
    #expect(lefts(placement, "f") == [88, 88, 88])
    #expect(rows.indices.map { placement["l\($0)"]?.width } == [50, 80, 30])
    #expect(placement.size.width == 188)
  }

  @Test(
    arguments: [
      (nil, 10, 80), (nil, 250, 142), (300, 10, 192), (300, 250, 192),
    ] as [(Double?, Double, Double)])
  func labelsThatGrowTakeWhatFieldsLeave(_ width: Double?, _ footer: Double, _ length: Double) throws {
    let form = form(footer: footer) { Item($1).frame(minWidth: $0, minHeight: 20, maxHeight: 20) }
    let placement = try LayoutEngine().place(form, in: ProposedSize(width: width))
    #expect(placement.effort.regions == 0)
    #expect(lefts(placement, "f") == Array(repeating: length + 8, count: 3))
    #expect(rows.indices.map { placement["l\($0)"]?.width } == Array(repeating: length, count: 3))
  }

  /// Distances add up along rows: of `b` and `c` each starts behind the longest of what stands before it.
  @Test func severalEdgesAreAligned() throws {
    let widths = [[20.0, 70, 10], [60, 30, 15], [40, 50, 5]]
    let table = Stack(.column, alignment: .leading, spacing: 0) {
      ForEach(widths.indices) { row in
        Stack(.row, spacing: 5) {
          ForEach(widths[row].indices) { Item("\(row)\($0)").frame(width: widths[row][$0], height: 10) }
        }
      }
    }.constrain { anchors in
      for place in 1...2 {
        // Said from the last row up: the order in which relations are said is no matter.
        for row in [1, 0] { anchors["\(row)\(place)"].left == anchors["\(row + 1)\(place)"].left }
      }
    }
    let placement = try LayoutEngine().place(table)
    #expect(placement.effort.regions == 0)
    for row in widths.indices { #expect((1...2).map { placement["\(row)\($0)"]?.x } == [65, 140]) }
    #expect(placement.size.width == 155)
  }

  @Test func edgesAreAlignedFromRightToLeft() throws {
    var engine = LayoutEngine()
    engine.options.layoutDirection = .rightToLeft
    let form = try Stack(.column, alignment: .leading, spacing: 0) {
      Stack(.row, spacing: 0) {
        Item("a").frame(width: 30, height: 10)
        Item("b").frame(width: 20, height: 10)
      }
      Stack(.row, spacing: 0) {
        Item("c").frame(width: 40, height: 10)
        Item("d").frame(width: 50, height: 10)
      }
    }.padding(3).constrain("b.leading == d.leading")
    let placement = try engine.place(form)
    #expect(placement.effort.regions == 0)
    #expect(placement["b"]?.maxX == 53)
    #expect(placement["d"]?.maxX == 53)
    #expect(placement["a"]?.maxX == 93)
  }

  /// Two that grow and are tied share what their row leaves as that says, and as far as it does not contradict what they need.
  @Test(
    arguments: [
      ("2 * a.width == b.width @ medium", nil, [30, 60]), ("2 * a.width == b.width @ medium", 158, [50, 100]),
      ("b.width == a.width + 10", 158, [70, 80]), ("a.width == 3 * b.width", nil, [120, 40]),
      ("a.width == 3 * b.width", 248, [180, 60]),
    ] as [(String, Double?, [Double])])
  func whatIsTiedSharesAsThatSays(_ relation: String, _ width: Double?, _ widths: [Double]) throws {
    let row = try Stack(.column, alignment: .leading, spacing: 0) {
      Stack(.row, spacing: 8) {
        Item("a").frame(minWidth: 30, minHeight: 10, maxHeight: 10)
        Item("b").frame(minWidth: 40, minHeight: 10, maxHeight: 10)
      }
    }.constrain(relation)
    let placement = try LayoutEngine().place(row, in: ProposedSize(width: width))
    #expect(placement.effort.regions == 0)
    #expect(["a", "b"].map { placement[$0]?.width } == widths)
  }

  /// Of two that stand before an edge, either one could grow: a program says so, and that it is open.
  @Test func whatIsOpenIsReported() throws {
    let form = try Stack(.column, alignment: .leading, spacing: 0) {
      Stack(.row, spacing: 0) {
        Item("a").frame(width: 30, height: 10)
        Item("b").frame(width: 20, height: 10)
        Item("c").frame(width: 20, height: 10)
      }
      Item("d").frame(width: 90, height: 10)
    }.constrain("c.left == 60")
    let placement = try LayoutEngine().place(form)
    #expect(placement["c"]?.x == 60)
    #expect(placement.diagnosis.ambiguities.count == 2)
  }

  @Test func whatCannotBeAlignedContradictsItself() {
    #expect(throws: LayoutError.self) {
      try LayoutEngine().place(form().constrain("f0.left == 87"))
    }
    #expect(throws: LayoutError.self) { try LayoutEngine().place(form(), in: ProposedSize(width: 187)) }
  }
}
