internal import LayoutText

/// Leaves out the middle of a text.
enum ShortenedText {
  /// As much of the two ends of a text as fits, with an ellipsis between; `nil` where that is less than a character each.
  ///
  /// Ids often differ in their last characters, so that the end is worth as much as the beginning.
  ///
  /// - Parameter room: How wide it may be, in font sizes.
  static func of(_ text: String, room: Double) -> String? {
    let font = Font(size: 1)
    let characters = Array(text)
    let shortened = { (kept: Int) in
      String(characters.prefix((kept + 1) / 2)) + "…" + String(characters.suffix(kept / 2))
    }
    // The more is kept, the wider it is.
    var (fitting, tooMany) = (1, characters.count)
    while tooMany - fitting > 1 {
      let middle = (fitting + tooMany) / 2
      if font.width(of: shortened(middle)) <= room { fitting = middle } else { tooMany = middle }
    }
    return fitting > 1 ? shortened(fitting) : nil
  }
}
