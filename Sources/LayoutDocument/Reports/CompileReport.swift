public import Foundation
public import LayoutCore
public import LinearModel

/// The programs of a compiled layout as files that other solvers read, and a list of what each of them must come to.
public struct CompileReport: Sendable {
  /// The form of the files.
  public enum Form: String, Sendable {
    /// CPLEX LP files.
    case lp
    /// MPS files in free form.
    case mps
  }

  /// What is said of the files, in `manifest.json`.
  public struct Manifest: Codable, Hashable, Sendable {
    /// One program.
    public struct Program: Codable, Hashable, Sendable {
      /// The file.
      public var file: String
      /// The container that is decided with all that belongs to it: its id or its place.
      public var container: String
      /// `horizontal`, `vertical` or both.
      public var axes: [String]
      /// The priority that it decides.
      public var tier: Double
      /// The least value of its objective, in points.
      public var optimum: Double
      /// What rows come from, in the user's words; those that hold by construction are not listed.
      public var rows: [String: String]
      /// What gave columns their bounds before anything was decided.
      public var bounds: [String: [String]]
      /// What columns of the objective come from that cost something themselves.
      public var costs: [String: [String]]
      /// What columns are called in the file, and what they are the length of.
      public var names: [String: String]
    }

    /// The programs in the order in which they are solved.
    public var programs: [Program] = []

    /// The manifest as JSON: keys in alphabetical order, one per line, and a line break at the end.
    public func json() throws -> Data { try JSONText.encode(self) }
  }

  /// What each file is called, and its text.
  public private(set) var files: [(name: String, text: String)] = []
  /// What is said of them.
  public private(set) var manifest = Manifest()
  /// The tiers that there are programs of, whether they are written or not.
  public private(set) var tiers: Set<Priority> = []

  /// Writes the programs of all regions, or those of one tier; a program has the same name in either case.
  ///
  /// - Parameters:
  ///   - compiled: The layout.
  ///   - engine: What solves the programs, so that their optima are known.
  ///   - form: The form of the files.
  ///   - tier: The tier; `nil` for all.
  /// - Throws: As `LayoutEngine.programs(of:)`.
  public init(_ compiled: CompiledLayout, on engine: LayoutEngine, _ form: Form, tier: Priority?) throws {
    var number = 0
    for region in compiled.regions {
      for program in try engine.programs(of: region) {
        number += 1
        tiers.insert(program.priority)
        if tier ?? program.priority == program.priority { add(program, number, of: region, form) }
      }
    }
  }

  private mutating func add(
    _ program: TierProgram, _ position: Int, of region: CompiledLayout.Region, _ form: Form
  ) {
    let number = String(position)
    let file = "program-" + String(repeating: "0", count: max(0, 4 - number.count)) + number + "." + form.rawValue
    let axes =
      region.axes == .all ? ["horizontal", "vertical"] : [region.axes == .horizontal ? "horizontal" : "vertical"]
    let named = program.program
    let comment =
      "\(region.container), \(axes.joined(separator: " and ")): tier \(program.priority.rawValue), optimum \(program.optimum)"
    files.append((file, form == .lp ? named.lpText(comment: comment) : named.mpsText(comment: comment)))

    var rows: [String: String] = [:]
    for (name, row) in named.rowNames { rows[name] = program.statements[row].map(region.words) }
    var costs: [String: [String]] = [:]
    for (column, statements) in program.costStatements where !statements.isEmpty {
      costs[named.columnNames[column]] = statements.map(region.words)
    }
    var (bounds, names): ([String: [String]], [String: String]) = ([:], [:])
    for (column, statements) in program.boundStatements.enumerated() {
      if !statements.isEmpty { bounds[named.columnNames[column]] = statements.map(region.words) }
      names[named.columnNames[column]] = program.columnNames[column]
    }
    manifest.programs.append(
      .init(
        file: file, container: region.container, axes: axes, tier: program.priority.rawValue,
        // Adding 0 turns -0, which JSON would show, into 0.
        optimum: program.optimum + 0, rows: rows, bounds: bounds, costs: costs, names: names))
  }
}
