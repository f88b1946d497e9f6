#if canImport(SwiftUI)
  public import ConstraintLayout
  public import SwiftUI

  /// Views in a column, placed as by `Stack(.column)`.
  public struct ConstraintVStack: ViewArrangement {
    private let alignment: StackAlignment
    private let spacing: Double?

    /// Creates a column.
    ///
    /// - Parameters:
    ///   - alignment: Where views sit across.
    ///   - spacing: The gap between neighbours in points; `nil` leaves it to what SwiftUI prefers between them.
    public init(alignment: StackAlignment = .center, spacing: Double? = nil) {
      self.alignment = alignment
      self.spacing = spacing
    }

    /// A column, so that SwiftUI's spacers and dividers know how they stand.
    public static var layoutProperties: LayoutProperties {
      var properties = LayoutProperties()
      properties.stackOrientation = .vertical
      return properties
    }

    /// A stack of all views.
    public func description(of views: ArrangedViews) -> Stack<ArrangedViews> {
      Stack(.column, alignment: alignment, spacing: spacing) { views }
    }
  }
#endif
