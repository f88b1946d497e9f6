internal import Foundation

/// Compiles Swift with the modules that `swift build` made, and runs it.
///
/// What is written goes away with this value.
public final class ProgramCompiler: Sendable {
  private let products: URL
  private let scratch: URL

  /// Finds what was built beside the tests that are running.
  public init() throws {
    products = try Self.builtProducts()
    scratch = FileManager.default.temporaryDirectory.appendingPathComponent("program-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: scratch) }

  /// The path of a file in the directory of what is made.
  public func path(_ name: String) -> String { scratch.appendingPathComponent(name).path }

  /// Compiles sources with warnings as errors, in the language mode of the package.
  public func compile(_ sources: [String], _ arguments: [String]) throws {
    let mapOfGuard = products.appendingPathComponent("CGLPKGuard.build/module.modulemap")
    let mapOfGLPK = Page.root.appendingPathComponent("Sources/CGLPK/module.modulemap")
    let common = [
      "-swift-version", "6", "-warnings-as-errors", "-I", scratch.path,
      "-I", products.appendingPathComponent("Modules").path,
      "-Xcc", "-fmodule-map-file=\(mapOfGLPK.path)", "-Xcc", "-fmodule-map-file=\(mapOfGuard.path)",
    ]
    _ = try run(Self.compiler(), common + arguments + sources)
  }

  /// Runs a program that was made, and gives what it prints.
  public func run(_ name: String) throws -> String { try run(scratch.appendingPathComponent(name), []) }

  /// What the package manager calls the package, by which its modules know each other: the name of its folder.
  public var packageName: String {
    let name = Page.root.lastPathComponent.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" }
    return (name.first?.isNumber == true ? "_" : "") + String(name)
  }

  /// The objects of ConstraintLayout and of modules beside it, from the list of what the tests were linked from:
  /// directories may still hold objects of files that are gone.
  public func objects(besides others: [String] = []) throws -> [String] {
    let list = products.appendingPathComponent("ConstraintLayoutPackageTests.product/Objects.LinkFileList")
    let all = try String(contentsOf: list, encoding: .utf8).split(separator: "\n").map(String.init)
    let modules =
      [
        "ConstraintLayout", "GLPKSolver", "CGLPKGuard", "LayoutCore", "LayoutGeometry", "HexagonGeometry", "LayoutText",
        "LinearModel", "LinearSolving",
      ] + others
    return all.filter { object in modules.contains { object.contains("/\($0).build/") } }
  }

  // MARK: Running

  private func run(_ program: URL, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    // Files rather than pipes: no side can wait for the other, however much is written.
    let output = try emptyFile("output")
    let messages = try emptyFile("messages")
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: messages)
    try process.run()
    process.waitUntilExit()
    let words = try String(contentsOf: messages, encoding: .utf8)
    guard process.terminationStatus == 0 else {
      throw ProgramFailure("\(program.lastPathComponent) ended with \(process.terminationStatus):\n\(words)")
    }
    return try String(contentsOf: output, encoding: .utf8)
  }

  private func emptyFile(_ name: String) throws -> URL {
    let file = scratch.appendingPathComponent(name)
    try Data().write(to: file)
    return file
  }

  private static func compiler() throws -> URL {
    let directories = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let candidates = directories.map { URL(fileURLWithPath: $0).appendingPathComponent("swiftc") }
    guard let compiler = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
      throw ProgramFailure("There is no swiftc in PATH.")
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
    guard let products else { throw ProgramFailure("There are no built modules beside the tests.") }
    return products
  }
}

/// Why a program could not be compiled or run.
///
/// An error of its own, because every test that needs the program is to fail: a failed requirement counts once.
public struct ProgramFailure: Error, CustomStringConvertible {
  /// What was tried, and what it printed.
  public let description: String

  /// Creates a failure.
  public init(_ description: String) { self.description = description }
}
