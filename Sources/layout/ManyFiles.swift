internal import ArgumentParser
internal import ConstraintLayout
internal import Foundation

/// Several files that are solved at once, with results and messages in their order.
struct ManyFiles {
  /// Where the results go.
  enum Destination {
    case standardOutput
    case directory(OutputDirectory)
  }

  let files: [String]
  let solver: DocumentSolver
  let strictness: StrictOption
  let destination: Destination

  /// Solves them all.
  ///
  /// - Throws: The exit code of the worst, if any failed. Where results cannot go anywhere, nothing is solved.
  func run() async throws {
    if case .directory(let directory) = destination {
      try FailureReport.telling(about: directory.path) { try directory.make() }
    }
    let solver = solver
    var worst = ExitCode.success
    var isFirst = true
    let progress = ProgressLine(total: files.count, resultsGoToATerminal: resultsGoToATerminal)
    defer { progress.erase() }
    progress.show(0)
    try await OrderedWork.run(files) { file in
      solver.solve(file)
    } handOver: { index, outcomes in
      // Messages and results stand where the line does.
      progress.erase()
      if outcomes.isEmpty { StandardError.write(file: files[index], InputLayouts.nothing) }
      for outcome in outcomes {
        outcome.tellNotes()
        do {
          try FailureReport.telling(about: outcome.name) {
            let solved = try outcome.result.get()
            try write(solved, isFirst: isFirst)
            isFirst = false
            try strictness.check(outcome.notes)
            try strictness.check(solved.diagnosis, of: solved.name)
          }
        } catch let code as ExitCode {
          worst = worst.worse(code)
        }
      }
      progress.show(index + 1)
    }
    if worst != .success { throw worst }
  }

  private func write(_ solved: DocumentSolver.Solved, isFirst: Bool) throws {
    switch destination {
    case .directory(let directory): try directory.write(solved.text, to: solver.format.resultName(for: solved.name))
    case .standardOutput:
      let separator = solver.format.isForPeople && !isFirst ? "\n" : ""
      try FileHandle.standardOutput.write(contentsOf: Data(separator.utf8) + solved.text)
    }
  }

  private var resultsGoToATerminal: Bool {
    switch destination {
    case .directory: false
    case .standardOutput: isatty(STDOUT_FILENO) == 1
    }
  }
}
