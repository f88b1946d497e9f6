import ConstraintLayout
import Synchronization
import Testing

/// Measurers that answer what cannot be, and texts that are hardly texts.
struct MeasurerMistakeTests {
  private static let proposals: [Double?] = [nil, 0, .infinity, 0.5, 37, 400]

  // MARK: Measurers

  @Test(arguments: [-1, .nan, .infinity, -.infinity, 1e300] as [Double])
  func aHeightThatIsNoneIsAnErrorThatNamesTheItem(_ height: Double) throws {
    let item = Item("a").measured { width in Size(width: min(width ?? 80, 80), height: width == 50 ? height : 10) }
    let error = #expect(throws: LayoutError.self) {
      try LayoutEngine().place(Stack(.row) { item }, in: ProposedSize(width: 50))
    }
    #expect(error?.code == (height == 1e300 ? .limitExceeded : .nonFinite))
    #expect(error?.message.contains("a measures") == true)
    #expect(error?.place == "layout.children[0]")
  }

  @Test(arguments: [-1, .nan, -.infinity, 1e300] as [Double], [nil, 0, .infinity] as [Double?])
  func aWidthThatIsNoneIsAnErrorThatNamesTheItem(_ width: Double, _ proposed: Double?) throws {
    let item = Item("a").measured { Size(width: $0 == proposed ? width : min($0 ?? 80, 80), height: 10) }
    // A greatest width may be anything: it asks for nothing.
    guard width != 1e300 || proposed != .infinity else { return }
    let error = #expect(throws: LayoutError.self) { try LayoutEngine().place(Stack(.row) { item }) }
    #expect(error?.code == (width == 1e300 ? .limitExceeded : .nonFinite))
    #expect(error?.message.contains("a measures") == true)
  }

  /// Wider than it said that it can be, and narrower than it said that it must be.
  @Test(arguments: proposals)
  func widthsThatContradictEachOtherHaveAPlace(_ width: Double?) throws {
    let item = Item("a").measured { width in
      switch width {
      case nil: Size(width: 5, height: 10)
      case .some(0): Size(width: 30, height: 10)
      case .some(.infinity): Size(width: 1, height: 10)
      case .some(let width): Size(width: 2 * width, height: 10)
      }
    }
    guard width != 0.5 else { return }
    let placement = try LayoutEngine().place(Stack(.row) { item }, in: ProposedSize(width: width))
    #expect(placement["a"] == Rect(x: 0, y: 0, width: 30, height: 10))
  }

  /// It is asked once for each width, so what it would say the next time does not matter.
  @Test func whatGrowsEachTimeItIsAskedIsAskedOnce() throws {
    let height = Mutex(0.0)
    let item = Item("a").measured { width in
      Size(
        width: min(width ?? 80, 80),
        height: height.withLock {
          $0 += 10; return $0
        })
    }
    let row = try Stack(.row) { item }.constrain("a.height <= a.width @ 1")
    let placement = try LayoutEngine().place(row, in: ProposedSize(width: 50))
    #expect(placement["a"] == Rect(x: 0, y: 0, width: 50, height: 40))
  }

  // MARK: Texts

  private static let texts = [
    "", " ", "   ", "\n", "\n\n\n", "\r\n", "a\n", "\na", "\t", "\u{200B}", "\u{A0}\u{A0}",
    String(repeating: "w", count: 500),
    "👩‍👩‍👧‍👦🏳️‍🌈👍🏽", "日本語のテキスト、折り返し。", "e\u{301}\u{301}\u{301}", "\u{0}\u{7}", "שלום עולם", "\u{FFFD}\u{1F9FF}",
  ]

  @Test(arguments: texts, proposals)
  func everyTextHasTheHeightOfItsLines(_ text: String, _ width: Double?) throws {
    for lineLimit in [nil, 1, 2] as [Int?] {
      let layout = Stack(.column, spacing: 0) { Text(text, id: "t", fontSize: 10, lineLimit: lineLimit) }
      let measurer = HelveticaMeasurer()
      let lines = measurer.measure(text, font: Font(size: 10), lineLimit: lineLimit)
      do {
        let placement = try LayoutEngine().place(layout, in: ProposedSize(width: width))
        let rect = try #require(placement["t"])
        let expected = measurer.measure(text, font: Font(size: 10), width: rect.width + 1e-6, lineLimit: lineLimit)
        #expect(rect.height == expected.size.height, "\(text.debugDescription)")
        #expect(rect.width >= lines.minimumWidth - 1e-6 && rect.width <= lines.idealWidth + 1e-6)
      } catch let error as LayoutError where error.code == .unsatisfiable {
        // It is as wide as its widest word at least.
        #expect(lines.minimumWidth > width ?? .infinity, "\(text.debugDescription)")
      }
    }
  }
}
