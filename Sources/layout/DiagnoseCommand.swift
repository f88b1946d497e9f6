internal import ArgumentParser
internal import ConstraintLayout
internal import Foundation
internal import LayoutDocument

/// `layout diagnose`: prints what is left open in layouts, or what contradicts itself.
struct DiagnoseCommand: AsyncParsableCommand {
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, svg
  }

  static let configuration = CommandConfiguration(
    commandName: "diagnose",
    abstract: "Print what a layout leaves open, and how to settle it, or what contradicts itself.",
    discussion: """
      Of several files each layout has a line, and a line at the end counts them; as JSON each has its report in one line, \
      with its name under the key "file". The exit code is that of the worst.

      Reports number the fixes that they offer. --fix N prints one as a change of the document, and with --write makes it in \
      the file; diagnosing that again shows that it took effect.
      """)

  @Argument(help: "The layout documents and forms of other tools, FILE#FORM for one of several; - for standard input.")
  var files: [String]

  @OptionGroup var placing: PlacingOptions

  @OptionGroup var strictness: StrictOption

  @Flag(help: "Add the preferences that could not be met, and what stands against each.")
  var preferences = false

  @Option(
    help: """
      What to print. A picture shows conflicts as what is asked for beside the room there is, and else where everything \
      stands with what is left open; with --fix it shows the layout before and after, with --ends at both ends of a range.
      """)
  var format = Format.text

  @OptionGroup var fix: FixOptions

  @Option(
    help: ArgumentHelp(
      "Draw the layout with something that it leaves open at its least, as it is chosen, and at its greatest: a track such "
        + "as layout.columns[2], or an edge of a child of a free layout such as save.left.", valueName: "open"))
  var ends: String?

  @OptionGroup var output: OutputOptions

  func validate() throws {
    try fix.check(files: files, outputPath: output.output, isPicture: format == .svg)
    if ends != nil {
      guard format == .svg else { throw ValidationError("--ends draws pictures. Add --format svg.") }
      guard fix.number == nil else { throw ValidationError("Draw both ends of a range or a fix: --ends or --fix.") }
    }
    if format == .svg, files.count > 1 {
      throw ValidationError("Several pictures need a file each. Diagnose one file at a time with --format svg.")
    }
    guard files.filter({ $0 == InputFile.standardInput }).count < 2 else {
      throw ValidationError("Standard input can be read once. Name - once.")
    }
  }

  func run() async throws {
    if let number = fix.number, let file = files.first { return try apply(number, to: file) }
    // A line of text for each of several files names no fixes.
    let diagnoser = DocumentDiagnoser(
      placing: placing, reportsPreferences: preferences, triesFixes: files.count == 1 || format == .json)
    guard files.count == 1, let file = files.first else { return try await runMany(diagnoser) }
    let outcomes = diagnoser.diagnose(file)
    guard outcomes.count == 1, let outcome = outcomes.first else {
      guard format == .svg, !outcomes.isEmpty else { return try await runMany(diagnoser) }
      let names = outcomes.map(\.name).joined(separator: ", ")
      StandardError.write(file: file, "Several pictures need a file each. Name one of \(names).")
      throw ExitCode.wrongUsage
    }
    try FailureReport.telling(about: file) {
      let diagnosed = try value(of: outcome)
      switch format {
      case .text: try output.write(Data(diagnosed.report.text.utf8))
      case .json: try output.write(try diagnosed.report.json())
      case .svg: try output.write(Data(try picture(of: diagnosed.document, from: file).utf8))
      }
      try check(diagnosed)
    }
  }

  private func picture(of document: LayoutDocument, from file: String) throws -> String {
    guard let ends else { return try DiagnosisPicture.picture(of: document, placing: placing).svg() }
    return try RangePictures(of: ends, in: document, file: file, placing: placing).svg()
  }

  private func apply(_ number: Int, to file: String) throws {
    try FailureReport.telling(about: file) {
      let fixed = try FixedDocument(file, applying: number, placing: placing)
      if fix.writesFile { try fixed.write() }
      if format == .svg {
        try output.write(Data(try fixed.pictures(placing: placing).utf8))
      } else if !fix.writesFile {
        try output.write(fixed.patch.json)
      }
    }
  }

  private func runMany(_ diagnoser: DocumentDiagnoser) async throws {
    var summary = DiagnosisSummary()
    var lines = Data()
    var worst = ExitCode.success
    try await OrderedWork.run(files) { file in
      diagnoser.diagnose(file)
    } handOver: { index, outcomes in
      if outcomes.isEmpty {
        if format == .text {
          lines += Data("\(files[index]): no layouts\n".utf8)
        } else {
          StandardError.write(file: files[index], InputLayouts.nothing)
        }
      }
      for outcome in outcomes {
        do {
          try FailureReport.telling(about: outcome.name) {
            let diagnosed = try value(of: outcome)
            let line = summary.add(diagnosed)
            lines +=
              try format == .json
              ? NamedReport(file: outcome.name, report: diagnosed.report).line() : Data((line + "\n").utf8)
            try check(diagnosed)
          }
        } catch let code as ExitCode {
          if (try? outcome.result.get()) == nil { summary.addFailure() }
          worst = worst.worse(code)
        }
      }
    }
    if format == .text { lines += Data((summary.total + "\n").utf8) }
    try FailureReport.telling(about: files[0]) { try output.write(lines) }
    if worst != .success { throw worst }
  }

  /// What was diagnosed; where that failed, no report has the notes, so they are told beside it.
  private func value(of outcome: LayoutOutcome<DocumentDiagnoser.Diagnosed>) throws -> DocumentDiagnoser.Diagnosed {
    if case .failure = outcome.result { outcome.tellNotes() }
    return try outcome.result.get()
  }

  /// The exit code of a layout.
  private func check(_ diagnosed: DocumentDiagnoser.Diagnosed) throws {
    if diagnosed.diagnosis.status == .unsatisfiable { throw ExitCode.unsatisfiable }
    try strictness.check(diagnosed.notes)
    try strictness.check(diagnosed.diagnosis, of: diagnosed.name)
  }
}
