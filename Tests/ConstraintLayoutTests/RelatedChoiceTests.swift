import ConstraintLayout
import Testing

/// A constraint that holds anyway does not change what is chosen.
struct RelatedChoiceTests {
  /// The lengths of what is tried are those of the text, not those of the cell.
  @Test func aTextIsTriedAtItsOwnWidth() throws {
    let layout = ViewThatFits(in: .horizontal) {
      Text("one two three", id: "text", fontSize: 12).frame(width: 10)
      Item("other").frame(width: 0, height: 0)
    }
    .constrain { $0["text"].height >= 40 }
    let placement = try LayoutEngine().place(layout, in: ProposedSize(width: 589, height: 369))
    #expect(try #require(placement["text"]).height >= 40)
  }

  /// A constraint may make a container higher than the text in it, also while it is tried.
  @Test func whatHoldsTextIsTriedAsHighAsConstraintsMakeIt() throws {
    let layout = Grid(horizontalSpacing: 0) {
      GridRow {
        ViewThatFits {
          Text("two words", id: "text", fontSize: 7).padding(5).id("padding")
          Item("other")
        }
        Item("high").frame(width: 10, height: 90)
      }
    }
    let related = layout.constrain { $0["padding"].height == 90 }
    let placement = try LayoutEngine().place(related, in: ProposedSize(width: 200))
    #expect(placement["padding"]?.height == 90)
    #expect(placement["other"] == nil)
  }

  /// Nothing but a constraint bounds the space, so the first alternative has its own width, whatever others lack.
  @Test func whereNothingBoundsTheSpaceTheFirstAlternativeIsTaken() throws {
    let row = Stack(.row, spacing: 0) {
      Item("range").frame(minWidth: 10, idealWidth: 50, maxWidth: 50)
      Item("fixed").frame(width: 101)
    }
    let layout = Grid(horizontalSpacing: 6) {
      GridRow {
        ViewThatFits(in: .horizontal) {
          Item("first").frame(width: 10)
          Item("second").frame(width: 0)
        }
      }
      GridRow {
        Item("below").frame(height: 30)
        row.frame(minWidth: 0, idealWidth: 150, maxWidth: 400)
      }
    }
    .fixedSize()
    let related = layout.constrain { $0["below"].height >= 12 }
    for placement in [try LayoutEngine().place(layout), try LayoutEngine().place(related)] {
      #expect(placement["first"]?.width == 10)
      #expect(placement.size.width == 166)
    }
  }

  /// Both choices are in one column, so they are made at once, and what one of them may be makes no room for the other.
  @Test func choicesOfAColumnAreMadeAtOnce() throws {
    let layout = Grid(horizontalSpacing: 3) {
      GridRow {
        Item("top")
        ViewThatFits {
          Item("first").frame(width: 14, height: 11)
          Item("second")
        }
        Item("trailing").frame(minWidth: 10, idealWidth: 50, maxWidth: 50)
      }
      GridRow {
        Item("leading").frame(width: 36)
        ViewThatFits(in: .horizontal) {
          Item("narrow").frame(width: 10)
          Item("wide").frame(minWidth: 28, idealWidth: 30)
        }
      }
    }
    let related = layout.constrain { $0["trailing"].width >= 10 }
    for placement in [try place(layout), try place(related)] {
      #expect(placement["second"]?.width == 28)
      #expect(placement["wide"]?.width == 28)
    }
    func place(_ layout: some Layout) throws -> Placement {
      try LayoutEngine().place(layout, in: ProposedSize(width: 86, height: 306))
    }
  }

  /// What another choice is until it is made contradicts itself, which is nothing to this one.
  @Test(arguments: [nil, 300.0])
  func aContradictionElsewhereDecidesNothing(width: Double?) throws {
    let layout = Stack(.row, spacing: 0) {
      ViewThatFits(in: .horizontal) {
        Item("first").frame(width: 10)
        Item("second").frame(width: 5)
      }
      ViewThatFits(in: .horizontal) {
        Item("third").frame(width: 100)
        Stack(.row, spacing: 0) { Item("too wide").frame(width: 500) }.constrain { $0["too wide"].width >= 500 }
      }
      .frame(minWidth: 0, idealWidth: 150, maxWidth: 400)
    }
    let related = layout.constrain { $0["first"].height >= 0 }
    for placement in [try place(layout), try place(related)] {
      #expect(placement["first"]?.width == 10)
      #expect(placement["third"]?.width == 100)
    }
    func place(_ layout: some Layout) throws -> Placement {
      try LayoutEngine().place(layout, in: ProposedSize(width: width))
    }
  }

  /// What a choice inside of the first alternative ends with has no room in a frame, its own or one around that choice.
  ///
  /// It is not chosen there, so the first alternative is taken, as where neither a constraint nor an ideal length bounds it.
  @Test(arguments: [false, true]) func aContradictionInsideOfAnAlternativeDecidesNothing(isAround: Bool) throws {
    let inside = ViewThatFits(in: .horizontal) {
      Item("first").frame(width: 10)
      if isAround {
        Item("wide").frame(width: 50)
      } else {
        Stack(.row) { Item("wide").frame(width: 50) }.frame(width: 40)
      }
    }
    let layout = Stack(.row, spacing: 0) {
      ViewThatFits(in: .horizontal) {
        if isAround { inside.frame(width: 40) } else { inside }
        Item("last").frame(width: 20)
      }
      Item("beside").frame(width: 5)
    }
    let related = layout.constrain { $0["beside"].width >= 0 }
    for placement in [
      try LayoutEngine().place(layout), try LayoutEngine().place(related), try LayoutEngine().place(layout.fixedSize()),
    ] {
      #expect(placement["first"]?.width == 10)
      #expect(placement["last"] == nil)
    }
  }
}
