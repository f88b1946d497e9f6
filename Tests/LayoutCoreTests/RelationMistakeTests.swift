import LayoutCore
import LayoutTestSupport
import LinearModel
import Testing

/// What is said about a text that is no relation.
struct RelationMistakeTests {
  private static let attributes =
    "left, right, leading, trailing, top, bottom, width, height, centerX, centerY, firstBaseline, lastBaseline"
  private static let priorities =
    "required, fit, strong, ideal, medium, fill, weak, hug, share, align, total, policy"

  private func error(_ text: String) -> LayoutError? {
    #expect(throws: LayoutError.self) { try LayoutRelation(text: text) }
  }

  @Test(arguments: [
    ("", "column 1: expected a relation such as a.width == 2 * b.width, but found the end."),
    ("  ", "column 3: expected a relation such as a.width == 2 * b.width, but found the end."),
    ("a.width == 2 **", "column 15: expected a number, an anchor such as a.width, or (, but found '*'."),
    ("a.width ==", "column 11: expected a number, an anchor such as a.width, or (, but found the end."),
    ("== 3", "column 1: expected a number, an anchor such as a.width, or (, but found '=='."),
    ("a.width", "column 8: expected +, -, *, /, ==, <= or >=, but found the end."),
    ("a.width = 3", "column 9: expected +, -, *, /, ==, <= or >=, but found '='. Write ==."),
    ("a.width < 3", "column 9: expected +, -, *, /, ==, <= or >=, but found '<'. Write <=."),
    ("a.width ≥ 3", "column 9: expected +, -, *, /, ==, <= or >=, but found '≥'. Write >=."),
    ("a.width != 3", "column 9: expected +, -, *, /, ==, <= or >=, but found '!='."),
    ("2 a.width == 3", "column 3: expected +, -, *, /, ==, <= or >=, but found 'a'."),
    ("a.width == 3 b", "column 14: expected +, -, *, /, @ or the end, but found 'b'."),
    ("(a.width == 3", "column 10: expected +, -, *, / or ), but found '=='."),
    ("a.width) == 3", "column 8: expected +, -, *, /, ==, <= or >=, but found ')'."),
    ("a.width == ()", "column 13: expected a number, an anchor such as a.width, or (, but found ')'."),
    ("a.width == + 3", "column 12: expected a number, an anchor such as a.width, or (, but found '+'."),
    ("a == 3", "column 2: expected . and an attribute behind 'a', such as .width, but found ' '."),
    ("inf == a.width", "column 4: expected . and an attribute behind 'inf', such as .width, but found ' '."),
    ("a. == 3", "column 3: expected one of the attributes \(attributes), but found ' '."),
    (
      "a.widht == 3",
      "column 3: expected one of the attributes \(attributes), but found 'widht'. Did you mean \"width\"?"
    ),
    (
      "a.b.width == 3",
      "column 3: expected one of the attributes \(attributes), but found 'b'. An id with a . in it stands in quotes."
    ),
    (#""a.width == 3"#, "column 14: expected a closing \" for the id that begins in column 1, but found the end."),
    (
      #""\x".width == 3"#,
      #"column 3: expected \", \\, \n, \r, \t or \u{200B} with the number of a character, but found 'x'."#
    ),
    (
      #""\u{d800}".width == 3"#,
      #"column 3: expected \", \\, \n, \r, \t or \u{200B} with the number of a character, but found 'u'."#
    ),
    (
      "a.width == b.width == 3",
      "column 20: expected one comparison, but found a second one, '=='. Write two relations."
    ),
    (
      "a.width * b.width == 3",
      "column 11: expected a number, but found a product of anchors. "
        + "Relations are linear: multiply and divide by numbers only."
    ),
    (
      "1 / a.width == 3",
      "column 5: expected a number, but found a division by an anchor. "
        + "Relations are linear: multiply and divide by numbers only."
    ),
    ("a.width / (1 - 1) == 3", "column 11: expected a number other than 0, but found a division by 0."),
    (
      "a.width == 1e999", "column 12: expected a finite number, but found '1e999', which is too large to be held."
    ),
    (
      "a.width == 1e-999",
      "column 12: expected a number that can be held, or 0, but found '1e-999', which is too small to be held."
    ),
    (
      "a.width == 1e300 * 1e300",
      "column 20: expected numbers that can be held, but found a result that is too large."
    ),
    (
      "a.width + 1e308 == -1e308",
      "column 17: expected numbers that can be held, but found a sum of them that is too large."
    ),
    (
      "b.width == 1e200 * (1e200 * a.width)",
      "column 29: expected factors that can be held, but found one of 'a.width' that is too large."
    ),
    ("1 <= 2", "column 1: expected at least one anchor, such as a.width, but found numbers only."),
    (
      "a.width == a.width",
      "column 1: expected at least one anchor, such as a.width, but found only anchors that cancel out."
    ),
    (
      "a.width == 3 @",
      "column 15: expected a priority from 0 to 1000, or one of \(priorities), but found the end."
    ),
    (
      "a.width == 3 @ storng",
      "column 16: expected a priority from 0 to 1000, or one of \(priorities), but found 'storng'. "
        + "Did you mean \"strong\"?"
    ),
    ("a.width == 3 @ 1001", "column 16: expected a priority from 0 to 1000, but found '1001'."),
    ("a.width == 3 @ -1", "column 16: expected a priority from 0 to 1000, but found '-1'."),
    ("a.width == 3 @ 5 @ 6", "column 18: expected the end, but found '@'."),
    ("\"👩‍👧é\".width == *", "column 15: expected a number, an anchor such as a.width, or (, but found '*'."),
    ("a.width == \u{7}", "column 12: expected a number, an anchor such as a.width, or (, but found '\\u{7}'."),
  ])
  func mistakesAreNamed(text: String, message: String) {
    #expect(error(text)?.message == message)
  }

  @Test func codesTellLimitsFromMistakes() {
    #expect(error("a.width == ")?.code == .invalidLayout)
    #expect(error("a.width == 1e999")?.code == .nonFinite)
    #expect(error(String(repeating: "(", count: 40))?.code == .limitExceeded)
  }

  @Test func limitsDepthAndLength() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "(", count: depth) + "a.width" + String(repeating: ")", count: depth) + " == 1"
    }
    #expect(try LayoutRelation(text: nested(32)).text == "a.width == 1")
    #expect(
      error(nested(33))?.message
        == "column 33: expected at most 32 open parentheses, but found one more. Nest the relation less deep.")
    #expect(error(String(repeating: "(", count: 99_000))?.code == .limitExceeded)
    let long = "a.width == 1" + String(repeating: " ", count: LayoutRelation.longestText)
    #expect(error(long)?.message.contains("expected a relation of at most 100000 bytes, but found 100012") == true)
    #expect(error(long)?.code == .limitExceeded)
    #expect(try LayoutRelation(text: "a.width == \(String(repeating: "-", count: 90_000))1").text == "a.width == 1")
  }

  /// Texts put together from pieces of relations, with random characters between them, are read or refused.
  @Test(arguments: 0..<40)
  func anyTextIsReadOrRefused(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "a.width", "container.left", "\"x y\".top", "QLabel-1", ".", "2", "1e9", "1e999", ".5", "==", "<=", ">=", "=",
      "@",
      "medium", "600", "+", "-", "*", "/", "(", ")", " ", "\"", "\\", "\\u{", "}", "é", "\u{301}", "👩‍👧", "\u{0}",
      "\u{FEFF}", "\n",
    ]
    for _ in 0..<500 {
      var text = ""
      for _ in 0..<Int.random(in: 0...14, using: &random) {
        if random.chance(0.1) {
          let scalar = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &random))
          text.unicodeScalars.append(scalar ?? "x")
        } else {
          text += pieces[Int.random(in: 0..<pieces.count, using: &random)]
        }
      }
      do {
        let relation = try LayoutRelation(text: text)
        #expect(try LayoutRelation(text: relation.text) == relation, "seed \(seed): \(text)")
      } catch let error as LayoutError {
        #expect(error.message.hasPrefix("column "), "seed \(seed): \(text)")
      }
    }
  }
}
