internal import LayoutGeometry

/// A layout with all its lengths, before anything is made of them.
struct SolvedLayout {
  let structure: Structure
  let lengths: DemandTable
  let relations: RelationPlan
  var solution: LayoutSolution
}
