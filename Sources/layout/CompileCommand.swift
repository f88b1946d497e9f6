internal import ArgumentParser
internal import ConstraintLayout
internal import Foundation
internal import LayoutDocument

/// `layout compile`: prints the linear program of a layout, or writes it in forms that other solvers read.
struct CompileCommand: ParsableCommand {
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, lp, mps
  }

  static let configuration = CommandConfiguration(
    commandName: "compile",
    abstract: "Print the linear constraints that a layout compiles into, or write them for other solvers.",
    discussion: """
      As text, every constraint has a line with its tier and the statement that it comes from. The formats lp and mps \
      write a file for each solve, in which what was decided before stands as bounds, and a manifest.json with the \
      optimum of each: any solver finds the same.
      """)

  /// Directories with more files are of no use to anyone.
  private static let mostFiles = 1000

  @OptionGroup var input: DocumentOptions

  @Option(help: "What to print or write.")
  var format = Format.text

  @Option(help: ArgumentHelp("Only this tier: its priority, from 0 to 1000.", valueName: "priority"))
  var tier: Double?

  @Option(help: ArgumentHelp("The directory for the files of lp and mps; for text, a file.", valueName: "path"))
  var output: String?

  private var priority: Priority? { tier.flatMap(Priority.init) }

  func validate() throws {
    if tier != nil, priority == nil { throw ValidationError("--tier is a priority from 0 to 1000.") }
    if format != .text, output == nil || output == "-" {
      throw ValidationError("--format \(format.rawValue) writes several files; name their directory with --output.")
    }
  }

  func run() throws {
    try input.reportingFailures {
      let document = try input.document()
      let engine = input.engine(for: document, triesFixes: false)
      let compiled = try engine.compile(document.tree, in: document.proposal)
      guard format != .text, let output else {
        let text = Data(compiled.text(of: priority).utf8)
        guard let output, output != "-" else { return try FileHandle.standardOutput.write(contentsOf: text) }
        return try OutputFile(path: output).write(text)
      }
      let report = try CompileReport(compiled, on: engine, format == .lp ? .lp : .mps, tier: priority)
      try check(report)
      let files = report.files.map { ($0.name, Data($0.text.utf8)) }
      try OutputDirectory(path: output).write(files + [("manifest.json", try report.manifest.json())])
    }
  }

  /// Refuses what is too much, and what is nothing.
  private func check(_ report: CompileReport) throws {
    if tier == nil, report.files.count > Self.mostFiles {
      StandardError.write(
        file: input.file,
        "This takes \(report.files.count) programs. Choose one of their tiers with --tier: \(tiers(of: report)).")
      throw ExitCode.wrongUsage
    }
    if tier != nil, report.files.isEmpty {
      StandardError.write(
        file: input.file, "No program decides this tier. Those that are decided: \(tiers(of: report)).")
      throw ExitCode.wrongUsage
    }
  }

  private func tiers(of report: CompileReport) -> String {
    report.tiers.sorted(by: >).map { String(format: "%g", $0.rawValue) }.joined(separator: ", ")
  }
}
