internal import ArgumentParser

/// The command `layout`: places, diagnoses and explains layouts that are given as JSON documents or as forms of other tools.
@main
struct LayoutCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout",
    abstract: "Place, diagnose and explain layouts that are given as JSON documents or as forms of other tools.",
    discussion: """
      Results go to standard output, messages to standard error. Exit codes: 0 solved, 2 unsatisfiable, \
      3 ambiguous under --strict, 64 usage, 65 bad document, 66 document cannot be opened, 70 the solver failed, \
      73 output cannot be written. Of several files the worst counts: the greatest code, with 2 before 3.
      """,
    version: Version.current,
    subcommands: [
      SolveCommand.self, DiagnoseCommand.self, ExplainCommand.self, BreakpointsCommand.self, CompileCommand.self,
      ExportCommand.self, ConvertCommand.self, SchemaCommand.self, GalleryCommand.self,
    ] + commandsOfTraits)

  #if Playground
    private static let commandsOfTraits: [any ParsableCommand.Type] = [PlaygroundCommand.self]
  #else
    private static let commandsOfTraits: [any ParsableCommand.Type] = []
  #endif
}
