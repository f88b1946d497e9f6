internal import LayoutGeometry
internal import LinearModel

/// A place or a length of a child of a free layout that could have been another.
struct OpenEdge {
  let node: Int
  let container: Int
  let axis: Axis
  /// Whether it is the length of the child; else it is where the child starts in the layout.
  let isLength: Bool
  let lower: Double
  let upper: Double
  let chosen: Double
  let decidedBy: Priority
}
