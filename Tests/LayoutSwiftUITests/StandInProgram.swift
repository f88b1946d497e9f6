import Foundation
import Testing

/// The package's SwiftUI layouts, compiled against the stand-in and run.
///
/// `swift build` knows neither the stand-in nor the layouts: a target called SwiftUI would be taken for the real one.
struct StandInProgram {
  /// What was printed for a case.
  struct Shown {
    var size = CGSize.zero
    var frames: [String: CGRect] = [:]
    var error: String?
  }

  let cases: [String: Shown]

  /// The output of one run, shared by all tests.
  static let run = Result { try StandInProgram() }

  private init() throws {
    let compiler = try StandInCompiler()
    cases = try Self.cases(in: compiler.output())
  }

  private static func cases(in output: String) throws -> [String: Shown] {
    var cases: [String: Shown] = [:]
    var name = ""
    for line in output.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      switch words[0] {
      case "case":
        name = words.dropFirst().joined(separator: " ")
        cases[name] = Shown()
      case "size":
        let numbers = words.dropFirst().compactMap(Double.init)
        cases[name]?.size = CGSize(width: numbers[0], height: numbers[1])
      case "frame":
        let numbers = words.suffix(4).compactMap(Double.init)
        cases[name]?.frames[words[1..<(words.count - 4)].joined(separator: " ")] = CGRect(
          x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      case "error": cases[name]?.error = words[1]
      default: Issue.record("The program printed: \(line)")
      }
    }
    return cases
  }
}
