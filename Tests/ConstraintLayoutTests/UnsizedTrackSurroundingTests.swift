import ConstraintLayout
import LayoutTestSupport
import Testing

/// Tracks without a cell of their own beside what takes a part in how long they could be, or are: whatever tells them, they are as
/// the whole program says.
struct UnsizedTrackSurroundingTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let widths: [Double?]
    let layout: AnyLayout

    init(_ name: String, _ widths: [Double?], _ layout: some Layout) {
      (testDescription, self.widths, self.layout) = (name, widths, AnyLayout(layout))
    }
  }

  private static func item(_ id: String, _ width: Double) -> Item { Item(id).frame(width: width, height: 10) }

  private static func flexible(_ id: String, upTo greatest: Double = .infinity) -> Item {
    Item(id).frame(minWidth: 0, idealWidth: 20, maxWidth: greatest, minHeight: 10)
  }

  /// Two columns under a span of 50, one of which has no other cell.
  private static func open(_ id: String) -> some Layout {
    Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow { item("\(id)Span", 50).gridCellColumns(2) }
      GridRow { item("\(id)Own", 10) }
    }
  }

  /// What is given to `first`, and two columns that only a span covers.
  private static func beside(_ first: Item, spacing: Double = 0, span: Double = 60) -> some Layout {
    Grid(horizontalSpacing: spacing, verticalSpacing: 0) {
      GridRow {
        first
        item("span", span).gridCellColumns(2)
      }
    }
  }

  static let samples = [
    Sample(
      "a row that shares under a span, and no length offered", [nil, 90],
      Grid {
        GridRow { Stack(.row) { Item("free").frame(height: 10) }.gridCellColumns(3) }
        GridRow {
          item("left", 10).gridCellColumns(2)
          item("right", 10).gridCellColumns(2)
        }
      }),
    Sample(
      "a grid that takes nothing of what is left", [nil, 100, 400],
      Stack(.row, spacing: 0) {
        beside(flexible("free")).stretch(0)
        item("side", 5)
      }),
    Sample(
      "gaps below 0", [nil, 100],
      Stack(.row, spacing: 0) {
        Grid(horizontalSpacing: -5, verticalSpacing: 0) {
          GridRow { flexible("free") }
          GridRow { item("none", 0).gridCellColumns(3) }
        }
        item("side", 10)
      }),
    Sample(
      "more than all in it can use", [nil, 250, 400],
      Stack(.column, spacing: 0) {
        beside(flexible("free", upTo: 80))
        item("wide", 200)
      }.fixedSize(horizontal: true, vertical: false)),
    Sample(
      "more than all in a frame can use", [nil, 400],
      Stack(.column) { beside(flexible("free", upTo: 80)) }.frame(width: 145)),
    Sample(
      "another one under a span beside it", [nil, 400],
      Stack(.column, spacing: 0) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            item("a", 60)
            item("b", 60)
          }
          GridRow { open("inner").gridCellColumns(2) }
        }
        open("other")
      }),
    Sample(
      "another one in a column that shares, under a span that fits", [100, 130, 400],
      Grid(horizontalSpacing: 8, verticalSpacing: 0) {
        item("across", 50)
        GridRow {
          Grid {
            GridRow {
              item("own", 30)
              Item("unsized").frame(minWidth: 0, minHeight: 10).gridCellUnsizedAxes(.horizontal)
            }
          }
        }
        GridRow {
          flexible("free")
          item("right", 30)
        }
      }),
    Sample(
      "a place of no length", [nil, 0, 100],
      item("none", 0).overlay {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow { item("span", 0).gridCellColumns(2) }
          GridRow { item("own", 0) }
        }
      }),
  ]

  @Test(arguments: samples)
  func areAsTheWholeProgramSays(_ sample: Sample) throws {
    for width in sample.widths {
      let proposal = ProposedSize(width: width)
      var engine = LayoutEngine()
      engine.options.triesFixes = false
      let told = try engine.place(sample.layout, in: proposal)
      engine.options.useWholeProgram()
      let whole = try engine.place(sample.layout, in: proposal)
      #expect(told.firstDifference(from: whole) == nil, "\(proposal)")
      let (found, expected) = (told.diagnosis.ambiguities, whole.diagnosis.ambiguities)
      #expect(found.map(\.track) == expected.map(\.track), "\(proposal)")
      for (one, other) in zip(found, expected) {
        #expect(one.isNear(other, within: 1e-4), "\(proposal): \(one.upper) and \(other.upper)")
      }
    }
  }
}
