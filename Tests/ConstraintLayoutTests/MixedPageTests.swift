import ConstraintLayout
import LayoutTestSupport
import Testing

/// Pages of cards in which two things stand together that are each told without a program.
struct MixedPageTests {
  /// What may stand in a card.
  enum Part: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case text, picture, icons, tags, adaptiveGrid, baselines, hexagons, openGrid, badge, scroll, priorities, choice
    case part, places, lengths

    var testDescription: String { rawValue }

    /// - Parameter card: The number of the card, by which its parts differ.
    func layout(_ card: Int) -> AnyLayout {
      switch self {
      case .text: AnyLayout(Text("A title that needs more than one line in card \(card)", id: "title\(card)"))
      case .picture: AnyLayout(Item("picture\(card)").aspectRatio(16 / 9, contentMode: .fit))
      case .icons:
        AnyLayout(
          Flow(horizontalSpacing: 4, verticalSpacing: 4) {
            ForEach(0..<5) { Item("icon\(card)-\($0)").frame(width: 30 + Double($0), height: 20) }
          })
      case .tags:
        AnyLayout(
          Flow(horizontalSpacing: 4, verticalSpacing: 4) {
            ForEach(0..<4) { Text("tag \($0)", id: "tag\(card)-\($0)").padding(3) }
          })
      case .adaptiveGrid:
        AnyLayout(
          LazyGrid(columns: [GridItem(.adaptive(minimum: 40))]) {
            ForEach(0..<5) { Item("cell\(card)-\($0)").frame(height: 20) }
          })
      case .baselines:
        AnyLayout(
          Stack(.row, alignment: .firstTextBaseline) {
            Text("Label", id: "label\(card)", fontSize: 12)
            Text("Value", id: "value\(card)", fontSize: 17)
          })
      case .hexagons:
        AnyLayout(
          HexGrid {
            ForEach(0..<3) { column in HexCell(row: 0, column: column) { Item("hexagon\(card)-\(column)") } }
          })
      case .openGrid:
        AnyLayout(
          Grid {
            GridRow {
              Item("over\(card)").frame(width: 70 + Double(card), height: 9).gridCellColumns(2)
              Item("end\(card)").frame(width: 20, height: 9)
            }
            GridRow {
              Item("start\(card)").frame(width: 20, height: 9)
              Item("under\(card)").frame(width: 60, height: 9).gridCellColumns(2)
            }
          })
      case .badge:
        AnyLayout(
          Item("box\(card)").frame(width: 40, height: 30)
            .overlay(alignment: .topTrailing) { Item("dot\(card)").frame(width: 8, height: 8) })
      case .scroll:
        AnyLayout(
          Scroll(.horizontal) {
            Stack(.row) { ForEach(0..<3) { Item("page\(card)-\($0)").frame(width: 150, height: 20) } }
          })
      case .priorities:
        AnyLayout(
          Stack(.row) {
            Item("first\(card)").frame(minWidth: 0, idealWidth: 300).frame(height: 20).layoutPriority(1)
            Item("second\(card)").frame(minWidth: 10, idealWidth: 200).frame(height: 20)
          })
      case .choice:
        AnyLayout(
          ViewThatFits {
            Item("long\(card)").frame(width: 400, height: 20)
            Item("short\(card)").frame(width: 60, height: 20)
          })
      case .part: AnyLayout(Item("half\(card)").frame(height: 20).frame(width: .fraction(0.5)))
      case .places:
        AnyLayout(
          FreeLayout {
            Item("pin\(card)").frame(width: 30, height: 20).position(x: 20, y: 20)
            Item("note\(card)").frame(width: 40, height: 10)
          }
          .constrain {
            $0["note\(card)"].left == $0["pin\(card)"].right + 4; $0["note\(card)"].top == 15
          }
          .frame(height: 40))
      case .lengths:
        AnyLayout(
          Stack(.row) {
            Item("one\(card)").frame(width: 30, height: 20)
            Item("double\(card)").frame(height: 20)
          }
          .constrain { $0["double\(card)"].width == 2 * $0["one\(card)"].width })
      }
    }
  }

  /// Two parts of which one may lack room beside the other, or below it.
  struct Pair: Sendable, CustomTestStringConvertible {
    let parts: [Part]

    var testDescription: String { parts.map(\.rawValue).joined(separator: " and ") }

    var page: some Layout {
      Stack(.column) {
        ForEach(0..<2) { card in
          Stack(.column, alignment: .leading) { ForEach(parts.indices) { parts[$0].layout(2 * card + $0) } }.padding(8)
        }
      }
    }
  }

  /// All but some with relations: beside tracks that only spans cover, what is around items that they speak of may be open too; where
  /// some have to give way by priority, lengths that they ask for may be lacking; and they say places or lengths, not both.
  static let pairs = Part.allCases.flatMap { first in Part.allCases.map { Pair(parts: [first, $0]) } }
    .filter { !needPrograms.contains(Set($0.parts)) }

  private static let needPrograms: [Set<Part>] = [
    [.openGrid, .places], [.openGrid, .lengths], [.priorities, .lengths], [.places, .lengths],
  ]

  @Test(arguments: pairs)
  func noProgramIsNeededAndTheWholeOneSaysTheSame(_ pair: Pair) throws {
    let proposal = ProposedSize(width: 200)
    let placement = try LayoutEngine().place(pair.page, in: proposal)
    var engine = LayoutEngine()
    engine.options.useWholeProgram()
    let expected = try engine.place(pair.page, in: proposal)
    for (rect, other) in zip(placement.rects, expected.rects) { #expect(rect.distance(to: other) < 1e-6) }
    #expect(placement.diagnosis.ambiguities.count == expected.diagnosis.ambiguities.count)
    let effort = placement.effort
    #expect(effort.regions == 0 && effort.programs == 0 && effort.solves == 0)
  }

  /// What shares a track with a part asks for it together with that, which a program weighs.
  @Test(arguments: [[0.25], [0.4], [0.25, 0.1]]) func whatIsOpenInAGridWithPartsIsToldAsTheWholeProgramTellsIt(
    _ parts: [Double]
  ) throws {
    let page = Grid {
      GridRow { ForEach(parts) { Item("part\($0)").frame(width: .fraction($0)) } }
      GridRow { Stack(.column) { Part.openGrid.layout(0) } }
    }
    .frame(width: 200)
    var engine = LayoutEngine()
    let placement = try engine.place(page)
    engine.options.useWholeProgram()
    let expected = try engine.place(page)
    #expect(placement.diagnosis.ambiguities.map(\.track) == expected.diagnosis.ambiguities.map(\.track))
    for (rect, other) in zip(placement.rects, expected.rects) { #expect(rect.distance(to: other) < 1e-6) }
  }

  /// Heights that relations raise are told with all that is known of lines of text elsewhere.
  @Test func linesOfTextStayWhereTheyAreBesideHeightsThatRelationsRaise() throws {
    let page = Stack(.row) {
      Part.baselines.layout(0)
      Stack(.row) {
        Item("a").frame(width: 20, height: 30)
        Item("b").frame(width: 20)
      }.constrain { $0["b"].height == 2 * $0["a"].height }
    }
    let placement = try LayoutEngine().place(page)
    let alone = try LayoutEngine().place(Part.baselines.layout(0))
    func drop(_ placement: Placement) throws -> Double {
      try #require(placement["label0"]).y - #require(placement["value0"]).y
    }
    #expect(placement["b"]?.height == 60)
    #expect(try abs(drop(placement) - drop(alone)) < 1e-9)
    #expect(placement.effort.regions == 0)
  }

  /// What a relation asks for has room, and a text elsewhere has none: that is no matter of the relation.
  @Test func aRelationNeedsNoProgramBesideATextThatLacksRoom() throws {
    let page = Stack(.column, alignment: .leading) {
      Part.text.layout(0)
      Stack(.row) {
        Item("a").frame(width: 40, height: 20)
        Item("b").frame(height: 20)
      }.constrain { $0["b"].width == 2 * $0["a"].width }
    }
    let placement = try LayoutEngine().place(page, in: ProposedSize(width: 200))
    #expect(placement["b"]?.width == 80)
    #expect(placement.effort.regions == 0 && placement.effort.programs == 0 && placement.effort.solves == 0)
  }
}
