public import LayoutGeometry

extension Item {
  /// Makes the item as large as its content is for the width that it gets: its height follows from its width.
  ///
  /// Lengths that ``frame(width:height:)`` gives come before what is measured.
  ///
  /// - Parameter measure: The size for a proposed width in points; see ``Measurer/size(proposedWidth:)``. The same width
  ///   must always give the same size.
  public func measured(_ measure: @escaping @Sendable (_ proposedWidth: Double?) -> Size) -> Item {
    measured(by: ClosureMeasurer(measure))
  }

  /// Makes the item as large as a measurer says for the width that it gets.
  public func measured(by measurer: some Measurer) -> Item { changed(.measured(MeasuredContent(measurer))) }
}

/// A measurer made of a closure; two are equal where they are the same.
final class ClosureMeasurer: Measurer {
  private let measure: @Sendable (Double?) -> Size

  init(_ measure: @escaping @Sendable (Double?) -> Size) { self.measure = measure }

  func size(proposedWidth: Double?) -> Size { measure(proposedWidth) }

  static func == (left: ClosureMeasurer, right: ClosureMeasurer) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
