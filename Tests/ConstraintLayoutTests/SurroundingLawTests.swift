import ConstraintLayout
import LayoutTestSupport
import Testing

/// A container that is proposed the same lengths is the same inside, whatever stands around it.
struct SurroundingLawTests {
  /// What has no lengths of its own, and passes on what it is proposed.
  enum Surrounding: CaseIterable {
    case row, column, padding, layers

    var kind: LayoutTree.Kind {
      switch self {
      case .row: .stack(StackOptions(axis: .row, alignment: .center, spacing: 0))
      case .column: .stack(StackOptions(axis: .column, alignment: .center, spacing: 0))
      case .padding: .padding(PaddingOptions(.zero))
      case .layers: .zStack(ZStackOptions(alignment: .center))
      }
    }

    func wrapped(_ tree: LayoutTree) -> LayoutTree {
      var wrapped = LayoutTree()
      wrapped.append(.init(kind: kind)) { $0.append(contentsOf: tree) }
      return wrapped
    }
  }

  @Test(arguments: Surrounding.allCases)
  func theInsideIsThatOfTheRoot(_ surrounding: Surrounding) async {
    await Law(seeds: 0..<100, atLeast: 79).check { seed in try Self.check(LawSample(seed), in: surrounding, seed) }
  }

  /// A program of hexagons that stand in something that fills once counted what they have beyond what they ask for without end.
  @Test(arguments: Surrounding.allCases)
  func hexagonsAreCountedOnce(_ surrounding: Surrounding) throws {
    #expect(try Self.check(LawSample(910_015), in: surrounding, 910_015) == .checked)
  }

  /// Compares a layout at the root with the same one inside of another.
  static func check(_ sample: LawSample, in surrounding: Surrounding, _ seed: UInt64) throws -> Law.Verdict {
    let bare = try sample.placement()
    let inner = try sample.engine.placeIfItFits(surrounding.wrapped(sample.tree), in: sample.proposal)
    guard let bare, let inner else {
      #expect((bare == nil) == (inner == nil), "seed \(seed): only one has an answer")
      return .inapplicable
    }
    let origin = inner.rects[1].origin
    for (node, rect) in bare.rects.enumerated() where bare.isPlaced[node] {
      let other = inner.rects[node + 1]
      let moved = Rect(x: other.x - origin.x, y: other.y - origin.y, width: other.width, height: other.height)
      guard rect.distance(to: moved) > bare.size.tolerance else { continue }
      Issue.record("seed \(seed), in \(sample.proposal): \(sample.tree.place(of: node)) \(rect), inside \(moved)")
      break
    }
    return .checked
  }
}
