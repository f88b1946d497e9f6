public import ConstraintLayout

/// W13: rows of a name, a sentence that wraps and a button, in each row on one baseline.
public struct TextRows: Workload {
  /// The name in tables and files.
  public static let name = "W13-texts-on-a-baseline"
  private let rows: [Row]

  private struct Row {
    let id: String
    let name: String
    let sentence: String
    let buttonWidth: Double

    var sentenceID: String { id + "-sentence" }

    func text(_ sentence: String) -> Text { Text(sentence, id: sentenceID, fontSize: 12) }
  }

  /// From a dialog to a long list.
  public static let sizes = [10, 100, 1_000, 10_000]

  /// Prepares the data: three items make a row.
  public init(items: Int) {
    rows = Sample.list((items + 2) / 3).map { sample in
      Row(
        id: sample.id, name: "Name \(sample.id)",
        sentence: Sample.sentence(words: Int(sample.height) / 2, about: sample.id), buttonWidth: sample.width)
    }
  }

  /// The width of a window.
  public var proposal: ProposedSize { ProposedSize(width: 400, height: nil) }

  /// The rows.
  public func description() -> some Layout {
    Stack(.column, alignment: .leading, spacing: 4) {
      ForEach(rows.indices) { index in
        Stack(.row, alignment: .firstTextBaseline, spacing: 8) {
          Text(rows[index].name, id: rows[index].id, fontSize: 13)
          rows[index].text(rows[index].sentence)
          Item(rows[index].id + "-button").frame(width: rows[index].buttonWidth, height: 28).baseline(
            first: 19, last: 19)
        }
      }
    }
  }
}

extension TextRows: ChangingLayout {
  /// One row says something else.
  func editsOfItem(_ number: Int) -> [LayoutEdit] {
    let row = rows[number * 7919 % rows.count]
    let sentence = Sample.sentence(words: 5 + number % 21, about: row.id)
    return [.remove(row.sentenceID), .insert(row.text(sentence), after: row.id)]
  }
}
