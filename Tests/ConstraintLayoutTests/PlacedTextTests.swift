import ConstraintLayout
import LayoutTestSupport
import Testing

/// The lines of a placed text are those that its height came from.
struct PlacedTextTests {
  private let words = "The quick brown fox jumps over the lazy dog, and nobody knows why it did."

  private func texts(of placement: Placement) -> [(rect: Rect, text: PlacedText)] {
    placement.tree.nodes.indices.compactMap { node in
      placement.text(of: node).map { (placement.rects[node], $0) }
    }
  }

  @Test(arguments: [60.0, 111, 180, 250.5, 333.333, 700])
  func heightIsThatOfTheLines(width: Double) throws {
    let row = Stack(.row, alignment: .leading, spacing: 7) {
      Text(words, id: "a", font: Font(size: 13.7))
      Item("b").frame(width: 31.3, height: 5)
      Text(words, id: "c", font: Font(size: 9, weight: .bold), lineLimit: 3)
    }
    let placed = texts(of: try LayoutEngine().place(row, in: ProposedSize(width: max(width, 160))))
    #expect(placed.count == 2)
    for (rect, text) in placed {
      #expect(rect.height == text.layout.size.height)
      #expect(text.layout.size.width <= rect.width + 1e-5)
    }
  }

  /// A sum of edges may be less than the width that a line needs, by the last digits.
  @Test func aTextThatGotItsIdealWidthIsNotWrapped() throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let gap = Double.random(in: 0...50, using: &generator)
      let row = Stack(.row, spacing: gap) { ForEach(0..<5) { Text("two words", id: "\($0)", fontSize: 17.3) } }
      let placed = texts(of: try LayoutEngine().place(row))
      #expect(placed.allSatisfy { $0.text.layout.lines.count == 1 }, "gaps of \(gap)")
    }
  }

  /// Where the room becomes smaller than the text, too.
  @Test(arguments: [0.1, 0.5, 1, 2])
  func roundingKeepsTheLines(scale: Double) throws {
    let column = Stack(.column, alignment: .leading) {
      ForEach(10..<20) { size in Text("two words", id: "\(size)", fontSize: Double(size)) }
      Text(words, id: "words")
    }
    let placement = try LayoutEngine().place(column, in: ProposedSize(width: 150.4))
    let rounded = placement.rounded(scale: scale)
    #expect(zip(rounded.rects, placement.rects).contains { $0.width < $1.width })
    #expect(texts(of: rounded).map(\.text) == texts(of: placement).map(\.text))
  }

  @Test func itemsWithoutTextHaveNone() throws {
    let row = Stack(.row) {
      Item("a")
      Item("b").measured { _ in Size(width: 10, height: 10) }
    }
    #expect(texts(of: try LayoutEngine().place(row, in: ProposedSize(width: 100, height: 50))).isEmpty)
  }

  @Test func anAlternativeThatWasNotChosenIsNotThere() throws {
    let choice = ViewThatFits {
      Text("too long for the room", id: "long")
      Text("short", id: "short")
    }
    let placed = texts(of: try LayoutEngine().place(choice, in: ProposedSize(width: 60)))
    #expect(placed.map(\.text.content.text) == ["short"])
  }

  @Test func thePlacementKnowsWhichWayItReads() throws {
    var options = LayoutEngine.Options()
    options.layoutDirection = .rightToLeft
    let placement = try LayoutEngine(options: options).place(Stack(.row) { Text("a") })
    #expect(placement.layoutDirection == .rightToLeft)
    #expect(placement.rounded(scale: 1).layoutDirection == .rightToLeft)
  }
}
