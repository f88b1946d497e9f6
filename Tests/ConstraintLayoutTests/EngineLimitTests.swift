import ConstraintLayout
import LayoutTestSupport
import Testing

/// Placing is stopped by its limits and with its task; fixes that are tried count too.
struct EngineLimitTests {
  /// Five columns, of which the second is left open.
  private static let grid = Grid(horizontalSpacing: 20, verticalSpacing: 20) {
    GridRow {
      Item("a").frame(width: 50, height: 50)
      Item("b").frame(height: 50).gridCellColumns(2).gridCellUnsizedAxes(.horizontal)
      Item("c").frame(width: 50, height: 50)
      Item("d").frame(width: 50, height: 50)
    }
    GridRow {
      Item("e").frame(width: 50, height: 50)
      Item("f").frame(width: 50, height: 50)
      Item("g").frame(height: 50).gridCellColumns(2).gridCellUnsizedAxes(.horizontal)
      Item("h").frame(width: 50, height: 50)
    }
  }

  /// What reaches no solver needs no limits, so nothing is reduced here.
  private func engine(_ change: (inout LayoutEngine.Options) -> Void) -> LayoutEngine {
    var options = LayoutEngine.Options()
    options.useWholeProgram()
    change(&options)
    return LayoutEngine(options: options)
  }

  @Test func tooManyIterationsAreAnErrorThatNamesTheLimit() throws {
    let engine = engine { $0.limits.iterations = 0 }
    let error = #expect(throws: LayoutError.self) { try engine.place(Self.grid, in: ProposedSize(width: 400)) }
    #expect(error?.code == .limitExceeded)
    #expect(error?.message.contains("Limits.iterations") == true)
  }

  /// Fixes that could not be tried are not left out in silence: the same layout would then have fewer of them.
  @Test func fixesCountForTheLimitToo() throws {
    let withoutFixes = engine { $0.triesFixes = false }
    let needed = try withoutFixes.place(Self.grid, in: ProposedSize(width: 400)).effort.iterations
    let limited = engine {
      $0.triesFixes = false
      $0.limits.iterations = needed
    }
    #expect(try limited.place(Self.grid, in: ProposedSize(width: 400)).diagnosis.ambiguities.count == 1)
    let tries = engine { $0.limits.iterations = needed }
    let error = #expect(throws: LayoutError.self) { try tries.place(Self.grid, in: ProposedSize(width: 400)) }
    #expect(error?.code == .limitExceeded)
  }

  @Test func timeThatIsUpIsAnErrorThatNamesTheLimit() throws {
    let engine = engine { $0.limits.duration = .zero }
    let error = #expect(throws: LayoutError.self) { try engine.place(Self.grid, in: ProposedSize(width: 400)) }
    #expect(error?.code == .limitExceeded)
    #expect(error?.message.contains("Limits.duration") == true)
  }

  @Test func aCancelledTaskThrowsCancellationError() async {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try LayoutEngine().place(Self.grid, in: ProposedSize(width: 400)).size
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  /// However late the task is cancelled, there is a whole placement or none: a fix is never missing.
  @Test func aTaskThatIsCancelledMeanwhileGivesNoHalfAnswer() async throws {
    var options = LayoutEngine.Options()
    options.useWholeProgram()
    let whole = try LayoutEngine(solver: DenseSolver(), options: options).place(Self.grid, in: ProposedSize(width: 400))
    var stopped = 0
    for solve in 0..<60 {
      let solver = CountingSolver { if $0 == solve { withUnsafeCurrentTask { $0?.cancel() } } }
      let engine = LayoutEngine(solver: solver, options: options)
      let task = Task { try engine.place(Self.grid, in: ProposedSize(width: 400)) }
      do {
        let placement = try await task.value
        #expect(placement.diagnosis == whole.diagnosis, "cancelled in solve \(solve)")
      } catch is CancellationError { stopped += 1 }
    }
    #expect(stopped > 10)
  }
}
