import ConstraintLayout
import LayoutTestSupport

/// Places as users do, or by the whole program, since one of both may be wrong alone.
func place(
  _ layout: some Layout, _ width: Double?, _ height: Double?, _ presolve: Presolve
) throws -> Placement {
  var engine = LayoutEngine()
  engine.options.place(by: presolve)
  return try engine.place(layout, in: ProposedSize(width: width, height: height))
}
