import Foundation
import LayoutCore
import Testing

/// Every container has what belongs to one: a line in the catalogue, tests, an article, a picture, an example, a reader.
struct CatalogueTests {
  private static let checkout = PackageCheckout()

  @Test func everyKindHasALine() throws {
    let names = try Self.checkout.containerKinds()
    #expect(names.count >= 3)
    #expect(Set(names).subtracting(LayoutCatalogue.all.map(\.name)).isEmpty)
    #expect(Set(LayoutCatalogue.all.map(\.name)).count == LayoutCatalogue.all.count)
    #expect(Set(LayoutCatalogue.all.map(\.documentType)).count == LayoutCatalogue.all.count)
  }

  @Test(arguments: LayoutCatalogue.all)
  func everyLineHasAllThatBelongsToIt(_ entry: LayoutCatalogue.Entry) throws {
    let missing = try Self.checkout.missing(for: entry)
    #expect(missing.isEmpty)
  }

  @Test func theLandingPageListsEveryArticle() throws {
    let page = try Self.checkout.text("Sources/ConstraintLayout/ConstraintLayout.docc/ConstraintLayout.md")
    for entry in LayoutCatalogue.all { #expect(page.contains("- <doc:\(entry.name)>\n")) }
  }

  /// Each container has a place in the README: a picture of its article, with words for it, that leads there.
  @Test(arguments: LayoutCatalogue.all)
  func theReadmeShowsEveryContainer(_ entry: LayoutCatalogue.Entry) throws {
    let articles = Self.checkout.articles
    let readme = try Self.checkout.text("README.md").split(separator: "\n")
    let line = try #require(readme.first { $0.contains("<a href=\"\(articles)/\(entry.article)\">") })
    let image = try #require(line.firstMatch(of: /<img src="([^"]+)\.svg" width="\d+" alt="([^"]+)">/))
    let picture = try #require(image.output.1.split(separator: "/").last)
    #expect(image.output.1 == "\(articles)/Resources/\(picture)")
    #expect(try Self.checkout.text("\(articles)/\(entry.article)").contains("](\(picture))"))
    #expect(image.output.2.hasSuffix("."))
  }

  /// The check can fail: a layout that nobody has written lacks everything.
  @Test func aLayoutWithNothingLacksEverything() throws {
    let missing = try Self.checkout.missing(for: .init("Spiral", documentType: "spiral"))
    #expect(
      missing == [
        "a ContainerKind in Sources/LayoutCore/Containers/Spiral.swift", "a file SpiralTests.swift in Tests",
        "Sources/ConstraintLayout/ConstraintLayout.docc/Spiral.md", "an example document of the type spiral",
        "a reader for the type spiral", "Sources/LayoutSwiftCode/Kinds/SpiralCode.swift",
      ])
  }

  /// An article without a picture, or with one that is not there, is noticed.
  @Test func picturesMustBeThere() throws {
    #expect(Self.checkout.missingPictures(in: "# Stack\n\nText.", of: "Stack.md") == ["a picture in Stack.md"])
    #expect(
      Self.checkout.missingPictures(in: "![A](stack-bar)\n![B](nowhere)", of: "Stack.md")
        == ["the picture nowhere of Stack.md"])
  }
}
