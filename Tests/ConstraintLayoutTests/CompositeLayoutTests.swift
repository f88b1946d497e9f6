import ConstraintLayout
import Testing

/// Layouts that are put together of others.
struct CompositeLayoutTests {
  private struct Pair: CompositeLayout {
    let name: String
    var hasMark = true

    var body: some Layout {
      Item(name)
      if hasMark { Item("\(name) mark").frame(width: 4) }
    }
  }

  @Test func itIsWhatItsBodyIs() {
    let composite = Stack(.row) { Pair(name: "a") }
    let written = Stack(.row) {
      Item("a")
      Item("a mark").frame(width: 4)
    }
    #expect(LayoutTree(composite) == LayoutTree(written))
  }

  @Test func itsModifiersApplyToAllOfTheBody() {
    let composite = Stack(.row) { Pair(name: "a").frame(height: 7) }
    let written = Stack(.row) {
      Item("a").frame(height: 7)
      Item("a mark").frame(width: 4, height: 7)
    }
    #expect(LayoutTree(composite) == LayoutTree(written))
  }

  @Test func theModifiersOfAGroupApplyToEach() {
    let grouped = Stack(.row) {
      Group {
        Item("a")
        Item("b").frame(height: 3)
      }
      .frame(width: 20)
      Item("c")
    }
    let written = Stack(.row) {
      Item("a").frame(width: 20)
      Item("b").frame(width: 20, height: 3)
      Item("c")
    }
    #expect(LayoutTree(grouped) == LayoutTree(written))
  }

  /// A class, which may be read at once and no later.
  private final class Model {
    var names = ["a", "b"]
  }

  private struct Names: Sequence {
    let model: Model
    func makeIterator() -> IndexingIterator<[String]> { model.names.makeIterator() }
  }

  @Test func dataThatIsNotSendableIsReadAtOnce() {
    let model = Model()
    let row = Stack(.row) { ForEach(Names(model: model)) { Item($0) } }
    model.names = []
    #expect(LayoutTree(row) == LayoutTree(Stack(.row) { ForEach(["a", "b"]) { Item($0) } }))
  }

  @Test func aLoopMayCaptureAnything() {
    let model = Model()
    let row = Stack(.row) { for index in 0..<2 { Item(model.names[index]) } }
    #expect(LayoutTree(row) == LayoutTree(Stack(.row) { ForEach(["a", "b"]) { Item($0) } }))
  }
}
