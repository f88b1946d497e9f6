@_exported public import LayoutCore
@_exported public import LayoutGeometry
@_exported public import LayoutText
// Of the geometry of hexagons what containers are made with.
@_exported public import enum HexagonGeometry.HexCoordinates
@_exported public import enum HexagonGeometry.HexOrientation
// Of models and solvers only what every layout may meet; the rest has an import of its own.
@_exported public import struct LinearModel.LayoutError
@_exported public import enum LinearModel.Presolve
@_exported public import struct LinearModel.Priority
internal import GLPKSolver

extension LayoutEngine {
  /// Creates an engine on GLPK.
  public init(options: Options = Options()) {
    self.init(solver: GLPKSolver(), options: options)
  }
}
