internal import LayoutGeometry
internal import Testing

@testable internal import LayoutDrawing

@Suite struct PictureScaleTests {
  @Test(arguments: [1e-9, 0.1, 1, 10, 30, 100, 310, 400, 499])
  func enlargesSmallLayouts(length: Double) {
    let side = length * PictureScale(length: length, longestSide: 1000).factor
    #expect(side > 540 && side <= 700)
  }

  @Test(arguments: [500.0, 800, 1000])
  func keepsWhatIsReadable(length: Double) {
    #expect(PictureScale(length: length, longestSide: 1000).factor == 1)
  }

  @Test(arguments: [1001.0, 2200, 100_000, 1e12, 1e300])
  func reducesLargeLayouts(length: Double) {
    let side = length * PictureScale(length: length, longestSide: 1000).factor
    #expect(side > 780 && side <= 1000)
  }

  @Test(arguments: [0.0, -1, .infinity, .nan, .leastNonzeroMagnitude])
  func survivesLengthsWithoutMeaning(length: Double) {
    #expect(PictureScale(length: length, longestSide: 1000).factor == 1)
  }

  @Test(arguments: [0.0, .nan, .infinity, -5])
  func survivesLimitsWithoutMeaning(limit: Double) {
    let factor = PictureScale(length: 100, longestSide: limit).factor
    #expect(factor.isFinite && factor > 0)
  }
}
