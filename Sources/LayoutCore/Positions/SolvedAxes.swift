internal import LayoutGeometry

/// The lengths along both axes.
struct SolvedAxes {
  var horizontal: AxisSolution
  var vertical: AxisSolution

  init(containerCount: Int) {
    horizontal = AxisSolution(containerCount: containerCount)
    vertical = horizontal
  }

  subscript(axis: Axis) -> AxisSolution {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }

  /// The size that each container takes in its cell.
  var boxes: [Size] { zip(horizontal.boxes, vertical.boxes).map { Size(width: $0, height: $1) } }
}
