/// An argument of a call with its label.
struct Argument {
  let label: String?
  let value: Value

  init(_ label: String? = nil, _ value: Value) {
    self.label = label
    self.value = value
  }

  init(_ label: String? = nil, code: String) { self.init(label, .code(code)) }

  /// What an argument is, as far as it matters for breaking lines.
  enum Value {
    /// Anything that stands in one line.
    case code(String)
    /// A text, which may be written over several lines.
    case text(String)
    /// An array, with one element on a line where it is long.
    case list([String])
  }
}

extension Argument {
  /// The argument in one line.
  var line: String { prefix + value.line }

  /// The label with its colon.
  var prefix: String { label.map { "\($0): " } ?? "" }
}

extension Argument.Value {
  /// The value in one line.
  var line: String {
    switch self {
    case .code(let code): code
    case .text(let text): text.literal
    case .list(let elements): "[\(elements.joined(separator: ", "))]"
    }
  }
}

// MARK: What may be left out

extension Argument {
  /// A value that is not the one that goes without saying, and `nil` where it is.
  static func unless<Value: Equatable>(
    _ usual: Value?, _ label: String?, _ value: Value?, _ code: (Value) -> String
  ) -> Argument? {
    guard let value, value != usual else { return nil }
    return Argument(label, code: code(value))
  }

  /// A name of a value that is not the one that goes without saying, and `nil` where it is.
  static func unless<Value: Equatable>(_ usual: Value?, _ label: String?, named value: Value?) -> Argument? {
    unless(usual, label, value) { ".\($0)" }
  }

  /// A number that may be left out.
  static func given(_ label: String?, _ number: Double?) -> Argument? {
    number.map { Argument(label, code: $0.literal) }
  }

  /// A number that is not the one that goes without saying, and `nil` where it is.
  static func given(_ label: String?, _ number: Double, unless usual: Double) -> Argument? {
    number == usual ? nil : given(label, number)
  }

  /// A count that may be left out.
  static func given(_ label: String?, _ number: Int?) -> Argument? {
    number.map { Argument(label, code: "\($0)") }
  }

  /// Arguments as they stand in parentheses, in one line.
  static func line(@ArgumentBuilder _ arguments: () -> [Argument]) -> String {
    arguments().map(\.line).joined(separator: ", ")
  }
}

/// Collects arguments, one on a line, without those that are `nil`.
@resultBuilder
enum ArgumentBuilder {
  static func buildExpression(_ argument: Argument?) -> [Argument] { argument.map { [$0] } ?? [] }
  static func buildExpression(_ arguments: [Argument]) -> [Argument] { arguments }
  static func buildBlock(_ lines: [Argument]...) -> [Argument] { lines.flatMap { $0 } }
  static func buildOptional(_ lines: [Argument]?) -> [Argument] { lines ?? [] }
  static func buildEither(first: [Argument]) -> [Argument] { first }
  static func buildEither(second: [Argument]) -> [Argument] { second }
}
