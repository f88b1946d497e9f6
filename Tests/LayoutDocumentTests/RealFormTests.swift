import ConstraintLayout
import Foundation
import LayoutDocument
import Testing

/// Grids of real dialogs, against figures that another solver and another toolkit computed.
struct RealFormTests {
  private struct Expected: Decodable, Sendable, CustomTestStringConvertible {
    var file: String
    var columns: Int
    var rows: Int
    var totalWidthByQt: Double
    var smallestTotalWidth: Double
    var uniqueColumns: [Double]?
    var spanOnlyColumns: [Int]

    var testDescription: String { file }
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures/real-forms")

  private static let forms: [Expected] = {
    let data = try? Data(contentsOf: folder.appendingPathComponent("expected.json"))
    return data.flatMap { try? JSONDecoder().decode([Expected].self, from: $0) } ?? []
  }()

  @Test func thereAreForms() {
    #expect(Self.forms.count == 16)
  }

  @Test(arguments: forms)
  private func isSolvedToTheSmallestTotal(_ form: Expected) throws {
    let document = try LayoutDocument(json: Data(contentsOf: Self.folder.appendingPathComponent(form.file)))
    let placement = try LayoutEngine().place(document.tree, in: document.proposal)
    #expect(placement.columns.count == form.columns)
    #expect(placement.rows.count == form.rows)
    #expect(abs(placement.size.width - form.smallestTotalWidth) < 1e-9 * form.smallestTotalWidth)
    #expect(placement.size.width <= form.totalWidthByQt + 1e-9)
    let open = placement.diagnosis.ambiguities.filter { $0.axis == .horizontal }
    #expect(open.filter { $0.kind == .noOwnCell }.map(\.track) == form.spanOnlyColumns)
    #expect(open.allSatisfy { !$0.fixes.isEmpty })
    if let columns = form.uniqueColumns {
      #expect(placement.columns.map(\.length) == columns)
      #expect(open.isEmpty)
    }
  }
}
