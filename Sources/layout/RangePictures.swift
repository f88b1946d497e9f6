internal import ArgumentParser
internal import ConstraintLayout
internal import Foundation
internal import LayoutDocument
internal import LayoutDrawing

/// The pictures of a layout over the range of something that it leaves open.
struct RangePictures {
  private let document: LayoutDocument
  private let engine: LayoutEngine
  private let range: OpenValue.Range
  private let file: String

  /// Diagnoses a document, and looks for what is open in it.
  ///
  /// - Parameters:
  ///   - name: What is open, such as `layout.columns[2]` or `save.left`.
  ///   - document: The document, with what is proposed to it.
  ///   - file: The file that it is from.
  ///   - placing: How it is placed.
  init(of name: String, in document: LayoutDocument, file: String, placing: PlacingOptions) throws {
    (self.document, self.file) = (document, file)
    engine = placing.engine(for: document, triesFixes: false)
    let ranges = OpenValue.ranges(of: try engine.diagnose(document.tree, in: document.proposal), in: document.tree)
    guard let range = ranges.first(where: { $0.name == name }) else {
      let known = ranges.isEmpty ? "Nothing is" : "Open are: \(ranges.map(\.name).joined(separator: ", "))"
      throw FileFailure(file: file, message: "\(name) is not left open. \(known).", code: .wrongUsage)
    }
    self.range = range
  }

  /// The layout with the least value, as it is chosen, and with the greatest value, one below the other.
  ///
  /// What is chosen at an end of the range is drawn once.
  func svg() throws -> String {
    let upper = range.upper ?? range.chosen + OpenValue.reachWithoutLimit
    let (isLeast, isGreatest) = (range.chosen <= range.lower, range.chosen >= upper)
    var pictures: [(title: String, picture: Picture)] = []
    if !isLeast { pictures.append((title("at least", range.lower), try picture(at: range.lower))) }
    let chosen = DiagnosisPicture.picture(
      of: try engine.place(document.tree, in: document.proposal), marksChoices: true)
    pictures.append(
      (title("chosen", range.chosen) + (isLeast ? ", the least" : isGreatest ? ", the most" : ""), chosen))
    if !isGreatest {
      pictures.append((title(range.upper == nil ? "without a limit, here" : "at most", upper), try picture(at: upper)))
    }
    return Picture.svg(pictures)
  }

  private func title(_ words: String, _ value: Double) -> String {
    "\(range.name), \(words) \(range.text(of: value))"
  }

  private func picture(at value: Double) throws -> Picture {
    guard let placement = range.value.placement(of: document, in: document.proposal, by: engine, at: value) else {
      throw FileFailure(
        file: file,
        message:
          "\(range.name) does not come to \(range.text(of: value)) by a preference alone, so there is no picture.",
        code: .wrongUsage)
    }
    // What it is here is nobody's choice.
    return DiagnosisPicture.picture(of: placement, marksChoices: false)
  }
}
