/// Writes layouts in lines of at most ``width`` columns, two spaces for each level, as `swift format` would.
///
/// A word that is longer than a line stays whole.
struct CodePrinter {
  /// The most columns of a line.
  static let width = 120
  private static let step = 2

  private(set) var lines: [String] = []

  /// Appends a line.
  mutating func print(_ line: String, indent: Int = 0) {
    lines.append(line.isEmpty ? "" : String(repeating: " ", count: indent) + line)
  }

  /// Appends a layout.
  ///
  /// - Parameter prefix: What stands before it on its first line.
  mutating func print(_ layout: LayoutCode, prefix: String = "", indent: Int) {
    if let line = Self.line(of: layout), Self.fits(prefix + line, indent) {
      return print(prefix + line, indent: indent)
    }
    var rest = layout.modifiers[...]
    var head = prefix + layout.call.head
    var block = layout.call.block
    // All that stands before the first braces shares their line, where it has room.
    let isShort = Self.fits(prefix + Self.headLine(of: layout), indent)
    while block == nil, isShort, let modifier = rest.popFirst() {
      head += "." + modifier.head
      block = modifier.block
    }
    if isShort {
      print(head + (block == nil ? "" : block?.opening ?? ""), indent: indent)
    } else {
      print(call: layout.call, prefix: prefix, indent: indent)
    }
    if let block { print(block, indent: indent) }
    let inner = block == nil ? indent + Self.step : indent
    for modifier in rest {
      // Modifiers behind braces stand alone, each on a line or in braces of its own.
      if let line = Self.line(of: LayoutCode(call: modifier)), Self.fits("." + line, inner) {
        print("." + line, indent: inner)
        continue
      }
      print(call: modifier, prefix: ".", indent: inner)
      if let block = modifier.block { print(block, indent: inner) }
    }
  }

  /// What stands before the first braces, and these.
  private static func headLine(of layout: LayoutCode) -> String {
    var line = ""
    for (index, call) in ([layout.call] + layout.modifiers).enumerated() {
      line += (index == 0 ? "" : ".") + call.head
      if let block = call.block { return line + block.opening }
    }
    return line
  }

  // MARK: In one line

  /// A layout in one line; `nil` where there is more than one layout in it.
  private static func line(of layout: LayoutCode) -> String? {
    var line = ""
    for (index, call) in ([layout.call] + layout.modifiers).enumerated() {
      line += (index == 0 ? "" : ".") + call.head
      switch call.block {
      case nil: break
      case .layouts(let layouts, nil) where layouts.isEmpty: line += " {}"
      case .layouts(let layouts, let parameter):
        guard layouts.count == 1, let inner = Self.leaf(layouts[0]) else { return nil }
        line += " {\(parameter.map { " \($0) in" } ?? "") \(inner) }"
      case .relations(let relations):
        guard relations.count == 1, let relation = relations.first else { return nil }
        line += " { \(relation.line) }"
      }
    }
    return line
  }

  /// A layout with nothing in braces, in one line.
  private static func leaf(_ layout: LayoutCode) -> String? {
    guard layout.call.block == nil, layout.modifiers.allSatisfy({ $0.block == nil }) else { return nil }
    return line(of: layout)
  }

  private static func fits(_ line: String, _ indent: Int) -> Bool { line.count + indent <= width }

  // MARK: In several lines

  /// Appends a call up to its braces, and opens these.
  private mutating func print(call: CallCode, prefix: String, indent: Int) {
    let opening = call.block?.opening ?? ""
    guard !Self.fits(prefix + call.head + opening, indent), !call.arguments.isEmpty else {
      return print(prefix + call.head + opening, indent: indent)
    }
    let inner = indent + Self.step
    print("\(prefix)\(call.name)(", indent: indent)
    let all = call.arguments.map(\.line).joined(separator: ", ")
    if Self.fits(all, inner) {
      print(all, indent: inner)
    } else {
      for (index, argument) in call.arguments.enumerated() {
        print(argument, end: index + 1 < call.arguments.count ? "," : "", indent: inner)
      }
    }
    print(")\(opening)", indent: indent)
  }

  private mutating func print(_ argument: Argument, end: String, indent: Int) {
    guard !Self.fits(argument.line + end, indent) else { return print(argument.line + end, indent: indent) }
    switch argument.value {
    case .code(let code): print(argument.prefix + code + end, indent: indent)
    case .list(let elements):
      print(argument.prefix + "[", indent: indent)
      let width = Self.width - indent - Self.step
      for line in Self.filled(elements.map { $0 + "," }, width) { print(line, indent: indent + Self.step) }
      print("]" + end, indent: indent)
    case .text(let text):
      print(argument.prefix + "\"\"\"", indent: indent)
      for line in Self.wrapped(text, Self.width - indent) { print(line, indent: indent) }
      print("\"\"\"" + end, indent: indent)
    }
  }

  /// The lines of a literal of several: a backslash ends those after which the text goes on.
  private static func wrapped(_ text: String, _ width: Int) -> [String] {
    text.escaped(breaksLines: true).split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
      let words = paragraph.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      let lines = filled(words, width - 2)
      return lines.dropLast().map { $0 + " \\" } + lines.suffix(1)
    }
  }

  /// Lines with as many words as there is room for, a space between two.
  private static func filled(_ words: [String], _ width: Int) -> [String] {
    var lines: [String] = []
    for word in words {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(word)
      }
    }
    return lines
  }

  private mutating func print(_ block: CallCode.Block, indent: Int) {
    switch block {
    case .layouts(let layouts, _): for layout in layouts { print(layout, indent: indent + Self.step) }
    case .relations(let relations): for relation in relations { print(relation, indent: indent + Self.step) }
    }
    print("}", indent: indent)
  }

  private mutating func print(_ relation: RelationCode, indent: Int) {
    guard !Self.fits(relation.line, indent) else { return print(relation.line, indent: indent) }
    for (index, part) in relation.parts.enumerated() {
      print(part, indent: index == 0 ? indent : indent + Self.step)
    }
  }
}

extension CallCode {
  /// The call without its braces, in one line.
  var head: String {
    // Braces stand for parentheses with nothing in them.
    guard !arguments.isEmpty || block == nil else { return name }
    return "\(name)(\(arguments.map(\.line).joined(separator: ", ")))"
  }
}

extension CallCode.Block {
  /// The brace that opens it, and what it is given.
  var opening: String {
    if case .layouts(_, let parameter?) = self { " { \(parameter) in" } else { " {" }
  }
}
