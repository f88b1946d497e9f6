import Foundation
import Testing

/// Arrows between the folders of LayoutCore, its rooms, run one way; one table says which may name types of which.
struct RoomTests {
  /// A folder, and the folders whose types it may name; a room stands below those that it names.
  private static let table: [(room: String, mayName: Set<String>)] = [
    ("Tree", []),
    ("Engine", ["Tree"]),
    ("Containers", ["Tree"]),
    ("Structure", ["Tree"]),
    ("Relations", ["Tree", "Containers", "Structure"]),
    ("Results", ["Tree", "Structure"]),
    ("Demands", ["Tree", "Structure", "Results"]),
    ("Positions", ["Tree", "Structure", "Results", "Demands"]),
    ("Rules", ["Tree", "Structure", "Relations", "Results", "Demands", "Positions"]),
    ("Evaluation", ["Engine", "Tree", "Structure", "Relations", "Results", "Demands", "Positions", "Rules"]),
    ("Diagnosing", ["Engine", "Tree", "Structure", "Results", "Demands", "Rules", "Evaluation"]),
    (
      "Explaining",
      ["Engine", "Tree", "Containers", "Structure", "Results", "Positions", "Rules", "Evaluation"]
    ),
    ("Responsive", ["Engine", "Tree", "Containers", "Structure", "Results", "Demands", "Rules", "Evaluation"]),
    ("Session", ["Engine", "Tree", "Containers", "Structure", "Results", "Demands", "Positions", "Evaluation"]),
    ("Placing", ["Engine", "Tree", "Containers", "Results", "Diagnosing"]),
  ]

  private static let rooms = table.map(\.room)
  private let sources: LayoutCoreSources

  init() throws { sources = try LayoutCoreSources() }

  @Test func aRoomNamesOnlyThoseBelowIt() {
    for (index, entry) in Self.table.enumerated() {
      #expect(entry.mayName.isSubset(of: Self.rooms[..<index]), "\(entry.room)")
    }
  }

  @Test(arguments: rooms)
  func aRoomNamesOnlyTypesThatTheTableAllows(_ room: String) throws {
    let mayName = try #require(Self.table.first { $0.room == room }?.mayName)
    for arrow in sources.arrows(from: room) {
      #expect(mayName.contains(arrow.room), "\(arrow.file) of \(room) names \(arrow.type) of \(arrow.room)")
    }
  }

  /// What the table allows and nobody does would hide the arrow that comes next.
  @Test(arguments: rooms)
  func everyArrowOfTheTableIsThere(_ room: String) throws {
    let mayName = try #require(Self.table.first { $0.room == room }?.mayName)
    #expect(Set(sources.arrows(from: room).map(\.room)) == mayName)
  }

  @Test func everyFolderIsARoom() {
    #expect(sources.rooms == Set(Self.rooms))
  }
}

/// The files of LayoutCore by room, and which types they declare and name.
private struct LayoutCoreSources {
  struct Arrow {
    let file: String
    let type: String
    let room: String
  }

  private var files: [(room: String, name: String, words: Set<String>)] = []
  /// The room of each type that is declared at the top of a file.
  private var owners: [String: String] = [:]

  init() throws {
    let folder = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/LayoutCore")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    for path in paths where path.hasSuffix(".swift") {
      let parts = path.split(separator: "/").map(String.init)
      // What stands in no folder is the engine itself, and its options.
      let room = parts.count == 1 ? "Engine" : parts[0]
      let code = Self.code(of: try String(contentsOf: folder.appending(path: path), encoding: .utf8))
      for declaration in code.matches(of: Self.declaration) { owners[String(declaration.output.type)] = room }
      let words = Set(code.matches(of: /\b[A-Z]\w*/).map { String($0.output) })
      files.append((room, parts[parts.count - 1], words))
    }
  }

  var rooms: Set<String> { Set(files.map(\.room)) }

  func arrows(from room: String) -> [Arrow] {
    files.filter { $0.room == room }.flatMap { file in
      file.words.sorted().compactMap { word in
        owners[word].flatMap { $0 == room ? nil : Arrow(file: file.name, type: word, room: $0) }
      }
    }
  }

  /// A type at the top of a file that other files can see.
  private static var declaration: Regex<(Substring, type: Substring)> {
    /(?m)^(?:(?:public|package|final|indirect|@\w+) )*(?:struct|class|enum|protocol|typealias) (?<type>\w+)/
  }

  /// A file without comments and texts, but with what is put into texts.
  private static func code(of file: String) -> String {
    file.replacing(/\/\/.*/, with: "")
      .replacing(/"(?:\\\((?<code>[^"]*)\)|\\.|[^"\\\n])*"/) { " " + ($0.output.code ?? "") + " " }
  }
}
