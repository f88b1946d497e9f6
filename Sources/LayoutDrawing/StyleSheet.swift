/// A style sheet that a picture carries, which brings nothing else with it.
package struct StyleSheet: Hashable, Sendable {
  /// Why a text cannot be carried.
  package struct Problem: Error, Hashable {
    /// What is wrong, in a sentence or two.
    package let message: String
  }

  /// The text as it was given.
  let text: String

  /// Checks a style sheet.
  ///
  /// - Throws: A ``Problem`` where it ends the element that it stands in, or loads something from outside of the picture.
  package init(_ text: String) throws {
    let read = Self.read(text).lowercased()
    if read.contains("</style") || text.lowercased().contains("</style") {
      throw Problem(message: "The style sheet closes its own element: </style. Take that out.")
    }
    if read.contains("@import") {
      throw Problem(message: "The style sheet imports another one. Put that into it: a picture stands by itself.")
    }
    for name in ["url", "src", "image", "image-set", "cross-fade"] {
      guard let target = Self.target(of: name, in: read) else { continue }
      throw Problem(
        message:
          "The style sheet refers to \(name)(\(target.prefix(40)). Only parts of the picture can be referred to, as "
          + "in url(#layout-gap).")
    }
    self.text = text
  }

  /// What a function is given that is no part of the picture; `nil` where there is none.
  private static func target(of function: String, in text: String) -> Substring? {
    var rest = text[...]
    while let call = rest.firstRange(of: function + "(") {
      let before = text[..<call.lowerBound].last
      let target = rest[call.upperBound...].drop { $0.isWhitespace || $0 == "\"" || $0 == "'" }
      let isWhole = before.map { !$0.isLetter && !$0.isNumber && $0 != "-" && $0 != "_" } ?? true
      if isWhole, !(function == "url" && target.first == "#") { return target }
      rest = rest[call.upperBound...]
    }
    return nil
  }

  /// The text without comments, and with escapes as what they stand for.
  private static func read(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      if character == "/", rest.first == "*" {
        rest = rest.dropFirst().firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
      } else if character == "\\" {
        let digits = rest.prefix(6).prefix { $0.isHexDigit }
        rest = rest.dropFirst(digits.count)
        guard let code = UInt32(digits, radix: 16) else { continue }
        if rest.first?.isWhitespace == true { rest = rest.dropFirst() }
        result.unicodeScalars.append(Unicode.Scalar(code) ?? "\u{FFFD}")
      } else {
        result.append(character)
      }
    }
    return result
  }
}
