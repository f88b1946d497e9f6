internal import ArgumentParser
internal import Foundation

/// `layout solve`: prints where everything stands.
struct SolveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "solve", abstract: "Print where everything in a layout stands.",
    discussion: """
      Several files are solved at once, and their results come in the order of the files: tables and drawings under a \
      heading with the file's name, JSON as one line for each file with its name under the key "file". What cannot be \
      solved is told on standard error, and the others are solved all the same; the exit code is that of the worst. With \
      --output PATH there is a file for each in the directory PATH: NAME.txt, NAME.rects.json, NAME.svg, NAME.png or \
      NAME.boxes.txt. \
      A PATH with a slash at its end is a directory for a single file too.
      """)

  @Argument(help: "The layout documents and forms of other tools, FILE#FORM for one of several; - for standard input.")
  var files: [String]

  @OptionGroup var placing: PlacingOptions

  @OptionGroup var strictness: StrictOption

  @Option(help: "What to print.")
  var format = SolveFormat.table

  @OptionGroup var picture: PictureOptions

  @OptionGroup var output: OutputOptions

  func validate() throws {
    if picture.style != nil, !format.isPicture {
      throw ValidationError("Only pictures have a style. Give --style with --format svg or --format png.")
    }
    guard hasManyResults else { return }
    guard files.filter({ $0 == InputFile.standardInput }).count < 2 else {
      throw ValidationError("Standard input can be read once. Name - once.")
    }
    if let path = output.path {
      try checkNames(in: path)
    } else if format.isPicture {
      throw ValidationError("Several pictures need a file each. Name a directory with --output.")
    }
  }

  /// No result may take the place of another, or of a document.
  private func checkNames(in directory: String) throws {
    let documents = Set(files.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath() })
    let target = URL(fileURLWithPath: directory).resolvingSymlinksInPath()
    var sources: [String: String] = [:]
    for file in files {
      let name = format.resultName(for: file)
      if let other = sources.updateValue(file, forKey: name) {
        throw ValidationError("\(other) and \(file) would both be written to \(name). Solve one of them by itself.")
      }
      guard !documents.contains(target.appendingPathComponent(name).resolvingSymlinksInPath()) else {
        throw ValidationError("The result of \(file) would take the place of a document. Name another directory.")
      }
    }
  }

  func run() async throws {
    let styleSheet = try FailureReport.telling(about: picture.style ?? "") { try picture.styleSheet() }
    let solver = DocumentSolver(
      placing: placing, format: format, namesFiles: hasManyResults && output.path == nil, styleSheet: styleSheet)
    guard hasManyResults else { return try solveOne(with: solver) }
    try await ManyFiles(files: files, solver: solver, strictness: strictness, destination: destination).run()
  }

  private func solveOne(with solver: DocumentSolver) throws {
    for file in files {
      let outcomes = solver.solve(file)
      if outcomes.count > 1, format.isPicture {
        let names = outcomes.map(\.name).joined(separator: ", ")
        StandardError.write(
          file: file, "Several pictures need a file each. Name a directory with --output, or one of \(names).")
        throw ExitCode.wrongUsage
      }
      if outcomes.isEmpty { StandardError.write(file: file, InputLayouts.nothing) }
      var results = Data()
      var worst = ExitCode.success
      for outcome in outcomes {
        outcome.tellNotes()
        do {
          try FailureReport.telling(about: outcome.name) {
            let solved = try outcome.result.get()
            if !results.isEmpty, format.isForPeople { results += Data("\n".utf8) }
            results += solved.text
            try strictness.check(outcome.notes)
            try strictness.check(solved.diagnosis, of: solved.name)
          }
        } catch let code as ExitCode {
          worst = worst.worse(code)
        }
      }
      try FailureReport.telling(about: file) { if !results.isEmpty { try output.write(results) } }
      if worst != .success { throw worst }
    }
  }

  /// Whether results are told apart: there are several, or a directory to hold them.
  private var hasManyResults: Bool { files.count > 1 || output.path?.hasSuffix("/") == true }

  private var destination: ManyFiles.Destination {
    output.path.map { .directory(OutputDirectory(path: $0)) } ?? .standardOutput
  }
}
