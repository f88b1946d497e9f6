internal import ArgumentParser
internal import Foundation

/// What `layout solve` makes of a placement.
enum SolveFormat: String, CaseIterable, ExpressibleByArgument, Sendable {
  case table, json, svg, png, text

  /// Whether results are pictures, which cannot follow each other.
  var isPicture: Bool { self == .svg || self == .png }

  /// Whether results that follow each other have an empty line between them; what is made for programs has none.
  var isForPeople: Bool { self == .table || self == .text }

  /// The name of a file's result in a directory of results, which may be that of the documents.
  func resultName(for file: String) -> String {
    // Behind a # is the name of one form of several.
    let parts = file.split(separator: "#", maxSplits: 1)
    let form = parts.count > 1 && parts[0].contains(".") ? "#" + parts[1].map { $0 == "/" ? "-" : $0 } : ""
    let path = form.isEmpty ? file : String(parts[0])
    let name =
      path == InputFile.standardInput
      ? "standard-input" : URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent + form
    switch self {
    case .table: return name + ".txt"
    case .json: return name + ".rects.json"
    case .svg: return name + ".svg"
    case .png: return name + ".png"
    case .text: return name + ".boxes.txt"
    }
  }
}
