import Foundation
import LayoutCore
import LayoutDocument
import LinearModel

/// The files of this package.
struct PackageCheckout {
  private let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  let articles = "Sources/ConstraintLayout/ConstraintLayout.docc"

  func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The names of the files in a folder.
  func files(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
  }

  /// The names of the files in which a kind of container says what it is.
  func containerKinds() throws -> [String] {
    try paths(under: "Sources/LayoutCore/Containers")
      .filter { try text("Sources/LayoutCore/Containers/" + $0).contains(Self.conformance) }
      .map { String($0.dropLast(".swift".count)) }
  }

  private static let conformance = ": ContainerKind {"

  /// What belongs to a layout and is not there.
  func missing(for entry: LayoutCatalogue.Entry) throws -> [String] {
    var missing: [String] = []
    let kind = "Sources/LayoutCore/Containers/\(entry.name).swift"
    if try !exists(kind) || !text(kind).contains(Self.conformance) { missing.append("a ContainerKind in \(kind)") }
    let tests = entry.name + "Tests.swift"
    if try !paths(under: "Tests").contains(where: { $0.hasSuffix("/" + tests) }) {
      missing.append("a file \(tests) in Tests")
    }
    let article = "\(articles)/\(entry.article)"
    missing += exists(article) ? missingPictures(in: try text(article), of: entry.article) : [article]
    if try !exampleTypes().contains(entry.documentType) {
      missing.append("an example document of the type \(entry.documentType)")
    }
    if !readerKnows(entry.documentType) { missing.append("a reader for the type \(entry.documentType)") }
    let code = "Sources/LayoutSwiftCode/Kinds/\(entry.name)Code.swift"
    if !exists(code) { missing.append(code) }
    return missing
  }

  /// An article has at least one picture, and each is in the catalogue's resources.
  func missingPictures(in text: String, of article: String) -> [String] {
    let names = text.matches(of: /!\[[^\]]*\]\(([^)]+)\)/).map { String($0.output.1) }
    if names.isEmpty { return ["a picture in \(article)"] }
    return names.filter { !exists("\(articles)/Resources/\($0).svg") }.map { "the picture \($0) of \(article)" }
  }

  /// Whether documents can name a type, however much else such a document would need.
  private func readerKnows(_ type: String) -> Bool {
    do {
      _ = try LayoutDocument(json: Data(#"{"layout": {"type": "\#(type)"}}"#.utf8))
    } catch let error as LayoutError {
      return error.place != "layout.type"
    } catch {
      return false
    }
    return true
  }

  /// The types that occur in the example documents.
  private func exampleTypes() throws -> Set<String> {
    var types: Set<String> = []
    for path in try paths(under: "Sources/layout/Examples") where path.hasSuffix(".json") {
      let text = try text("Sources/layout/Examples/" + path)
      types.formUnion(text.matches(of: /"type"\s*:\s*"(\w+)"/).map { String($0.output.1) })
    }
    return types
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }

  func paths(under folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
  }
}

extension PackageCheckout {
  /// The Swift files of a module.
  func sources(of module: String) throws -> [(path: String, text: String)] {
    let folder = "Sources/\(module)"
    let names = try paths(under: folder).filter { $0.hasSuffix(".swift") }
    return try names.map { ("\(folder)/\($0)", try text("\(folder)/\($0)")) }
  }
}
