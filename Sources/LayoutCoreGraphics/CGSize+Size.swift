#if canImport(CoreGraphics)
  public import CoreGraphics
#else
  public import Foundation
#endif
public import LayoutGeometry

extension CGSize {
  /// Creates the same size in Core Graphics' terms.
  public init(_ size: LayoutGeometry.Size) {
    self.init(width: size.width, height: size.height)
  }
}

extension LayoutGeometry.Size {
  /// Creates the same size.
  public init(_ size: CGSize) {
    self.init(width: Double(size.width), height: Double(size.height))
  }
}

extension ProposedSize {
  /// Offers a size in Core Graphics' terms.
  public init(_ size: CGSize) {
    self.init(LayoutGeometry.Size(size))
  }
}
