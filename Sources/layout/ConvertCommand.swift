internal import ArgumentParser
internal import Foundation
internal import LayoutDocument
internal import LayoutSwiftCode

/// `layout convert`: writes a layout in another way.
struct ConvertCommand: ParsableCommand {
  /// What a layout can be written as.
  enum Form: String, CaseIterable, ExpressibleByArgument, Sendable {
    case json, swift
  }

  static let configuration = CommandConfiguration(
    commandName: "convert", abstract: "Write a layout as a document, or as the Swift that describes it.",
    discussion: """
      A document has its keys in alphabetical order, one on a line, and only those that say something. Swift is a program \
      that describes the layout and places it, with the same rectangles.
      """)

  @OptionGroup var document: DocumentOptions

  @Option(help: "What to write: json, a document; or swift.")
  var to = Form.json

  @OptionGroup var output: OutputOptions

  func run() throws {
    try document.reportingFailures {
      let layout = try document.document()
      switch to {
      case .json: try output.write(layout.json())
      case .swift: try output.write(Data(SwiftCode.text(of: layout).utf8))
      }
    }
  }
}
