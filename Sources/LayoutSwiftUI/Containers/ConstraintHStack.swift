#if canImport(SwiftUI)
  public import ConstraintLayout
  public import SwiftUI

  /// Views in a row, placed as by `Stack(.row)`.
  ///
  /// What the engine promises beyond SwiftUI's `HStack`: views that must shrink share the loss fairly, whatever their order.
  public struct ConstraintHStack: ViewArrangement {
    private let alignment: StackAlignment
    private let spacing: Double?

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - alignment: Where views sit up and down; `.leading` is the top.
    ///   - spacing: The gap between neighbours in points; `nil` leaves it to what SwiftUI prefers between them.
    public init(alignment: StackAlignment = .center, spacing: Double? = nil) {
      self.alignment = alignment
      self.spacing = spacing
    }

    /// A row, so that SwiftUI's spacers and dividers know how they stand.
    public static var layoutProperties: LayoutProperties {
      var properties = LayoutProperties()
      properties.stackOrientation = .horizontal
      return properties
    }

    /// A stack of all views.
    public func description(of views: ArrangedViews) -> Stack<ArrangedViews> {
      Stack(.row, alignment: alignment, spacing: spacing) { views }
    }
  }
#endif
