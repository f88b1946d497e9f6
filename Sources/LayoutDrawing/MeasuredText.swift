/// Makes a line of text show what the measurer counted.
enum MeasuredText {
  /// The text with four spaces for a tab, and without control characters, which take no room.
  static func of(_ line: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in line.unicodeScalars {
      if scalar == "\t" {
        result += "    ".unicodeScalars
      } else if scalar.properties.generalCategory != .control {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
