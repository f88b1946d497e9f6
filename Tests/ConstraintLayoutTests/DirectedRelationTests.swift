import ConstraintLayout
import Testing

/// Relations between leading and trailing edges are mirrored with the layout.
struct DirectedRelationTests {
  private func place(_ layout: some Layout, _ direction: LayoutDirection) throws -> Placement {
    var engine = LayoutEngine()
    engine.options.layoutDirection = direction
    return try engine.place(layout, in: ProposedSize(width: 200))
  }

  /// A label and a field in each of two rows; the fields begin at the same place.
  private let form = Stack(.column, alignment: .leading, spacing: 4) {
    Stack(.row, spacing: 8) {
      Item("name").frame(width: 40, height: 10)
      Item("nameField").frame(height: 10)
    }
    Stack(.row, spacing: 8) {
      Item("address").frame(width: 70, height: 10)
      Item("addressField").frame(height: 10)
    }
  }.constrain {
    $0["nameField"].leading == $0["addressField"].leading
    $0["nameField"].trailing + 12 == $0.container.trailing
  }

  @Test func aFormIsItsMirrorImageFromRightToLeft() throws {
    let (ltr, rtl) = (try place(form, .leftToRight), try place(form, .rightToLeft))
    #expect(ltr["nameField"]?.minX == 78 && ltr["addressField"]?.minX == 78)
    #expect(ltr["nameField"]?.maxX == 188)
    for frame in ltr.frames {
      #expect(rtl[frame.name]?.minX == 200 - frame.rect.maxX && rtl[frame.name]?.width == frame.rect.width)
    }
  }

  @Test func leftAndLeadingDoNotGoTogether() throws {
    let layout = form.constrain { $0["name"].left == $0["address"].leading }
    let error = try #require(throws: LayoutError.self) { try place(layout, .leftToRight) }
    #expect(error.code == .invalidLayout)
    #expect(error.message.contains("leading and trailing, in one constraint"))
  }

  @Test func textsHaveThemToo() throws {
    let layout = try form.constrain("name.trailing + 8 <= nameField.leading")
    #expect(try place(layout, .rightToLeft)["name"]?.maxX == 200)
  }
}
