import ConstraintLayout
import Foundation
import LayoutDocument
import Testing

/// Every value of every example in turn replaced by one that hardly makes sense.
struct BadValueLawTests {
  private static let badValues = ["NaN", "-1", "1e309", "-0.5", "\"\"", "\"a b\"", "[]", "{}", "null", "true", "1e9"]

  /// A document is read and placed, or an error says where what is wrong stands, in a sentence.
  @Test(arguments: Examples.names)
  func isReadOrRefusedWithItsPlace(name: String) throws {
    let object = try JSONSerialization.jsonObject(with: Examples.source(name))
    var checked = 0
    for path in Self.distinctPaths(in: object) {
      let marked = Self.replacing(path[...], in: object)
      let text = String(
        decoding: try JSONSerialization.data(withJSONObject: marked, options: .sortedKeys), as: UTF8.self)
      for value in Self.badValues {
        check(text.replacingOccurrences(of: "\"\(Self.marker)\"", with: value), "\(name): \(path) = \(value)")
        checked += 1
      }
    }
    #expect(checked >= 5 * Self.badValues.count)
  }

  private func check(_ json: String, _ name: String) {
    do {
      let document = try LayoutDocument(json)
      var options = LayoutEngine.Options()
      options.overflow = document.overflow
      options.layoutDirection = document.layoutDirection
      let placement = try LayoutEngine(options: options).place(document.tree, in: document.proposal)
      let isFinite = placement.frames.allSatisfy(\.rect.isFinite)
      #expect(isFinite, "\(name)")
    } catch let error as LayoutError where error.code == .unsatisfiable {
      #expect(!error.conflict.isEmpty, "\(name)")
    } catch let error as LayoutError {
      #expect(error.code != .solverFailed, "\(name): \(error)")
      #expect(error.place != nil || error.message.hasPrefix("Line 1, column "), "\(name): \(error)")
      #expect(error.message.hasSuffix(".") || error.message.hasSuffix("?"), "\(name): \(error)")
    } catch {
      Issue.record("\(name): \(error)")
    }
  }

  // MARK: Paths

  private enum Step: Hashable, CustomStringConvertible {
    case key(String)
    case index(Int)

    var description: String {
      switch self {
      case .key(let key): key
      case .index(let index): "\(index)"
      }
    }
  }

  private static let marker = "@replaced@"

  /// The first path to each key under the keys around it.
  private static func distinctPaths(in object: Any) -> [[Step]] {
    var seen: Set<[String]> = []
    return paths(in: object).filter { path in
      let keys = path.compactMap { step in
        if case .key(let key) = step { key } else { nil }
      }
      return seen.insert(Array(keys.suffix(2))).inserted
    }
  }

  private static func paths(in object: Any) -> [[Step]] {
    var found: [(Step, [[Step]])] = []
    if let object = object as? [String: Any] {
      found = object.sorted { $0.key < $1.key }.map { (.key($0.key), paths(in: $0.value)) }
    } else if let array = object as? [Any] {
      found = array.enumerated().map { (.index($0.offset), paths(in: $0.element)) }
    }
    return found.flatMap { step, rest in [[step]] + rest.map { [step] + $0 } }
  }

  private static func replacing(_ path: ArraySlice<Step>, in object: Any) -> Any {
    switch path.first {
    case .key(let key):
      var copy = object as? [String: Any] ?? [:]
      copy[key] = copy[key].map { replacing(path.dropFirst(), in: $0) }
      return copy
    case .index(let index):
      var copy = object as? [Any] ?? []
      copy[index] = replacing(path.dropFirst(), in: copy[index])
      return copy
    case nil: return marker
    }
  }
}

extension Rect {
  fileprivate var isFinite: Bool { (x + y + width + height).isFinite }
}
