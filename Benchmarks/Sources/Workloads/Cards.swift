public import ConstraintLayout

/// W10: a column of cards with a picture of 16 to 9, a title, a text and three buttons.
public struct Cards: Workload {
  /// The name in tables and files.
  public static let name = "W10-cards"
  private let cards: [Card]

  private struct Card {
    let id: String
    let title: String
    let text: String
    let buttons: [Sample]

    var pictureID: String { id + "-picture" }
  }

  /// From a dialog to a long list.
  public static let sizes = [10, 100, 1_000, 10_000]

  /// Prepares the data: six items make a card.
  public init(items: Int) {
    cards = Sample.list((items + 5) / 6).map { sample in
      Card(
        id: sample.id, title: "Card \(sample.id)",
        text: Sample.sentence(words: 12 + Int(sample.height), about: sample.id),
        buttons: (0..<3).map { Sample(id: "\(sample.id)-button\($0)", width: 60 + Double(10 * $0), height: 28) })
    }
  }

  /// The width of a window.
  public var proposal: ProposedSize { ProposedSize(width: 360, height: nil) }

  /// The cards.
  public func description() -> some Layout {
    Stack(.column, spacing: 12) {
      ForEach(cards.indices) { index in
        Stack(.column, alignment: .leading, spacing: 8) {
          Item(cards[index].pictureID).frame(minWidth: 0, idealWidth: 320).aspectRatio(16 / 9, contentMode: .fit)
          Text(cards[index].title, id: cards[index].id, fontSize: 17)
          Text(cards[index].text, id: cards[index].id + "-text", fontSize: 12)
          Stack(.row, spacing: 8) {
            ForEach(cards[index].buttons) { Item($0.id).frame(width: $0.width, height: $0.height) }
          }
        }.padding(12)
      }
    }
  }
}

extension Cards: ChangingLayout {
  /// One picture gets another greatest width, and by its ratio another height.
  func editsOfItem(_ number: Int) -> [LayoutEdit] {
    let width = Double(200 + number % 81)
    let range = Length(minimum: 0, ideal: width, maximum: width)
    return [.resize(cards[number * 7919 % cards.count].pictureID, width: range)]
  }
}
