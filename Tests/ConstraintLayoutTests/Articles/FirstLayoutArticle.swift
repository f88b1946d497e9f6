import ConstraintLayout
import LayoutDocument
import LayoutDrawing

extension ArticleExample {
  static let firstLayout = ArticleExample(
    "FirstLayout",
    { print in
      // Article begins
      let row = Stack(.row, spacing: 10) {
        Item("picture").frame(width: 40, height: 40)
        Item("text").frame(height: 20)
      }
      let placement = try LayoutEngine().place(row, in: ProposedSize(width: 200))
      print(placement["text"] ?? "no such item")
      print(placement.size)
      // Article ends
    },
    { print in
      // Article begins
      let contact = Stack(.row, spacing: 10) {
        Item("picture").frame(width: 40, height: 40)
        Stack(.column, alignment: .leading, spacing: 4) {
          Item("name").frame(minWidth: 60, idealWidth: 120).frame(height: 20)
          Item("phone").frame(width: 80, height: 14)
        }
      }
      let proposals: [ProposedSize] = [.unspecified, .zero, .infinity, ProposedSize(width: 200)]
      for proposal in proposals { print(try LayoutEngine().place(contact, in: proposal).size) }
      // Article ends
    },
    { print in
      let contact = Self.contact
      // Article begins
      let placement = try LayoutEngine().place(contact, in: ProposedSize(width: 200))
      for frame in placement.frames { print(frame.name, frame.rect) }
      // Article ends
    },
    { print in
      let contact = Self.contact
      let placement = try LayoutEngine().place(Self.contact, in: ProposedSize(width: 200))
      // Article begins
      print(contact)
      print(placement)
      // Article ends
    },
    { print in
      let placement = try LayoutEngine().place(Self.contact, in: ProposedSize(width: 200))
      // Article begins
      let picture = SVGDrawing.svg(of: placement)
      let table = TextDrawing.table(of: placement)
      print(picture.hasPrefix("<svg"), table.hasPrefix("item "))
      // Article ends
    },
    { print in
      let contact = Self.contact
      // Article begins
      do {
        print(try LayoutEngine().place(contact, in: ProposedSize(width: 100)))
      } catch let error as LayoutError {
        print(error.code.rawValue)
        for member in error.conflict { print("-", member.statement) }
      }
      // Article ends
    },
    { print in
      let contact = Self.contact
      // Article begins
      let document = LayoutDocument(contact, proposal: ProposedSize(width: 200))
      let again = try LayoutDocument(json: document.json())
      print(try LayoutEngine().place(again.tree, in: again.proposal).size)
      // Article ends
    })

  /// The layout of the second part, with which the others go on.
  private static let contact = Stack(.row, spacing: 10) {
    Item("picture").frame(width: 40, height: 40)
    Stack(.column, alignment: .leading, spacing: 4) {
      Item("name").frame(minWidth: 60, idealWidth: 120).frame(height: 20)
      Item("phone").frame(width: 80, height: 14)
    }
  }
}
