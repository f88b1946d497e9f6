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

  @Option(help: "What to print.")
  var format = Format.text

  @OptionGroup var output: OutputOptions

  func run() throws {
    try input.reportingFailures {
      let document = try input.document()
      var options = LayoutEngine.Options()
      options.overflow = document.overflow
      let diagnosis = try LayoutEngine(options: options).diagnose(document.tree, in: document.proposal)
      let report = DiagnoseReport(diagnosis, of: document)
      try output.write(format == .json ? try report.json() : Data(report.text.utf8))
      if diagnosis.status == .unsatisfiable { throw ExitCode.unsatisfiable }
      if input.strict { try input.failIfAmbiguous(diagnosis) }
    }
  }
}
