internal import ArgumentParser
internal import ConstraintLayout
internal import Foundation
internal import LayoutDocument
internal import LayoutDrawing

/// `layout solve`: prints where everything stands.
struct SolveCommand: ParsableCommand {
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case table, json, svg
  }

  static let configuration = CommandConfiguration(
    commandName: "solve", abstract: "Print where everything in a layout stands.")

  @OptionGroup var input: DocumentOptions

  @OptionGroup var strictness: StrictOption

  @Option(help: "What to print.")
  var format = Format.table

  @OptionGroup var output: OutputOptions

  func run() throws {
    try input.reportingFailures {
      let document = try input.document()
      // Nothing here prints fixes, so there is no need to try any.
      let engine = input.engine(for: document, triesFixes: false)
      let placement = try engine.place(document.tree, in: document.proposal)
      try output.write(try text(of: placement))
      try strictness.check(placement.diagnosis, of: input.file)
    }
  }

  private func text(of placement: Placement) throws -> Data {
    switch format {
    case .table: Data(SolveReport(placement).text.utf8)
    case .json: try SolveReport(placement).json()
    case .svg: Data(SVGDrawing.svg(of: placement).utf8)
    }
  }
}
