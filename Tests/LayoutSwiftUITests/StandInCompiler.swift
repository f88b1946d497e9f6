import Foundation

/// Compiles the stand-in, the layouts and a program, with the modules that `swift build` made.
struct StandInCompiler {
  private let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private let products: URL
  private let scratch: ScratchDirectory

  init() throws {
    products = try Self.builtProducts()
    scratch = try ScratchDirectory()
  }

  /// Compiles everything with warnings as errors, runs the program, and gives what it prints.
  func output() throws -> String {
    try compile(
      sources("Tests/LayoutSwiftUITests/StandIn"),
      [
        "-parse-as-library", "-module-name", "SwiftUI", "-emit-module", "-emit-module-path",
        path("SwiftUI.swiftmodule"),
        "-wmo", "-c", "-o", path("SwiftUI.o"),
      ])
    try compile(
      sources("Sources/LayoutSwiftUI"),
      [
        "-parse-as-library", "-module-name", "LayoutSwiftUI", "-package-name", packageName, "-emit-module",
        "-emit-module-path",
        path("LayoutSwiftUI.swiftmodule"), "-wmo", "-c", "-o", path("LayoutSwiftUI.o"),
      ])
    try compile(
      sources("Tests/LayoutSwiftUITests/Program"),
      [
        "-module-name", "Program", "-o", path("program"), path("SwiftUI.o"), path("LayoutSwiftUI.o"), "-lglpk",
      ] + objects())
    return try run(scratch.url.appendingPathComponent("program"), [])
  }

  // MARK: What is compiled and linked

  /// What the package manager calls the package, by which its modules know each other: the name of its folder.
  private var packageName: String {
    let name = package.lastPathComponent.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" }
    return (name.first?.isNumber == true ? "_" : "") + String(name)
  }

  private func path(_ name: String) -> String { scratch.url.appendingPathComponent(name).path }

  private func sources(_ folder: String) throws -> [String] {
    let folder = package.appendingPathComponent(folder)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    return paths.sorted().map { folder.appendingPathComponent($0).path }
  }

  /// The objects of the modules that the layouts need, from the list of what these tests were linked from: directories
  /// may still hold objects of files that are gone.
  private func objects() throws -> [String] {
    let list = products.appendingPathComponent("ConstraintLayoutPackageTests.product/Objects.LinkFileList")
    let all = try String(contentsOf: list, encoding: .utf8).split(separator: "\n").map(String.init)
    let modules = [
      "ConstraintLayout", "GLPKSolver", "CGLPKGuard", "LayoutCore", "LayoutGeometry", "HexagonGeometry", "LayoutText",
      "LayoutCoreGraphics", "LinearModel", "LinearSolving",
    ]
    return all.filter { object in modules.contains { object.contains("/\($0).build/") } }
  }

  private func compile(_ sources: [String], _ arguments: [String]) throws {
    let mapOfGuard = products.appendingPathComponent("CGLPKGuard.build/module.modulemap")
    let mapOfGLPK = package.appendingPathComponent("Sources/CGLPK/module.modulemap")
    let common = [
      "-swift-version", "6", "-warnings-as-errors", "-I", scratch.url.path,
      "-I", products.appendingPathComponent("Modules").path,
      "-Xcc", "-fmodule-map-file=\(mapOfGLPK.path)", "-Xcc", "-fmodule-map-file=\(mapOfGuard.path)",
    ]
    _ = try run(Self.compiler(), common + arguments + sources)
  }

  // MARK: Running

  private func run(_ program: URL, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    // Files rather than pipes: no side can wait for the other, however much is written.
    let output = try scratch.emptyFile("output")
    let messages = try scratch.emptyFile("messages")
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: messages)
    try process.run()
    process.waitUntilExit()
    let words = try String(contentsOf: messages, encoding: .utf8)
    guard process.terminationStatus == 0 else {
      throw StandInFailure("\(program.lastPathComponent) ended with \(process.terminationStatus):\n\(words)")
    }
    return try String(contentsOf: output, encoding: .utf8)
  }

  private static func compiler() throws -> URL {
    let directories = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let candidates = directories.map { URL(fileURLWithPath: $0).appendingPathComponent("swiftc") }
    guard let compiler = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
      throw StandInFailure("There is no swiftc in PATH.")
    }
    return compiler
  }

  /// The directory that these tests were built into.
  private static func builtProducts() throws -> URL {
    let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
    let candidates = [Bundle.main.bundleURL] + bundles.map { $0.deletingLastPathComponent() }
    let products = candidates.first {
      FileManager.default.fileExists(atPath: $0.appendingPathComponent("Modules").path)
    }
    guard let products else { throw StandInFailure("There are no built modules beside the tests.") }
    return products
  }
}

/// Why the program could not be compiled or run.
///
/// An error of its own, because every test that needs the program is to fail: a failed requirement counts once.
struct StandInFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// A directory that goes away with this value.
final class ScratchDirectory {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("swiftui-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func emptyFile(_ name: String) throws -> URL {
    let file = url.appendingPathComponent(name)
    try Data().write(to: file)
    return file
  }
}
