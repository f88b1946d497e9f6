internal import LayoutText

/// What labels need of fonts.
extension Font {
  /// How wide a label is, which is one line.
  func width(of label: String) -> Double { HelveticaMeasurer().measure(label, font: self).size.width }

  /// The distance of two lines of labels.
  var lineDistance: Double { lineHeight + lineGap }

  /// How far the baseline lies below the middle of small letters, which is taken for the middle of a label.
  var drop: Double { xHeight / 2 }
}
