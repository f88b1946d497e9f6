import ConstraintLayout
import Foundation
import LayoutDocument
import LayoutDrawing
import LayoutTestSupport
import Testing

/// Layouts in line characters.
struct TerminalPictureTests {
  private func lines(_ layout: some Layout, in proposal: ProposedSize = .unspecified) throws -> [String] {
    TextDrawing.picture(of: try LayoutEngine().place(layout, in: proposal)).components(separatedBy: "\n")
  }

  @Test func itemsAreBoxesWithTheirNamesAndSizes() throws {
    let row = Stack(.row, alignment: .top, spacing: 20) {
      Item("a").frame(width: 60, height: 40)
      Item("b").frame(width: 80, height: 24)
    }
    #expect(
      try lines(row) == [
        "┌──────────────┬╌╌╌╌┬───────────────────┐",
        "│              │    │         b         │",
        "│      a       │    │      80 x 24      │",
        "│   60 x 40    │    └───────────────────┤",
        "│              │                        ╎",
        "└──────────────┴╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┘",
        "",
        "size 160 x 40",
        "",
      ])
  }

  @Test func openTracksAreShadedAndListed() throws {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Item("left").frame(width: 20, height: 20)
        Item("right").frame(width: 30, height: 20)
      }
      GridRow { Item("wide").frame(width: 100, height: 20).gridCellColumns(2) }
    }
    let lines = try lines(grid)
    #expect(lines.contains { $0.contains("░") && $0.contains("wide") })
    #expect(
      lines.contains(
        "░ column 0: undetermined, 20…70 wide, is 45, so that all that is open grows by the same"))
  }

  /// A column without a length has no area to be shaded.
  @Test func anOpenTrackWithoutALengthIsALine() throws {
    let row = GridRow {
      Item("a").frame(width: 50, height: 20)
      Item("b").frame(height: 20).gridCellColumns(2).gridCellUnsizedAxes(.horizontal)
      Item("c").frame(width: 50, height: 20)
    }
    let lines = try lines(Grid(horizontalSpacing: 20, verticalSpacing: 20) { row }.padding(20))
    #expect(lines.contains { $0.contains("┊") } || lines.contains { $0.hasPrefix("░ column 1") })
  }

  @Test func textsStandInTheirBoxesAsTheyAreBroken() throws {
    let lines = try lines(Text("Words that wrap in a narrow box", id: "text"), in: ProposedSize(width: 140))
    #expect(lines.contains { $0.contains("│Words that wrap") })
    #expect(lines.contains { $0.contains("│narrow box") || $0.contains("│in a narrow box") })
  }

  @Test func whatHasNoRoomForItsNameIsListed() throws {
    let row = Stack(.row, spacing: 0) {
      Item("a long name").frame(width: 4, height: 4)
      Item("b").frame(width: 400, height: 40)
    }
    #expect(try lines(row).contains("no room for: a long name"))
  }

  /// Characters of two cells leave the lines behind them where they are.
  @Test func wideCharactersTakeTwoCells() throws {
    let lines = try lines(Item("日本").frame(width: 60, height: 40))
    #expect(lines.contains { $0.contains("日本") && $0.count == lines[0].count - 2 && $0.hasSuffix("│") })
  }

  @Test(arguments: ["calendar-month", "hex-grid", "invoice", "real-form", "scroll", "ring"])
  func picturesFitATerminal(_ name: String) throws {
    let example = Page.root.appendingPathComponent("Sources/layout/Examples/\(name).json")
    let document = try LayoutDocument(json: Data(contentsOf: example))
    let picture = TextDrawing.picture(of: try LayoutEngine().place(document.tree, in: document.proposal))
    let lines = picture.components(separatedBy: "\n").filter { line in line.first.map { !"░n".contains($0) } ?? false }
    #expect(lines.allSatisfy { $0.count <= 100 })
    #expect(lines.count > 5)
  }

  /// However long a layout is, and however short.
  @Test(arguments: [(1e6, 1.0), (1, 1e6), (0, 50), (50, 0), (0.001, 0.001)])
  func extremesAreDrawn(_ width: Double, _ height: Double) throws {
    let lines = try lines(Item("a").frame(width: width, height: height))
    #expect(lines.count <= 304 && lines.allSatisfy { $0.count <= 100 })
  }
}
