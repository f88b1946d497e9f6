internal import ArgumentParser
internal import Foundation

/// What `layout solve` makes of a placement.
enum SolveFormat: String, CaseIterable, ExpressibleByArgument, Sendable {
  case table, json, svg, text

  /// The name of a file's result in a directory of results, which may be that of the documents.
  func resultName(for file: String) -> String {
    let name =
      file == InputFile.standardInput
      ? "standard-input" : URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    switch self {
    case .table: return name + ".txt"
    case .json: return name + ".rects.json"
    case .svg: return name + ".svg"
    case .text: return name + ".boxes.txt"
    }
  }
}
