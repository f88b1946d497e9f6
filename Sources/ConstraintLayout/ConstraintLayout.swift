@_exported public import LayoutCore
@_exported public import LayoutGeometry
@_exported public import LayoutText
@_exported public import LinearModel
internal import GLPKSolver

extension LayoutEngine {
  /// Creates an engine on GLPK.
  public init(options: Options = Options()) {
    self.init(solver: GLPKSolver(), options: options)
  }
}
