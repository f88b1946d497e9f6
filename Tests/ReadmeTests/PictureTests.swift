import ConstraintLayout
import Foundation
import LayoutDocument
import LayoutDrawing
import LayoutTestSupport
import Testing

/// The pictures of the documentation are what the engine draws of the examples that they are named after.
///
/// `layout solve Sources/layout/Examples/NAME.json --format svg` draws one anew.
struct PictureTests {
  /// What a scroll hides is an outline; what one sees of it is filled.
  @Test(arguments: [(100.0, 0), (60, 1), (30, 2)])
  func whatAScrollHidesIsAnOutline(_ height: Double, _ hidden: Int) throws {
    let list = Scroll {
      Stack(.column, spacing: 0) {
        Item("first").frame(width: 40, height: 50)
        Item("second").frame(width: 40, height: 50)
      }
    }
    let placement = try LayoutEngine().place(list, in: ProposedSize(height: height))
    let outlines = SVGDrawing.svg(of: placement).components(separatedBy: "stroke-dasharray=\"3 3\"").count - 1
    #expect(outlines == hidden)
  }

  private static let pictures = Page.root.appendingPathComponent("\(Page.articles)/Resources")

  private static let names = ((try? FileManager.default.contentsOfDirectory(atPath: pictures.path)) ?? [])
    .filter { $0.hasSuffix(".svg") }.map { String($0.dropLast(4)) }.sorted()

  @Test func thereArePictures() { #expect(Self.names.count >= 4) }

  @Test(arguments: names)
  func theEngineDrawsThePicture(_ name: String) throws {
    let example = Page.root.appendingPathComponent("Sources/layout/Examples/\(name).json")
    let document = try LayoutDocument(json: try Data(contentsOf: example))
    var options = LayoutEngine.Options()
    options.overflow = document.overflow
    options.layoutDirection = document.layoutDirection
    let drawn = SVGDrawing.svg(of: try LayoutEngine(options: options).place(document.tree, in: document.proposal))
    let picture = Self.pictures.appendingPathComponent("\(name).svg")
    #expect(try String(contentsOf: picture, encoding: .utf8) == drawn)
  }
}
