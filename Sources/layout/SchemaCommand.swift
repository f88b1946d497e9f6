internal import ArgumentParser
internal import LayoutDocument

/// `layout schema`: prints what documents may say.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Print the JSON Schema of layout documents, draft 2020-12.",
    discussion: """
      Editors complete and check a document that names it: "$schema": "layout.schema.json". What a schema cannot say, such \
      as that ids are unique, solve tells.
      """)

  @OptionGroup var output: OutputOptions

  func run() throws { try FailureReport.telling(about: output.path ?? "-") { try output.write(DocumentSchema.json()) } }
}
