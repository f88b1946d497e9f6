import Foundation
import Testing

/// Arrows between modules run one way; SwiftPM alone does not hold them, so every import is read against one table.
struct ImportTests {
  /// What each module may import, of this package and of others.
  private static let table: [String: Set<String>] = [
    "LinearModel": [],
    "LinearSolving": ["LinearModel", "Synchronization"],
    "GLPKSolver": ["LinearModel", "CGLPK", "CGLPKGuard"],
    "SeededRandom": [],
    "SolverContract": ["LinearModel", "SeededRandom"],
    "LayoutGeometry": [],
    "HexagonGeometry": ["LayoutGeometry"],
    "LayoutText": ["LayoutGeometry"],
    "LayoutCore": [
      "LayoutGeometry", "HexagonGeometry", "LayoutText", "LinearModel", "LinearSolving", "Synchronization",
    ],
    "LayoutDocument": ["LayoutCore", "LayoutGeometry", "HexagonGeometry", "LayoutText", "LinearModel", "Foundation"],
    "LayoutImporting": [
      "LayoutDocument", "LayoutCore", "LayoutGeometry", "LayoutText", "LinearModel", "Foundation", "FoundationXML",
    ],
    "LayoutDrawing": ["LayoutCore", "LayoutGeometry", "HexagonGeometry", "LayoutText", "LinearModel"],
    "LayoutPages": [
      "LayoutCore", "LayoutDocument", "LayoutDrawing", "LayoutGeometry", "LayoutText", "LinearModel", "Foundation",
    ],
    "LayoutSwiftCode": [
      "LayoutDocument", "LayoutCore", "LayoutGeometry", "HexagonGeometry", "LayoutText", "LinearModel",
    ],
    // SwiftNIO comes with the trait Playground only.
    "LayoutPlayground": [
      "LayoutCore", "LayoutDocument", "LayoutGeometry", "LayoutPages", "LinearModel", "Foundation", "Synchronization",
      "NIOCore", "NIOHTTP1", "NIOPosix",
    ],
    "ConstraintLayout": [
      "LayoutCore", "LayoutGeometry", "HexagonGeometry", "LayoutText", "LinearModel", "GLPKSolver",
    ],
    // On Linux CGRect is Foundation's. Modules that every program needs do not pay for that.
    "LayoutCoreGraphics": ["LayoutGeometry", "CoreGraphics", "Foundation"],
    "LayoutSwiftUI": ["ConstraintLayout", "LayoutCoreGraphics", "SwiftUI"],
    "layout": [
      "ConstraintLayout", "LayoutDocument", "LayoutDrawing", "LayoutImporting", "LayoutPages", "LayoutPlayground",
      "LayoutSwiftCode", "ArgumentParser", "Foundation",
    ],
  ]

  private static let modules = table.keys.sorted()

  @Test(arguments: modules)
  func aModuleImportsOnlyWhatTheTableAllows(_ module: String) throws {
    let allowed = try #require(Self.table[module])
    for file in try swiftFiles(under: "Sources/\(module)") {
      for imported in try imports(of: file) {
        #expect(allowed.contains(imported), "\(file.lastPathComponent) imports \(imported)")
      }
    }
  }

  @Test func everyModuleIsInTheTable() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Sources").path)
    let withSwift = try folders.filter { !(try swiftFiles(under: "Sources/\($0)").isEmpty) }
    #expect(withSwift.sorted() == Self.modules)
  }

  @Test func onlyOneModuleImportsC() throws {
    for module in Self.modules where module != "GLPKSolver" {
      for file in try swiftFiles(under: "Sources/\(module)") {
        #expect(try !imports(of: file).contains { $0.hasPrefix("CGLPK") }, "\(file.lastPathComponent)")
      }
    }
  }

  private var root: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  }

  private func swiftFiles(under folder: String) throws -> [URL] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
    return paths.filter { $0.hasSuffix(".swift") }.map { root.appending(path: folder).appending(path: $0) }
  }

  /// The modules that a file imports, whatever access level or attribute stands before the word.
  private func imports(of file: URL) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let position = words.firstIndex(of: "import"),
        words[..<position].allSatisfy({ ["public", "package", "internal", "private", "@_exported"].contains($0) })
      else { return nil }
      // One declaration may be named, by its kind.
      let names = words[(position + 1)...].drop { ["struct", "enum", "protocol", "func"].contains($0) }
      return names.first.map { String($0.split(separator: ".")[0]) }
    }
  }
}
