public import ConstraintLayout

/// W22: a column of cards with a title and with tags below it, which wrap: texts in padding, in a flow.
///
/// How long the flow is follows from what is around it, and where its lines break from how long its texts are.
public struct Tags: Workload {
  /// The name in tables and files.
  public static let name = "W22-tags"
  private let cards: [Card]

  private struct Card {
    let id: String
    let title: String
    let tags: [Tag]
  }

  private struct Tag {
    let id: String
    let text: String
  }

  /// From a dialog to a long list.
  public static let sizes = [10, 100, 1_000, 10_000]

  /// Prepares the data: six items make a card.
  public init(items: Int) {
    cards = Sample.list((items + 5) / 6).map { sample in
      Card(
        id: sample.id, title: Sample.sentence(words: 4 + Int(sample.height) % 9, about: sample.id),
        tags: (0..<5).map { number in
          Tag(
            id: "\(sample.id)-tag\(number)",
            text: Sample.sentence(words: 1 + (Int(sample.width) + number) % 3, about: "\(number)"))
        })
    }
  }

  /// The width of a window.
  public var proposal: ProposedSize { ProposedSize(width: 360, height: nil) }

  /// The cards.
  public func description() -> some Layout {
    Stack(.column, alignment: .leading, spacing: 12) {
      ForEach(cards.indices) { index in
        Stack(.column, alignment: .leading, spacing: 8) {
          Text(cards[index].title, id: cards[index].id, fontSize: 17)
          Flow(horizontalSpacing: 8, verticalSpacing: 8) {
            ForEach(cards[index].tags.indices) { tag in
              Text(cards[index].tags[tag].text, id: cards[index].tags[tag].id, fontSize: 12).padding(4)
            }
          }
        }.padding(12)
      }
    }
  }
}
