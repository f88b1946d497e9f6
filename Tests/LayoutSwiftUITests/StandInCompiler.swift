import Foundation
import LayoutTestSupport

/// Compiles the stand-in, the layouts and a program, with the modules that `swift build` made.
struct StandInCompiler {
  private let compiler: ProgramCompiler

  init() throws { compiler = try ProgramCompiler() }

  /// Compiles everything with warnings as errors, runs the program, and gives what it prints.
  func output() throws -> String {
    let path = compiler.path
    try compiler.compile(
      sources("Tests/LayoutSwiftUITests/StandIn"),
      [
        "-parse-as-library", "-module-name", "SwiftUI", "-emit-module", "-emit-module-path",
        path("SwiftUI.swiftmodule"),
        "-wmo", "-c", "-o", path("SwiftUI.o"),
      ])
    try compiler.compile(
      sources("Sources/LayoutSwiftUI"),
      [
        "-parse-as-library", "-module-name", "LayoutSwiftUI", "-package-name", compiler.packageName, "-emit-module",
        "-emit-module-path",
        path("LayoutSwiftUI.swiftmodule"), "-wmo", "-c", "-o", path("LayoutSwiftUI.o"),
      ])
    try compiler.compile(
      sources("Tests/LayoutSwiftUITests/Program"),
      [
        "-module-name", "Program", "-o", path("program"), path("SwiftUI.o"), path("LayoutSwiftUI.o"), "-lglpk",
      ] + compiler.objects(besides: ["LayoutCoreGraphics"]))
    return try compiler.run("program")
  }

  private func sources(_ folder: String) throws -> [String] {
    let folder = Page.root.appendingPathComponent(folder)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    return paths.sorted().map { folder.appendingPathComponent($0).path }
  }
}
