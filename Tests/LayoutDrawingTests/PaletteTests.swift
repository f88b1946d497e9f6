internal import Testing

@testable internal import LayoutDrawing

@Suite struct PaletteTests {
  @Test func writesHex() {
    #expect(Colour(hue: 0, saturation: 1, lightness: 0.5).hex == "#ff0000")
    #expect(Colour(hue: 120, saturation: 1, lightness: 0.25).hex == "#008000")
    #expect(Colour(hue: 240, saturation: 0, lightness: 0).hex == "#000000")
    #expect(Colour(hue: 0, saturation: 1, lightness: 0.5).hex(opacity: 0.8) == "#ff3333")
  }

  @Test(arguments: ["green", "Green", "green-2", "green 10", "green_3"])
  func knowsColourNames(id: String) {
    #expect(Palette.named(id) == Palette.named("green"))
    #expect(Palette.named(id) != nil)
  }

  @Test(arguments: ["greenhouse", "total", "", "12"])
  func leavesOtherNames(id: String) {
    #expect(Palette.named(id) == nil)
  }

  @Test func neighboursDiffer() {
    let fills = (0..<40).map { ItemColours(Palette.numbered($0)).fill }
    #expect(Set(fills).count == 40)
  }
}
