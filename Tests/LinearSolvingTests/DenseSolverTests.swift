import LayoutTestSupport
import LinearModel
import SolverContract
import Testing

/// The solver that tests use keeps the contract, and the contract notices when a solver does not.
struct DenseSolverTests {
  @Test(arguments: SolverContract.claims)
  func theContractHolds(_ claim: SolverContract.Claim) throws {
    for failure in try claim.failures(of: DenseSolver()) { Issue.record("\(failure)") }
  }

  @Test(arguments: FaultySolver.Fault.allCases.filter { ![.throwsError, .pausesForEver].contains($0) })
  func aFaultBreaksTheContract(_ fault: FaultySolver.Fault) throws {
    let solver = FaultySolver(DenseSolver(), fault) { _, _ in true }
    #expect(try SolverContract.claims.contains { try !$0.failures(of: solver).isEmpty })
  }
}
