public import ConstraintLayout

/// W16: a column of texts of 200 words each, which are measured and broken at the width of a page.
public struct LongTexts: Workload {
  /// The name in tables and files.
  public static let name = "W16-texts-of-200-words"
  private let texts: [(id: String, text: String)]

  /// From a page to a book: a thousand of them have 200,000 words.
  public static let sizes = [10, 100, 1_000]

  /// Prepares the data.
  public init(items: Int) {
    var numbers = SampleNumbers(seed: items)
    texts = (0..<items).map { ("i\($0)", Sample.text(words: 200, from: &numbers)) }
  }

  /// The width of a page.
  public var proposal: ProposedSize { ProposedSize(width: 480, height: nil) }

  /// The column.
  public func description() -> some Layout {
    Stack(.column, alignment: .leading, spacing: 8) {
      ForEach(texts) { id, text in Text(text, id: id, fontSize: 12) }
    }
  }
}
