import ConstraintLayout
import Foundation
import LayoutCoreGraphics
import Testing

// The real SwiftUI needs no stand-in, and has no window here.
#if !canImport(SwiftUI)
  /// The SwiftUI layouts compile in Swift 6 mode without a warning, and place views as the engine places items.
  struct LayoutTests {
    /// Proposals are larger than rectangles by a millionth, and text that is wider is lower.
    private static let tolerance = 1e-4

    private func shown(_ name: String) throws -> StandInProgram.Shown {
      try #require(try StandInProgram.run.get().cases[name], "The program shows no \(name).")
    }

    @Test(arguments: LayoutCase.all)
    func viewsStandWhereTheEnginePlacesItems(_ layout: LayoutCase) throws {
      var engine = LayoutEngine()
      engine.options.overflow = .visible
      let placement = try engine.place(AnyLayout(layout.layout), in: layout.proposal)
      let shown = try shown(layout.name)
      #expect(shown.error == nil)
      #expect(abs(shown.size.width - placement.size.width) < Self.tolerance)
      #expect(abs(shown.size.height - placement.size.height) < Self.tolerance)
      for frame in placement.frames {
        let rect = Rect(try #require(shown.frames[frame.name]))
        #expect(abs(rect.midX - frame.rect.midX) < Self.tolerance, "\(frame.name): \(rect) is not at \(frame.rect)")
        #expect(abs(rect.midY - frame.rect.midY) < Self.tolerance, "\(frame.name): \(rect) is not at \(frame.rect)")
        guard !layout.hasRoom else { continue }
        #expect(abs(rect.width - frame.rect.width) < Self.tolerance, "\(frame.name): \(rect) is not \(frame.rect)")
        #expect(abs(rect.height - frame.rect.height) < Self.tolerance, "\(frame.name): \(rect) is not \(frame.rect)")
      }
    }

    @Test func theLeastSizeIsThatOfTheLeastWidths() throws {
      let size = try shown("least size").size
      #expect(size.width == 90)
      #expect(abs(size.height - 100) < Self.tolerance)
    }

    @Test(arguments: ["greatest size", "as much as you want"])
    func theGreatestSizeIsThatOfTheGreatestWidths(_ name: String) throws {
      #expect(try shown(name).size == CGSize(width: 170, height: 30))
    }

    @Test func whatTakesAllThereIsHasNoGreatestSize() throws {
      #expect(try shown("greatest size without end").size == CGSize(width: CGFloat.infinity, height: 50))
    }

    @Test func viewsThatAreLeftOutStandOutOfSight() throws {
      let shown = try shown("views that are left out")
      #expect(shown.frames["a"]?.maxX ?? 0 < -10_000)
      #expect(shown.size == CGSize(width: 30, height: 40))
    }

    /// Fields share a column that takes what the longest label leaves; the buttons get one size.
    @Test func theArticlesViewsStandInRowsAndColumns() throws {
      let frames = try shown("article").frames
      #expect(frames["Name"] == CGRect(x: 40, y: 0, width: 40, height: 20))
      #expect(frames["Password"] == CGRect(x: 0, y: 28, width: 80, height: 20))
      let field = Rect(try #require(frames["gray"]))
      #expect(abs(field.minX - 90) < Self.tolerance && abs(field.maxX - 300) < Self.tolerance)
      let (cancel, signIn) = (Rect(try #require(frames["Cancel"])), Rect(try #require(frames["Sign in"])))
      #expect(abs(signIn.midX - cancel.midX - 78) < Self.tolerance)
      #expect(cancel.y == signIn.y)
    }

    @Test func theArticlesDescriptionKeepsItsRatio() throws {
      let picture = Rect(try #require(try shown("article's description").frames["gray"]))
      #expect(abs(picture.width - 160) < Self.tolerance && abs(picture.height - 90) < Self.tolerance)
    }

    @Test(arguments: [
      ("error", "invalidLayout"), ("view without a cell", "invalidLayout"), ("id twice", "invalidLayout"),
      ("contradiction", "unsatisfiable"),
    ])
    func anErrorIsReportedAndNoViewIsLost(_ name: String, _ code: String) throws {
      let shown = try shown(name)
      #expect(shown.error == code)
      #expect(shown.size == CGSize(width: 30, height: 38))
      #expect(shown.frames["a"] == CGRect(x: 0, y: 0, width: 30, height: 10))
      #expect(shown.frames["b"] == CGRect(x: 0, y: 18, width: 20, height: 20))
    }
  }
#endif
