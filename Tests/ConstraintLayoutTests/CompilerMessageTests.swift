import Foundation
import LayoutTestSupport
import Testing

/// Forms that people expect from SwiftUI, CSS or UIKit, and what the compiler says of them.
struct CompilerMessageTests {
  /// A declaration that does not compile, and what the one error that says why names.
  struct Mistake: CustomTestStringConvertible, Sendable {
    let code: String
    let message: String

    init(_ code: String, _ message: String) { (self.code, self.message) = (code, message) }

    var testDescription: String { code }
  }

  static let mistakes = [
    Mistake(#"let x = free.constrain { $0["a"].left == .leading }"#, #"$0["id"].leading or $0.container.leading"#),
    Mistake(#"let x = free.constrain { $0["a"].top <= .bottom + 8 }"#, #"$0["id"].bottom or $0.container.bottom"#),
    Mistake(#"let x = free.constrain { $0["a"].right < $0["b"].left }"#, "==, <= or >="),
    Mistake(#"let x = free.constrain { $0["a"].width > 20 }"#, "==, <= or >="),
    Mistake(#"let x = Stack(.row) { ForEach(names, id: \.self) { Item($0) } }"#, "Leave out `id:`"),
    Mistake("let x = Stack(.row) { 5 }", "A number is no layout"),
    Mistake(#"let x = Stack(.row) { Item("a"); 5.5; Item("b") }"#, "A number is no layout"),
    Mistake(#"let x = Stack(.row) { "a" }"#, "A string is no layout"),
    Mistake(#"let x = Item("a").overlay("b")"#, ".overlay { Text(\"...\") }"),
    Mistake(#"let x = Item("a").overlay(Item("b"))"#, ".overlay { ... }"),
    Mistake(#"let x = Item("a").background("b")"#, ".background { Text(\"...\") }"),
    Mistake(#"let x = Item("a").background(Item("b"), alignment: .top)"#, ".background { ... }"),
    Mistake(#"let x = Item("a").frame(width: "25%")"#, ".fraction(0.25)"),
    Mistake(#"let x = Item("a").frame(height: "25%")"#, ".fraction(0.25)"),
    Mistake(#"let x = Item("a").frame(width: 20, height: "25%")"#, ".fraction(0.25)"),
    Mistake(#"let x = free.frame(width: "25%", height: "50%")"#, ".fraction(0.25)"),
    Mistake(#"let x = ZStack(.topTrailing) { Item("a") }"#, "missing argument label 'alignment:'"),
    Mistake(#"let x = Stack(.horizontal) { Item("a") }"#, "renamed to 'row'"),
    Mistake(#"let x = Flow(.vertical) { Item("a") }"#, "renamed to 'column'"),
    Mistake(#"let x = HStack { Item("a") }"#, "Stack(.row) { ... }"),
    Mistake(#"let x = VStack(alignment: .leading, spacing: 3) { Item("a") }"#, "Stack(.column) { ... }"),
    Mistake(#"let x = LazyGrid(columns: [.adaptive(minimum: 80)]) { Item("a") }"#, "GridItem(.adaptive(minimum: 80))"),
    Mistake(#"struct Badge: Layout { var body: some Layout { Item("a") } }"#, "CompositeLayout"),
    Mistake(#"struct Badge: CompositeLayout { var body: Layout { Item("a") } }"#, "var body: some Layout"),
  ]

  /// What the compiler says of each line of a file with all the mistakes.
  private static let errors = Result { try errorsByMistake() }

  private static func errorsByMistake() throws -> [[String]] {
    let compiler = try ProgramCompiler()
    let file = compiler.path("mistakes.swift")
    let beginning = [
      "import ConstraintLayout", #"let free = FreeLayout { Item("a"); Item("b") }"#, #"let names = ["a", "b"]"#,
    ]
    // One namespace for each, so that all can have the same names.
    let lines = beginning + mistakes.indices.map { "enum Mistake\($0) { static \(mistakes[$0].code) }" }
    let code = lines.map { $0.replacingOccurrences(of: "static struct", with: "struct") }
    try Data(code.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: file))
    var messages = ""
    do {
      try compiler.compile([file], ["-typecheck", "-parse-as-library"])
    } catch let failure as ProgramFailure {
      messages = failure.description
    }
    let errors = messages.split(separator: "\n").compactMap { line -> (Int, String)? in
      guard line.hasPrefix("\(file):") else { return nil }
      let parts = line.dropFirst(file.count + 1).split(separator: ":", maxSplits: 3)
      guard parts.count == 4, parts[2] == " error", let number = Int(parts[0]) else { return nil }
      return (number - beginning.count - 1, String(parts[3]))
    }
    return mistakes.indices.map { index in errors.filter { $0.0 == index }.map { $0.1 } }
  }

  @Test(arguments: mistakes.indices)
  func oneErrorSaysWhatToWrite(index: Int) throws {
    let mistake = Self.mistakes[index]
    // That a type does not conform is said before why.
    let errors = try Self.errors.get()[index].filter { !$0.contains("does not conform to protocol") }
    #expect(errors.count == 1, "\(mistake.code): \(errors)")
    #expect(errors.first?.contains(mistake.message) == true, "\(mistake.code): \(errors)")
  }
}
