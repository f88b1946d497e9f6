/// A linear program with names and an objective, to be written in a form that other solvers read.
///
/// It means the same to every solver: minimise the objective over the columns and rows, all numbers in points.
public struct NamedProgram: Hashable, Sendable {
  /// The columns and rows with their bounds.
  public let program: LinearProgram
  /// What is minimised; columns that do not occur cost nothing.
  public let objective: [LinearProgram.Term]
  /// The names of the columns, by index: each occurs once and can be written in any form.
  public let columnNames: [String]

  /// Creates a program with names that every form can hold.
  ///
  /// - Parameters:
  ///   - program: The columns and rows with their bounds.
  ///   - objective: What is minimised; a column that stands in it several times counts as often.
  ///   - columnNames: What columns are called, by index. Characters that a form does not allow become `_`; where names are
  ///     equal then, all but the first have a number behind them.
  public init(_ program: LinearProgram, minimizing objective: [LinearProgram.Term], columnNames: [String]) {
    precondition(columnNames.count == program.columns.count, "Each column has a name.")
    self.program = program
    // Forms take a column once.
    var costs: [Int: Double] = [:]
    for term in objective { costs[term.column, default: 0] += term.coefficient }
    self.objective = costs.sorted { $0.key < $1.key }.map { .init($0.key, $0.value) }
    self.columnNames = PortableNames.names(for: columnNames)
  }

  /// What the rows in its files are called, and which rows of the program they are, by index.
  ///
  /// A row that holds always is not written, and one with two bounds twice.
  public var rowNames: [(name: String, row: Int)] { statedRows.map { ($0.name, $0.row) } }

  /// The rows as forms write them, which know one relation for each row and none that hold always.
  var statedRows: [StatedRow] {
    program.rows.indices.flatMap { index -> [StatedRow] in
      let bounds = program.rows[index]
      let (name, terms) = ("row\(index)", program.terms(ofRow: index))
      guard !terms.isEmpty else { return [] }
      func row(_ name: String, _ relation: Relation, _ constant: Double) -> StatedRow {
        StatedRow(name: name, row: index, terms: terms, relation: relation, constant: constant)
      }
      if bounds.isFixed { return [row(name, .equal, bounds.lower)] }
      let low = bounds.lower.isFinite ? row(name, .greaterOrEqual, bounds.lower) : nil
      let high = bounds.upper.isFinite ? row(low == nil ? name : name + "_upper", .lessOrEqual, bounds.upper) : nil
      return [low, high].compactMap(\.self)
    }
  }
}

/// A row of one relation.
struct StatedRow {
  let name: String
  let row: Int
  let terms: [LinearProgram.Term]
  let relation: Relation
  let constant: Double
}

/// Names that the forms of linear programs have room for.
enum PortableNames {
  /// Makes each name portable, and all of them different.
  static func names(for wanted: [String]) -> [String] {
    var taken: Set<String> = []
    var lastNumbers: [String: Int] = [:]
    return wanted.map { name in
      let base = portable(name)
      var candidate = base
      var number = lastNumbers[base] ?? 1
      while !taken.insert(candidate).inserted {
        number += 1
        candidate = "\(base)_\(number)"
      }
      lastNumbers[base] = number
      return candidate
    }
  }

  /// How many characters of a name are kept: LP files have room for 255, and numbers may follow.
  private static let mostCharacters = 200

  /// Letters, digits, `_` and `.` stay.
  ///
  /// A name that begins with a digit, a point or an `e` could be read as a number, and one without a point in it as a word of
  /// the form, such as `free`.
  private static func portable(_ name: String) -> String {
    let characters = name.prefix(mostCharacters).map { character in
      character.isASCII && (character.isLetter || character.isNumber || character == "." || character == "_")
        ? character : "_"
    }
    let text = String(characters)
    guard let first = text.first, first.isLetter, first.lowercased() != "e", text.contains(".") else {
      return "v." + text
    }
    return text
  }
}
