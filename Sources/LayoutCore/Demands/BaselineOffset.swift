internal import LayoutGeometry

/// How far a line of text lies below the top of something: a constant, and a part of its height.
struct BaselineOffset: Hashable {
  var constant: Double
  var heightFactor: Double

  /// What has no text stands on its lower edge, as in SwiftUI.
  static let lowerEdge = BaselineOffset(constant: 0, heightFactor: 1)

  /// A line that was said to lie so far below the top.
  init(constant: Double, heightFactor: Double = 0) {
    self.constant = constant
    self.heightFactor = heightFactor
  }

  /// A line of text; where the item is higher than its text, that stands in its middle.
  init(line: Double, textHeight: Double) {
    constant = line - textHeight / 2
    heightFactor = 0.5
  }

  /// What of a height lies above the line.
  func above(_ height: Double) -> Double {
    // 0 times infinity is no number.
    heightFactor == 0 ? constant : constant + heightFactor * height
  }

  /// What of a height lies below the line.
  func below(_ height: Double) -> Double {
    heightFactor == 1 ? -constant : (1 - heightFactor) * height - constant
  }

  /// The part of a length that lies above the line.
  func above(_ length: Length) -> Length { length.map(above) }

  /// The part of a length that lies below the line.
  func below(_ length: Length) -> Length { length.map(below) }

  /// The greatest height that has room above the line and below it.
  func height(fitting above: Double, _ below: Double) -> Double {
    let heights = heights(fitting: above, below)
    return min(heights.above, heights.below)
  }

  /// The greatest height that has room above the line, and the greatest one that has room below it.
  func heights(fitting above: Double, _ below: Double) -> (above: Double, below: Double) {
    (
      heightFactor == 0 ? .infinity : (above - constant) / heightFactor,
      heightFactor == 1 ? .infinity : (below + constant) / (1 - heightFactor)
    )
  }
}

extension Length {
  fileprivate func map(_ change: (Double) -> Double) -> Length {
    Length(minimum: change(minimum), ideal: change(ideal), maximum: change(maximum))
  }
}

extension Baselines {
  subscript(baseline: TextBaseline) -> Double { baseline == .first ? first : last }
}
