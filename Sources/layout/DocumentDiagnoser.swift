internal import ConstraintLayout
internal import Foundation
internal import LayoutDocument
internal import LayoutImporting

/// Reads documents, and finds out what is open in each, or what contradicts itself.
struct DocumentDiagnoser: Sendable {
  /// A layout that was diagnosed.
  struct Diagnosed: Sendable {
    let name: String
    let diagnosis: Diagnosis
    let report: DiagnoseReport
    let notes: [ImportNote]
  }

  /// A layout of a file, and what became of it.
  struct Outcome: Sendable {
    let name: String
    let result: Result<Diagnosed, any Error>
  }

  let placing: PlacingOptions
  /// Whether reports have the preferences that could not be met.
  let reportsPreferences: Bool
  /// Whether the fixes of ambiguities are of use.
  let triesFixes: Bool

  /// Diagnoses every layout of a file; where the file cannot be read, that is the one outcome.
  func diagnose(_ file: String) -> [Outcome] {
    do {
      return try placing.layouts(at: file).map { layout in
        Outcome(name: layout.name, result: Result { try diagnose(layout) })
      }
    } catch {
      return [Outcome(name: file, result: .failure(error))]
    }
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
    return Diagnosed(name: layout.name, diagnosis: diagnosis, report: report, notes: layout.notes)
  }
}

extension DiagnoseReport {
  /// The report as JSON in one line, with the name of its layout beside its own keys.
  func line(of name: String) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(Named(file: name, report: self)) + Data("\n".utf8)
  }

  private struct Named: Encodable {
    let file: String
    let report: DiagnoseReport

    private enum Key: CodingKey { case file }

    func encode(to encoder: any Encoder) throws {
      try report.encode(to: encoder)
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(file, forKey: .file)
    }
  }
}
