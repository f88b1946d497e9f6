internal import ConstraintLayout
internal import Foundation
internal import LayoutDocument
internal import LayoutImporting

/// Reads documents, and finds out what is open in each, or what contradicts itself.
struct DocumentDiagnoser: Sendable {
  /// A layout that was diagnosed.
  struct Diagnosed: Sendable {
    let name: String
    let document: LayoutDocument
    let diagnosis: Diagnosis
    let report: DiagnoseReport
    let notes: [ImportNote]
  }

  let placing: PlacingOptions
  /// Whether reports have the preferences that could not be met.
  let reportsPreferences: Bool
  /// Whether the fixes of ambiguities are of use.
  let triesFixes: Bool

  /// Diagnoses every layout of a file; where the file cannot be read, that is the one outcome.
  func diagnose(_ file: String) -> [LayoutOutcome<Diagnosed>] {
    placing.outcomes(of: file) { layout, _ in try diagnose(layout) }
  }

  private func diagnose(_ layout: InputLayout) throws -> Diagnosed {
    let document = layout.document
    let engine = placing.engine(for: document, triesFixes: triesFixes)
    let diagnosis = try engine.diagnose(document.tree, in: document.proposal)
    var report = DiagnoseReport(diagnosis, of: document)
    report.notes += layout.notes.map(\.description)
    if reportsPreferences {
      // Where nothing can be placed, preferences do not come up.
      let isSolved = diagnosis.status != .unsatisfiable
      report.add(isSolved ? try engine.unmetPreferences(of: document.tree, in: document.proposal) : [])
    }
    return Diagnosed(
      name: layout.name, document: document, diagnosis: diagnosis, report: report, notes: layout.notes)
  }
}
