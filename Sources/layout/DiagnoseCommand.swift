internal import ArgumentParser
internal import ConstraintLayout
internal import Foundation
internal import LayoutDocument

/// `layout diagnose`: prints what is left open in a layout, or what contradicts itself.
struct DiagnoseCommand: ParsableCommand {
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  static let configuration = CommandConfiguration(
    commandName: "diagnose",
    abstract: "Print what a layout leaves open, and how to settle it, or what contradicts itself.")

  @OptionGroup var input: DocumentOptions

  @OptionGroup var strictness: StrictOption

  @Flag(help: "Add the preferences that could not be met, and what stands against each.")
  var preferences = false

  @Option(help: "What to print.")
  var format = Format.text

  @OptionGroup var output: OutputOptions

  func run() throws {
    try input.reportingFailures {
      let document = try input.document()
      let engine = input.engine(for: document, triesFixes: true)
      let diagnosis = try engine.diagnose(document.tree, in: document.proposal)
      let isSolved = diagnosis.status != .unsatisfiable
      var report = DiagnoseReport(diagnosis, of: document)
      if preferences {
        // Where nothing can be placed, preferences do not come up.
        report.add(isSolved ? try engine.unmetPreferences(of: document.tree, in: document.proposal) : [])
      }
      try output.write(format == .json ? try report.json() : Data(report.text.utf8))
      if !isSolved { throw ExitCode.unsatisfiable }
      try strictness.check(diagnosis, of: input.file)
    }
  }
}
