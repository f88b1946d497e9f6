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
