import ConstraintLayout
import Foundation
import LayoutDocument
import Testing

/// Every container can be nested 200 deep in a document: read, written, placed, and refused beyond the limit with a place.
struct DeepDocumentTests {
  /// What stands before and behind the next level, for each container and each key that stands around a layout.
  static let levels: [(name: String, before: String, behind: String)] = [
    ("stack", #"{"type":"stack","axis":"row","children":["#, "]}"),
    ("balancedStack", #"{"type":"balancedStack","axis":"column","children":["#, "]}"),
    ("viewThatFits", #"{"type":"viewThatFits","alternatives":["#, "]}"),
    ("grid", #"{"type":"grid","rows":["#, "]}"),
    ("cells", #"{"type":"grid","rows":[{"cells":["#, "]}]}"),
    ("lazyGrid", #"{"type":"lazyGrid","columns":[{"flexible":{"min":0}}],"children":["#, "]}"),
    ("hexGrid", #"{"type":"hexGrid","cells":[{"row":0,"column":0,"item":"#, "}]}"),
    ("honeycomb", #"{"type":"honeycomb","itemsPerRow":1,"children":["#, "]}"),
    ("padding", #"{"type":"padding","insets":1,"children":["#, "]}"),
    ("aspectRatio", #"{"type":"aspectRatio","ratio":1.5,"children":["#, "]}"),
    ("zStack", #"{"type":"zStack","alignment":"bottomTrailing","children":["#, "]}"),
    ("free", #"{"type":"free","children":["#, "]}"),
    ("flow", #"{"type":"flow","axis":"row","children":["#, "]}"),
    ("scroll", #"{"type":"scroll","axis":"vertical","children":["#, "]}"),
    ("overlay", #"{"type":"overlay","children":["#, #",{"type":"item","width":1}]}"#),
    ("background", #"{"type":"background","children":["#, "]}"),
    ("explicit", #"{"type":"grid","tracks":{"columns":[{"flexible":{}},"fit"]},"rows":[{"cells":["#, "]}]}"),
    ("frame", #"{"type":"stack","axis":"column","width":{"min":10},"padding":1,"children":["#, "]}"),
  ]

  private static func document(_ level: (name: String, before: String, behind: String), depth: Int) -> String {
    #"{"layout":"# + String(repeating: level.before, count: depth)
      + #"{"type":"item","id":"a","width":10,"height":10}"# + String(repeating: level.behind, count: depth) + "}"
  }

  @Test(arguments: levels.indices)
  func readsWhatItWrites(level: Int) async throws {
    // Of a level with padding two containers are made.
    let depth = Self.levels[level].name == "frame" ? 100 : 200
    let json = Self.document(Self.levels[level], depth: depth)
    try await onSmallStack {
      let document = try LayoutDocument(json)
      #expect(try LayoutDocument(json: document.json()) == document)
    }
  }

  @Test(arguments: levels.indices)
  func isPlaced(level: Int) throws {
    let depth = Self.levels[level].name == "frame" ? 100 : 200
    let document = try LayoutDocument(Self.document(Self.levels[level], depth: depth))
    let placement = try LayoutEngine().place(document.tree)
    let rect = try #require(placement["a"])
    #expect((rect.x + rect.y + rect.width + rect.height).isFinite)
  }

  @Test(arguments: levels.indices)
  func isRefusedBeyondTheLimit(level: Int) async throws {
    let json = Self.document(Self.levels[level], depth: 257)
    let error = try await onSmallStack { #expect(throws: LayoutError.self) { try LayoutDocument(json) } }
    #expect(error?.code == .limitExceeded)
    #expect(error?.message.hasPrefix("Line 1, column ") == true)
    #expect(error?.place?.hasPrefix("layout") == true)
  }

  private func onSmallStack<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      let thread = Thread { continuation.resume(with: Result(catching: body)) }
      thread.stackSize = 512 * 1024
      thread.start()
    }
  }
}
