internal import ArgumentParser
internal import ConstraintLayout
internal import Foundation
internal import LayoutDocument

/// `layout breakpoints`: prints at which lengths of its container a layout changes, and what changes there.
struct BreakpointsCommand: ParsableCommand {
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  enum AxisName: String, CaseIterable, ExpressibleByArgument {
    case horizontal, vertical

    var axis: Axis { self == .horizontal ? .horizontal : .vertical }
  }

  static let configuration = CommandConfiguration(
    commandName: "breakpoints",
    abstract: "Print the widths or heights of its container at which a layout changes, and what changes there.",
    discussion: """
      Between breakpoints every edge moves along a straight line. With --format json each piece has the rectangles at \
      its start and by how much they grow with each point, so that they are known at every length. Stretches in which \
      nothing can be placed are pieces too; the exit code is 2 only if there is nothing else.
      """)

  @OptionGroup var input: DocumentOptions

  @Option(help: "The axis of the length: horizontal for widths, vertical for heights.")
  var axis = AxisName.horizontal

  @Option(help: ArgumentHelp("The least length, in points, greater than 0.", valueName: "length"))
  var from: Double

  @Option(help: ArgumentHelp("The greatest length, in points.", valueName: "length"))
  var to: Double

  @Option(help: "What to print.")
  var format = Format.text

  @OptionGroup var output: OutputOptions

  func validate() throws {
    guard from > 0, from <= to, to.isFinite else {
      throw ValidationError("The lengths must be greater than 0 and finite, with --from no greater than --to.")
    }
  }

  func run() throws {
    try input.reportingFailures {
      let document = try input.document()
      let engine = input.engine(for: document, triesFixes: false)
      let layout = try engine.responsive(
        document.tree, axis.axis, from...to, across: document.proposal[axis.axis.other])
      switch format {
      case .text: try output.write(Data(BreakpointReport(layout).text.utf8))
      case .json:
        let report = try BreakpointReport(layout) { length in
          var proposal = document.proposal
          proposal[axis.axis] = length
          return try engine.place(document.tree, in: proposal)
        }
        try output.write(try report.json())
      }
      if !layout.pieces.contains(where: \.isSatisfiable) { throw ExitCode.unsatisfiable }
    }
  }
}
