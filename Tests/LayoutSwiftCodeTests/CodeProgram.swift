import ConstraintLayout
import Foundation
import LayoutDocument
import LayoutSwiftCode
import LayoutTestSupport

/// The code of documents, compiled as one program, and where that says everything stands.
struct CodeProgram {
  /// What placing a document gives: the size and then all rectangles, four numbers each, or the code of an error.
  enum Outcome: Equatable {
    case numbers([Double])
    case error(String)
  }

  let outcomes: [Outcome]

  /// Compiles the code of documents and runs it.
  init(_ documents: [LayoutDocument]) throws {
    let compiler = try ProgramCompiler()
    let functions = try documents.enumerated().map { try SwiftCode.function(named: "layout\($0)", of: $1) }
    let calls = documents.indices.map { "  layout\($0)," }
    let list = ["let layouts: [() throws -> Placement] = ["] + calls + [Self.ending]
    let source = ["import ConstraintLayout\n"] + functions + list
    let file = compiler.path("main.swift")
    try Data(source.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: file))
    try compiler.compile(
      [file], ["-module-name", "Program", "-o", compiler.path("program"), "-lglpk"] + compiler.objects())
    outcomes = try compiler.run("program").split(separator: "\n").map { line in
      guard !line.hasPrefix("error ") else { return .error(String(line.dropFirst("error ".count))) }
      return .numbers(line.split(separator: " ").compactMap { Double($0) })
    }
  }

  private static let ending = """
    ]
    for layout in layouts {
      do {
        let placement = try layout()
        let rects = placement.frames.map(\\.rect)
        let numbers =
          [placement.size.width, placement.size.height] + rects.flatMap { [$0.minX, $0.minY, $0.width, $0.height] }
        print(numbers.map { "\\($0)" }.joined(separator: " "))
      } catch let error as LayoutError {
        print("error", error.code.rawValue)
      }
    }

    """

  /// What placing a document gives.
  static func outcome(of document: LayoutDocument) throws -> Outcome {
    var options = LayoutEngine.Options()
    options.overflow = document.overflow
    options.layoutDirection = document.layoutDirection
    options.triesFixes = false
    do {
      let placement = try LayoutEngine(options: options).place(document.tree, in: document.proposal)
      let rects = placement.frames.map(\.rect)
      return .numbers(
        [placement.size.width, placement.size.height] + rects.flatMap { [$0.minX, $0.minY, $0.width, $0.height] })
    } catch let error as LayoutError {
      return .error(error.code.rawValue)
    }
  }
}

extension CodeProgram.Outcome {
  /// Whether two are the same, lengths within 1e-6.
  func isNear(_ other: CodeProgram.Outcome) -> Bool {
    guard case .numbers(let mine) = self, case .numbers(let others) = other else { return self == other }
    return mine.count == others.count && zip(mine, others).allSatisfy { abs($0 - $1) <= 1e-6 }
  }
}
