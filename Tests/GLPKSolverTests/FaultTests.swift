import CGLPKGuard
import LayoutTestSupport
import LinearModel
import SolverContract
import Testing

@testable import GLPKSolver

/// GLPK answers a misuse by aborting the process.
///
/// Nothing of that may reach a user.
struct FaultTests {
  private func triangle() -> LinearProgram {
    var program = LinearProgram()
    program.addColumn(Bounds(0, .infinity))
    program.addColumn(Bounds(0, .infinity))
    program.addRow([.init(0, 1), .init(1, 1)], Bounds(3, .infinity))
    return program
  }

  private func minimum(of program: LinearProgram) throws -> Double {
    var value = Double.nan
    try GLPKSolver().withSession(on: program) { session in
      var result = LinearResult(for: program)
      try session.setObjective([.init(0, 1), .init(1, 2)])
      let status1 = try session.solve(into: &result)
      #expect(status1 == .optimal)
      value = result.columns.values[0] + 2 * result.columns.values[1]
    }
    return value
  }

  @Test func aFaultComesBackAsAnErrorAndTheNextSolveWorks() throws {
    var session = try GLPKSession(triangle())
    let fault = refusal { try session.provokeFault() }
    #expect(fault?.code == .solverFailed)
    #expect(refusal { try session.setColumn(0, .fixed(1)) }?.code == .solverFailed)
    #expect(try minimum(of: triangle()) == 3)
  }

  @Test func aFaultInOneSessionDoesNotLeaveAnotherWithADanglingProblem() throws {
    var outer = try GLPKSession(triangle())
    var inner = try GLPKSession(triangle())
    #expect(refusal { try inner.provokeFault() } != nil)
    #expect(refusal { try outer.setObjective([.init(0, 1)]) }?.code == .solverFailed)
  }

  @Test func everyProblemIsDeletedOrLostToAFault() throws {
    let before = glpk_guard_live_problems_of_thread()
    for _ in 0..<100 { #expect(try minimum(of: triangle()) == 3) }
    #expect(glpk_guard_live_problems_of_thread() == before)
    var session = try GLPKSession(triangle())
    #expect(glpk_guard_live_problems_of_thread() == before + 1)
    #expect(refusal { try session.provokeFault() } != nil)
    #expect(glpk_guard_live_problems_of_thread() == 0)
  }

  /// The error that a call throws.
  private func refusal(_ body: () throws -> Void) -> LayoutError? {
    do {
      try body()
      return nil
    } catch {
      return error as? LayoutError
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func aCoefficientThatIsNotFiniteIsRefused(_ coefficient: Double) throws {
    var program = LinearProgram()
    program.addColumn(.free)
    program.addColumn(.free)
    program.addRow([.init(0, 1), .init(1, coefficient)], .fixed(1))
    let error = #expect(throws: LayoutError.self) { try GLPKSolver().withSession(on: program) { _ in } }
    #expect(error?.code == .nonFinite)
  }

  @Test(arguments: [Bounds(.nan, 1), Bounds(0, .nan), Bounds(.infinity, .infinity), Bounds(-.infinity, -.infinity)])
  func boundsThatLeaveNoFiniteValueAreRefused(_ bounds: Bounds) throws {
    var program = LinearProgram()
    program.addColumn(bounds)
    let error = #expect(throws: LayoutError.self) { try GLPKSolver().withSession(on: program) { _ in } }
    #expect(error?.code == .nonFinite)
  }

  /// Calls that would make GLPK abort.
  private static let misuses: [@Sendable (inout any LinearSession & ~Copyable) throws -> Void] = [
    { try $0.setColumn(2, .free) },
    { try $0.setColumn(-1, .free) },
    { try $0.setRow(1, .free) },
    { try $0.setObjective([.init(2, 1)]) },
    { try $0.setObjective([.init(0, .nan)]) },
    { try $0.setRow(0, [.init(7, 1)], .free) },
    { try $0.setRow(0, [.init(0, 1), .init(0, 1)], .free) },
    { try $0.exchange(basicColumn: 0, nonbasicRow: 9) },
  ]

  @Test(arguments: misuses.indices)
  func aMisuseIsRefusedBeforeGLPKSeesIt(_ index: Int) throws {
    let program = triangle()
    try GLPKSolver().withSession(on: program) { session in
      var isRefused = false
      do { try Self.misuses[index](&session) } catch is LayoutError { isRefused = true }
      #expect(isRefused)
      var result = LinearResult(for: program)
      let status = try session.solve(into: &result)
      #expect(status == .optimal)
    }
  }

  @Test func anEmptyProgramIsOptimal() throws {
    let program = LinearProgram()
    try GLPKSolver().withSession(on: program) { session in
      var result = LinearResult(for: program)
      let status3 = try session.solve(into: &result)
      #expect(status3 == .optimal)
    }
  }

  @Test func unboundedAndInfeasibleAreToldApart() throws {
    var program = LinearProgram()
    program.addColumn(.free)
    program.addRow([.init(0, 1)], Bounds(1, .infinity))
    program.addRow([.init(0, 1)], .free)
    try GLPKSolver().withSession(on: program) { session in
      var result = LinearResult(for: program)
      try session.setObjective([.init(0, -1)])
      let status4 = try session.solve(into: &result)
      #expect(status4.isUnbounded)
      try session.setRow(1, Bounds(-.infinity, 0))
      let status5 = try session.solve(into: &result)
      #expect(status5.isInfeasible)
    }
  }
}
