import Foundation
import Testing

/// `--no-presolve`: the answers are the same without.
struct PresolveTests {
  private static let examples = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/layout/Examples")

  private static let names =
    ((try? FileManager.default.contentsOfDirectory(atPath: examples.path)) ?? []).filter { $0.hasSuffix(".json") }
    .sorted()

  /// What stands in a JSON text, numbers apart from the rest.
  private struct Content {
    var numbers: [Double] = []
    var rest: [String] = []

    init(_ text: String) throws {
      add(try JSONSerialization.jsonObject(with: Data(text.utf8)))
    }

    private mutating func add(_ value: Any) {
      switch value {
      case let object as [String: Any]:
        for (key, value) in object.sorted(by: { $0.key < $1.key }) {
          rest.append(key)
          add(value)
        }
      case let list as [Any]:
        rest.append("\(list.count)")
        for value in list { add(value) }
      case let number as NSNumber: numbers.append(number.doubleValue)
      default: rest.append("\(value)")
      }
    }
  }

  @Test(arguments: names)
  func solvingIsTheSame(name: String) throws {
    let document = Self.examples.appendingPathComponent(name).path
    let with = try LayoutProcess("solve", document, "--format", "json")
    let without = try LayoutProcess("solve", document, "--format", "json", "--no-presolve")
    #expect(with.exitCode == without.exitCode)
    if with.exitCode == 2 {
      #expect(with.messages == without.messages)
      return
    }
    let (left, right) = (try Content(with.output), try Content(without.output))
    #expect(left.rest == right.rest)
    #expect(left.numbers.count == right.numbers.count)
    #expect(zip(left.numbers, right.numbers).allSatisfy { abs($0 - $1) <= 1e-7 * (1 + abs($0)) })
  }

  @Test(arguments: ["ambiguous-spans.json", "relation-ratio.json", "stack-out-of-space.json"])
  func diagnosingIsTheSame(name: String) throws {
    let document = Self.examples.appendingPathComponent(name).path
    let with = try LayoutProcess("diagnose", document, "--preferences")
    #expect(try LayoutProcess("diagnose", document, "--preferences", "--no-presolve").output == with.output)
  }
}
