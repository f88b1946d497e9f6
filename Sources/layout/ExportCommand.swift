internal import ArgumentParser
internal import ConstraintLayout
internal import Foundation
internal import LayoutPages

/// `layout export`: writes a page that shows layouts at every length of their container.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write a page that shows layouts at every width or height of their container.",
    discussion: """
      The page is one file of HTML that loads nothing. It shows where everything stands at the width that is chosen on a \
      ruler, where something changes, what contradicts itself where nothing fits, what holds each item in place, and how \
      far open lengths could go. Several documents become one page, on which one of them is chosen.
      """)

  @Argument(help: "The layout documents and forms of other tools, FILE#FORM for one of several; - for standard input.")
  var files: [String]

  @OptionGroup var placing: PlacingOptions

  @Option(help: "The axis of the length that is chosen: horizontal for widths, vertical for heights.")
  var axis = BreakpointsCommand.AxisName.horizontal

  @Option(help: ArgumentHelp("The least length, in points; with --to.", valueName: "length"))
  var from: Double?

  @Option(help: ArgumentHelp("The greatest length, in points; with --from.", valueName: "length"))
  var to: Double?

  @OptionGroup var output: OutputOptions

  func validate() throws {
    guard files.filter({ $0 == InputFile.standardInput }).count < 2 else {
      throw ValidationError("Standard input can be read once. Name - once.")
    }
    guard (from == nil) == (to == nil) else { throw ValidationError("Give both --from and --to, or neither.") }
    if let from, let to, !(from > 0 && from <= to && to.isFinite) {
      throw ValidationError("The lengths must be greater than 0 and finite, with --from no greater than --to.")
    }
  }

  func run() throws {
    var page = LayoutPage()
    for file in files {
      try FailureReport.telling(about: file) {
        for subject in try subjects(of: file) { try page.add(subject) }
      }
    }
    try FailureReport.telling(about: output.path ?? "the page") { try output.write(Data(page.html().utf8)) }
  }

  /// The layouts of a file, each under the name of its file alone, without the folders on the way to it.
  private func subjects(of file: String) throws -> [PageSubject] {
    let layouts = try placing.layouts(at: file)
    guard !layouts.isEmpty else {
      throw FileFailure(file: file, message: InputLayouts.nothing, code: .badDocument)
    }
    var range: ClosedRange<Double>?
    if let from, let to { range = from...to }
    return layouts.map { layout in
      layout.tellNotes()
      let isInput = layout.name == InputFile.standardInput
      return PageSubject(
        name: isInput ? "standard input" : URL(fileURLWithPath: layout.name).lastPathComponent,
        document: layout.document, engine: placing.engine(for: layout.document, triesFixes: false), axis: axis.axis,
        range: range)
    }
  }
}
