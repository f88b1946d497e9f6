#if canImport(CoreGraphics)
  public import CoreGraphics
#else
  public import Foundation
#endif
public import LayoutGeometry

// The Mac's headers have a Rect, a Point and a Size of their own, so these three say whose they are.

extension CGRect {
  /// Creates the same rectangle in Core Graphics' terms.
  public init(_ rect: LayoutGeometry.Rect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}

extension LayoutGeometry.Rect {
  /// Creates the same rectangle; one with a negative width or height is turned to stand on its top-left corner.
  public init(_ rect: CGRect) {
    let standard = rect.standardized
    self.init(
      x: Double(standard.origin.x), y: Double(standard.origin.y), width: Double(standard.size.width),
      height: Double(standard.size.height))
  }
}
