internal import LayoutCore
public import LayoutDocument
internal import LayoutGeometry
internal import LayoutText

/// Layouts as the Swift that describes them.
public enum SwiftCode {
  /// A program that describes the layout of a document and places it.
  ///
  /// It says what differs from the defaults, in lines of at most 120 columns, and gives the same rectangles. There is one thing that
  /// only documents can say: how a layout of its own stands in a container of the type `aspectRatio`; Swift comes near it.
  ///
  /// - Throws: A `LayoutError` if the layout is one that a document cannot hold, such as one with two items of one id.
  public static func text(of document: LayoutDocument) throws -> String {
    let lines = try body(of: document, placing: "let placement = try")
    return (["import ConstraintLayout", ""] + lines).joined(separator: "\n") + "\n"
  }

  /// A function that describes the layout of a document and returns its placement.
  ///
  /// - Parameter name: The name of the function.
  package static func function(named name: String, of document: LayoutDocument) throws -> String {
    let lines = try body(of: document, placing: "return try")
    let inner = lines.map { $0.isEmpty ? "" : "  " + $0 }
    return (["func \(name)() throws -> Placement {"] + inner + ["}"]).joined(separator: "\n") + "\n"
  }

  private static func body(of document: LayoutDocument, placing: String) throws -> [String] {
    // What documents have no words for has no code either, and the check of one is that of the other.
    _ = try document.json()
    var printer = CodePrinter()
    if let metrics = document.tree.nodes.lazy.compactMap({ $0.text?.measurer as? GlyphMetrics }).first {
      printer.print("let \(TextCode.metrics) = \(metrics.code)")
    }
    printer.print(TreeCode.code(of: document.tree), prefix: "let layout = ", indent: 0)
    let changes = optionChanges(of: document)
    if !changes.isEmpty { printer.print("var options = LayoutEngine.Options()") }
    for change in changes { printer.print("options.\(change)") }
    let proposal = proposal(of: document)
    printer.print("\(placing) LayoutEngine(\(changes.isEmpty ? "" : "options: options")).place(layout\(proposal))")
    return printer.lines
  }

  private static func optionChanges(of document: LayoutDocument) -> [String] {
    var changes: [String] = []
    if document.overflow != .error { changes.append("overflow = .\(document.overflow)") }
    if document.layoutDirection != .leftToRight { changes.append("layoutDirection = .\(document.layoutDirection)") }
    return changes
  }

  private static func proposal(of document: LayoutDocument) -> String {
    let lengths = Axis.allCases.compactMap { Argument.given($0.length, document.proposal[$0]) }
    return lengths.isEmpty ? "" : ", in: ProposedSize(\(lengths.map(\.line).joined(separator: ", ")))"
  }
}

extension GlyphMetrics {
  fileprivate var code: String {
    let lengths = "advance: \(advance.literal), ascent: \(ascent.literal), descent: \(descent.literal)"
    guard !advances.isEmpty else { return "GlyphMetrics(\(lengths))" }
    let others = advances.sorted { $0.key < $1.key }.map { "\(String($0.key).literal): \($0.value.literal)" }
    return "GlyphMetrics(\(lengths), advances: [\(others.joined(separator: ", "))])"
  }
}
