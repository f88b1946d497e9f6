internal import ArgumentParser
internal import ConstraintLayout
internal import Foundation
internal import LayoutDocument

/// `layout explain`: prints why an edge or a length of an item has its value.
struct ExplainCommand: ParsableCommand {
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Print why an edge or a length of an item has its value.",
    discussion: """
      The value is the sum of what was said, each as often as it counts. Layouts are often held in place by more than \
      is needed, so this is one sufficient explanation; causes are changed a little, to see whether the value follows.
      """)

  @OptionGroup var input: DocumentOptions

  @Argument(
    help: ArgumentHelp(
      "An item or a container, by its id or its place, or a track such as form.columns[1] or layout.rows[0], and behind the last "
        + "dot its edge: \(ItemEdge.edgeNames).",
      valueName: "item.edge"),
    transform: ItemEdge.init)
  var target: ItemEdge

  @Option(help: "What to print.")
  var format = Format.text

  @OptionGroup var output: OutputOptions

  func run() throws {
    try input.reportingFailures {
      let document = try input.document()
      let explanation = try input.engine(for: document, triesFixes: false)
        .explain(target.edge, of: target.item, for: document.tree, in: document.proposal)
      let report = ExplainReport(explanation)
      try output.write(format == .json ? try report.json() : Data((report.text + "\n").utf8))
    }
  }
}
