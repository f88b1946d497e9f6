internal import ArgumentParser

/// Which fix of a diagnosis is applied, and where it goes.
struct FixOptions: ParsableArguments {
  @Option(
    name: .customLong("fix"),
    help: ArgumentHelp(
      "Print the fix with this number as a change of the document, a JSON Patch (RFC 6902), instead of the report.",
      valueName: "n"))
  var number: Int?

  @Flag(
    name: .customLong("write"),
    help: "Apply the fix to the file instead of printing it. What the fix does not touch stays as it is written.")
  var writesFile = false

  /// Checks what is told of fixes by itself.
  func check(files: [String], outputPath: String?, isPicture: Bool) throws {
    guard number != nil else {
      if writesFile {
        throw ValidationError("--write applies a fix. Say which with --fix N; layout diagnose numbers them.")
      }
      return
    }
    guard files.count == 1 else { throw ValidationError("A fix is one of one document. Name one file with --fix.") }
    guard writesFile else { return }
    if files == [InputFile.standardInput] {
      throw ValidationError("Standard input cannot be written to. Name a file, or leave out --write.")
    }
    if outputPath != nil, !isPicture {
      throw ValidationError(
        "--write changes the document itself. Leave out --output, or leave out --write for the patch.")
    }
  }
}
