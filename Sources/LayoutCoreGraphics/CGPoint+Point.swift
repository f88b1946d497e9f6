#if canImport(CoreGraphics)
  public import CoreGraphics
#else
  public import Foundation
#endif
public import LayoutGeometry

extension CGPoint {
  /// Creates the same point in Core Graphics' terms.
  public init(_ point: LayoutGeometry.Point) {
    self.init(x: point.x, y: point.y)
  }
}

extension LayoutGeometry.Point {
  /// Creates the same point.
  public init(_ point: CGPoint) {
    self.init(x: Double(point.x), y: Double(point.y))
  }
}
