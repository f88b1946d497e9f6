import Foundation
import Testing

/// `import ConstraintLayout` brings what a layout needs and no more: its public declarations are counted.
struct SurfaceTests {
  /// How many each module brings at most: types, members, cases and requirements of protocols, as they stand in its sources.
  ///
  /// What is there for the compiler to say what to write instead is not counted: nobody can use it.
  private static let most = [
    "ConstraintLayout": 2, "LayoutCore": 542, "LayoutGeometry": 124, "LayoutText": 37, "HexagonGeometry": 10,
    "LinearModel": 43,
  ]

  private static let checkout = PackageCheckout()

  @Test(arguments: most.keys.sorted())
  func aModuleBringsNoMoreThanTheTableSays(_ module: String) throws {
    let types = try #require(try Self.exports()[module])
    var count = 0
    for file in try Self.checkout.sources(of: module) {
      let surface = PublicSurface(of: file.text, only: types)
      #expect(surface.isBalanced, "The braces of \(file.path) do not match, so what it declares cannot be counted.")
      count += surface.count
    }
    let most = try #require(Self.most[module])
    #expect(
      count <= most,
      """
      import ConstraintLayout brings \(count) declarations of \(module), \(count - most) more than so far. Make `package` what \
      nobody outside needs, and give what only some need an import of its own. What every layout needs may raise the number here.
      """)
  }

  @Test func everyModuleThatIsBroughtIsCounted() throws {
    #expect(try Self.exports().keys.sorted() == Self.most.keys.sorted())
  }

  /// What is counted, and what is not.
  @Test func declarationsAreCounted() {
    let text = """
      public struct A: Hashable { // public let commented = 0
        public let b = "public var { "
        package var c: Int { 0 }
        @inlinable public static func d() { switch e { case .f: break } }
        public enum G { case h, i(Int, j: String) }
      }
      public protocol K { func l(); associatedtype M }
      extension A.G {
        public subscript(
          n: Int
        ) -> Int { n }
      }
      @_spi(O) public func p() {}
      @available(*, unavailable, message: "s()") public func r() {}
      extension A {
        @available(
          *, unavailable, renamed: "d"
        )
        public static func t() {}
      }
      enum Q { case r }
      """
    #expect(PublicSurface(of: text, only: []).count == 10)
    #expect(PublicSurface(of: text, only: ["K"]).count == 3)
    #expect(PublicSurface(of: text, only: ["A"]).count == 7)
    #expect(!PublicSurface(of: "struct A {", only: []).isBalanced)
  }

  /// The modules that ConstraintLayout brings, itself among them, and the types of each; none where it brings all of them.
  private static func exports() throws -> [String: Set<String>] {
    var exports: [String: Set<String>] = ["ConstraintLayout": []]
    let text = try checkout.text("Sources/ConstraintLayout/ConstraintLayout.swift")
    for found in text.matches(of: /(?m)^@_exported public import (?:(?:struct|enum|protocol) )?(\w+)(?:\.(\w+))?$/) {
      exports[String(found.output.1), default: []].formUnion(found.output.2.map { [String($0)] } ?? [])
    }
    return exports
  }
}

/// The public declarations of a file.
private struct PublicSurface {
  /// Something in braces.
  private struct Scope {
    /// `enum`, `protocol` and so on; empty for code.
    var keyword = ""
    var isPublic = false
    /// The type that it is part of, where it is a type or an extension.
    var owner: String?
  }

  private(set) var count = 0
  private(set) var isBalanced = true
  private let types: Set<String>
  private var scopes: [Scope] = []

  /// - Parameter types: The types that count, with what is in them; all where there are none.
  init(of text: String, only types: Set<String>) {
    self.types = types
    var next: Scope?
    // Large tables of numbers have nothing that is public.
    guard text.contains("public ") || text.count < 10_000 else { return }
    for line in Self.code(of: text).split(separator: "\n") {
      for statement in line.split(separator: ";") {
        // A declaration may begin on the line where the braces of the one around it do.
        for part in statement.split(separator: "{", omittingEmptySubsequences: false).enumerated() {
          if part.offset > 0 {
            scopes.append(next ?? Scope(owner: scopes.last?.owner))
            next = nil
          }
          if let found = try? Self.declaration.firstMatch(in: part.element) { next = take(found.output) ?? next }
          for _ in part.element.filter({ $0 == "}" }) { isBalanced = scopes.popLast() != nil && isBalanced }
        }
      }
    }
    isBalanced = isBalanced && scopes.isEmpty
  }

  /// Counts a declaration.
  ///
  /// - Returns: What its braces are, if it has such.
  private mutating func take(
    _ found: (Substring, modifiers: Substring, keyword: Substring, rest: Substring)
  ) -> Scope? {
    let words = found.modifiers.split(separator: " ")
    // One declaration of a module may be imported.
    if words.contains("import") { return nil }
    let name = found.rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let keyword = String(found.keyword)
    let isPublic =
      words.contains("public") && !words.contains { $0.hasPrefix("@_spi") || $0 == Self.unavailable }
    let around = scopes.last ?? Scope()
    let owner = around.owner ?? String(name)
    // Requirements and cases are as public as what they stand in.
    let isPart = around.isPublic && (around.keyword == "protocol" || around.keyword == "enum" && keyword == "case")
    if isPublic || isPart, types.isEmpty || types.contains(owner) {
      count += keyword == "case" ? Self.cases(in: found.rest) : 1
    }
    let isType = ["struct", "class", "enum", "protocol", "extension"].contains(keyword)
    guard isType else { return Scope(owner: owner) }
    return Scope(keyword: keyword, isPublic: isPublic, owner: owner)
  }

  /// How many cases one `case` declares: commas between values stand in parentheses.
  private static func cases(in text: Substring) -> Int {
    var (depth, count) = (0, 1)
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == ",", depth == 0 { count += 1 }
    }
    return count
  }

  /// Attributes and modifiers, whichever they are, the word for what is declared, and its name with all that follows.
  private static var declaration: Regex<(Substring, modifiers: Substring, keyword: Substring, rest: Substring)> {
    #/
      ^ \s* (?<modifiers> (?: @?\w+ (?: \([^)]*\) )? \s+ )*? )
      (?<keyword> struct|class|enum|protocol|extension|func|var|let|init|subscript|case|typealias|associatedtype) \b
      \s* (?<rest> .*)
    /#
  }

  /// A file without comments and without what stands in texts, and what nobody can use marked on the line of its declaration.
  private static func code(of text: String) -> String {
    text.replacing(/\/\/.*/, with: "").replacing(/"(?:\\.|[^"\\\n])*"/, with: "\"\"")
      .replacing(/@available\(\s*\*,\s*unavailable\b[^)]*\)\s*/, with: "\(unavailable) ")
  }

  /// What marks declarations that nobody can use.
  private static let unavailable = "@unavailable"
}
