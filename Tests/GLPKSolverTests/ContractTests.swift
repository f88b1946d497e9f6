import GLPKSolver
import LayoutTestSupport
import LinearModel
import SolverContract
import Testing

/// GLPK does what every solver must, in each of its ways of solving.
struct ContractTests {
  @Test(arguments: SolverContract.claims)
  func theContractHolds(_ claim: SolverContract.Claim) throws {
    for failure in try claim.failures(of: GLPKSolver()) { Issue.record("\(failure)") }
  }

  @Test func theContractHoldsInManyTasksAtOnce() async throws {
    #expect(try await SolverContract.failuresInManyTasks(of: GLPKSolver(), count: 8) == [])
  }
}
