internal import ArgumentParser
internal import ConstraintLayout
internal import Foundation
internal import LayoutDocument
internal import LayoutDrawing

/// A document with one of the fixes that its diagnosis offers.
struct FixedDocument {
  let file: String
  let patch: DocumentPatch
  private let document: LayoutDocument
  private let fix: Fix
  private let number: Int

  /// Diagnoses a document, and applies a fix to it.
  ///
  /// - Parameters:
  ///   - file: The document.
  ///   - number: The number of the fix, counted from 1 as reports do.
  init(_ file: String, applying number: Int, placing: PlacingOptions) throws {
    self.file = file
    let (layout, text) = try InputLayouts(path: file).document()
    let document = placing.proposing(layout).document
    let engine = placing.engine(for: document, triesFixes: true)
    let fixes = try engine.diagnose(document.tree, in: document.proposal).fixes
    guard (1...max(1, fixes.count)).contains(number), !fixes.isEmpty else {
      let known =
        switch fixes.count {
        case 0: "There are none for this layout"
        case 1: "There is fix 1 only"
        default: "The fixes are 1 to \(fixes.count)"
        }
      throw FileFailure(
        file: file, message: "There is no fix \(number). \(known); layout diagnose lists them.", code: .wrongUsage)
    }
    (self.document, self.number, fix) = (document, number, fixes[number - 1])
    patch = try DocumentPatch(applying: fix, to: text)
  }

  /// The layout before and after, one below the other.
  func pictures(placing: PlacingOptions) throws -> String {
    let after = try DiagnosisPicture.picture(of: document.applying(fix), placing: placing)
    return Picture.svg([
      ("Before", try DiagnosisPicture.picture(of: document, placing: placing)),
      ("After fix \(number): \(fix.text)", after),
    ])
  }

  /// Writes the document back, whole or not at all.
  func write() throws { try OutputFile(path: file).write(patch.text) }
}
