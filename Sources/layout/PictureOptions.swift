internal import ArgumentParser
internal import Foundation
internal import LayoutDrawing

/// How pictures look.
struct PictureOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Put this style sheet into the picture. Items have the class item and containers the class container, and both "
        + "their id as data-id: [data-id=\"total\"] { fill: gold }.", valueName: "file.css"))
  var style: String?

  /// Reads the style sheet, if one is named.
  func styleSheet() throws -> StyleSheet? {
    guard let style else { return nil }
    do {
      return try StyleSheet(String(decoding: try InputFile(path: style).read(), as: UTF8.self))
    } catch let problem as StyleSheet.Problem {
      throw FileFailure(file: style, message: problem.message, code: .badDocument)
    }
  }
}
