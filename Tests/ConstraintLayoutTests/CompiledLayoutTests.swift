import ConstraintLayout
import Foundation
import GLPKSolver
import LayoutDocument
import LayoutTestSupport
import LinearModel
import Testing

/// The program of a layout, for people and for other solvers.
struct CompiledLayoutTests {
  @Test func everyConstraintIsALineWithItsTierAndItsStatement() throws {
    let grid = Grid(horizontalSpacing: 20, verticalSpacing: 0) {
      GridRow {
        Item("a").frame(width: 50, height: 10)
        Item("b").gridCellColumns(2)
      }
    }
    let text = try LayoutEngine().compile(grid, in: ProposedSize(width: 400)).description
    #expect(
      text == """
        # The width of layout
        layout.column[0] >= 0
        layout.column[1] >= 0
        layout.column[2] >= 0
        layout.columnSpacing >= 0
        layout.columnSpacing = 20  # layout has 2 gaps of 20 between its columns
        layout.column[0] + layout.column[1] + layout.column[2] + 2 layout.columnSpacing - layout.width = 0
        layout.column[0] >= 50  # a is 50 wide
        layout.width <= 400  # the container is 400 wide
        layout.column[0] <= 50 @ 250  # a is 50 wide
        minimize -layout.column[1] - layout.column[2] @ 500
        share layout.column[1] + layout.column[2] + layout.columnSpacing @ 200
        minimize layout.width @ 50
        share layout.column[0] - 50, layout.column[1], layout.column[2] @ 10

        # The height of layout
        layout.row[0] >= 0
        layout.row[0] - layout.height = 0
        layout.row[0] >= 10  # a is 10 high
        layout.row[0] <= 10 @ 250  # a is 10 high
        minimize layout.height @ 50

        """)
  }

  @Test func variablesAreCalledAfterIdsAndPlaces() throws {
    let layout = Stack(.row) {
      Honeycomb(itemsPerRow: 2) { Item("first").frame(width: 10) }.id("cells")
      Stack(.column) { Item("x").frame(width: 30, height: 20) }
    }
    let regions = try LayoutEngine().compile(layout, in: ProposedSize(width: 300)).regions
    let names = Set(
      regions.flatMap(\.model.names).map { $0.base.split(separator: ".").dropLast().joined(separator: ".") })
    #expect(names == ["layout", "cells", "layout.children[1]"])
  }

  /// Padding and what is in it stand at one place, and ids may look like anything.
  @Test func variablesHaveNamesOfTheirOwn() throws {
    let layout = Stack(.row) {
      Stack(.column) { Item("b").frame(width: 30, height: 20) }.padding(4).padding(2)
      Stack(.column) { Item("c").frame(height: 20) }.frame(width: 60).id("a")
      Stack(.column) { Item("d").frame(width: 10) }.id("a.frame")
      Stack(.column) { Item("e").frame(width: 10) }.id("layout")
      Stack(.column) { Item("f").frame(width: 10) }.id("two\r\nlines")
    }
    let compiled = try LayoutEngine().compile(layout, in: ProposedSize(width: 300))
    for region in compiled.regions { #expect(Set(region.model.names).count == region.model.names.count) }
    #expect(compiled.description.split(separator: "\n").allSatisfy { $0.contains(/[<=>#]|minimize|share|maximize/) })
  }

  /// What nothing else decides is decided in the order of the variables, so that may not follow the relations.
  @Test func variablesStandInOneOrderHoweverRelationsAreSaid() throws {
    func names(_ order: [Int]) throws -> [[String]] {
      let layout = Stack(.column) {
        Stack(.row) { for id in ["a", "b"] { Item(id) } }
        Stack(.row) { for id in ["c", "d"] { Item(id) } }
      }
      .constrain { anchors in
        let relations = [
          anchors["d"].width == anchors["a"].width, anchors["c"].left == anchors["b"].left,
          anchors["b"].height >= anchors["c"].height,
        ]
        for index in order { relations[index] }
      }
      return try LayoutEngine().compile(layout, in: ProposedSize(width: 300)).regions
        .map { $0.model.names.map(\.description) }
    }
    let found = try names([0, 1, 2])
    for order in [[2, 1, 0], [1, 2, 0]] { #expect(try names(order) == found) }
    let containers = try #require(found.first).filter { $0.hasSuffix(".width") && $0.hasPrefix("layout") }
    #expect(containers == ["layout.width", "layout.children[0].width", "layout.children[1].width"])
  }

  /// Every row is listed with the statement that it comes from, of several that say nearly the same its own.
  @Test func theManifestTellsStatementsApart() throws {
    let row = Stack(.row, spacing: 0) { for id in ["a", "b"] { Item(id) } }
      .constrain {
        ($0["a"].width == $0["b"].width).prioritized(.medium)
        ($0["a"].width <= $0["b"].width).prioritized(.weak)
        ($0["a"].width >= 100).prioritized(.strong)
        ($0["a"].width >= 50).prioritized(.strong)
      }
    let engine = LayoutEngine()
    let report = try CompileReport(engine.compile(row, in: ProposedSize(width: 300)), on: engine, .lp, tier: nil)
    let program = try #require(report.manifest.programs.first { $0.tier == 800 })
    let statements = Set(program.rows.values).union(program.costs.values.flatMap(\.self))
    #expect(statements.contains("a.width == b.width @ 600"))
    #expect(statements.contains("a.width <= b.width @ 400"))
    #expect(statements.contains("a.width >= 100 @ 800"))
    #expect(statements.contains("a.width >= 50 @ 800"))
    let text = try #require(report.files.first { $0.name == program.file }).text
    for row in program.rows.keys { #expect(text.contains(" \(row):")) }
  }

  @Test func whatContradictsItselfHasAConflictAndNoProgram() {
    let row = Stack(.row) { Item("a").frame(width: 200) }
    let error = #expect(throws: LayoutError.self) { try LayoutEngine().compile(row, in: ProposedSize(width: 100)) }
    #expect(error?.code == .unsatisfiable)
    #expect(error?.conflict.count == 2)
  }

  /// What was decided stands in the bounds, so that each program has its optimum without those before it.
  @Test func everyProgramHasItsOptimumByItself() async {
    await Law(seeds: 0..<40, atLeast: 30).check { seed in
      let sample = LawSample(seed)
      guard let compiled = try sample.compiled() else { return .inapplicable }
      for program in try compiled.regions.flatMap(sample.engine.programs) {
        let found = try Self.optimum(of: program.program)
        let limit = 1e-6 * (1 + abs(program.optimum))
        #expect(abs(found - program.optimum) <= limit, "seed \(seed): tier \(program.priority.rawValue)")
      }
      return .checked
    }
  }

  private static func optimum(of named: NamedProgram) throws -> Double {
    var result = LinearResult(for: named.program)
    try GLPKSolver().withSession(on: named.program) { session in
      try session.setObjective(named.objective)
      #expect(try session.solve(.robust, atMost: 10_000, into: &result) == .optimal)
    }
    return named.objective.reduce(0) { $0 + $1.coefficient * result.columns.values[$1.column] }
  }

  /// Writes what other solvers check in `.ci/programs`, of layouts that nobody prepared.
  @Test(.enabled(if: Self.directory != nil))
  func programsAreWrittenForOtherSolvers() throws {
    let directory = URL(filePath: try #require(Self.directory))
    for seed in UInt64(0)..<500 {
      let sample = LawSample(seed)
      guard let compiled = try sample.compiled() else { continue }
      let form: CompileReport.Form = seed % 2 == 0 ? .lp : .mps
      let report = try CompileReport(compiled, on: sample.engine, form, tier: nil)
      let folder = directory.appending(path: "random-\(seed)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for file in report.files { try Data(file.text.utf8).write(to: folder.appending(path: file.name)) }
      try report.manifest.json().write(to: folder.appending(path: "manifest.json"))
    }
  }

  private static let directory = ProcessInfo.processInfo.environment["PROGRAMS_DIRECTORY"]
}

extension LawSample {
  /// The program; `nil` where what is offered is too small.
  fileprivate func compiled() throws -> CompiledLayout? {
    do {
      return try engine.compile(tree, in: proposal)
    } catch let error as LayoutError where error.code == .unsatisfiable {
      return nil
    }
  }
}
