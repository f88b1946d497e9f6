#if canImport(SwiftUI)
  public import ConstraintLayout
  public import SwiftUI

  /// The views of a container as items of a description, in the order in which they are written.
  ///
  /// As a whole it is a layout too: `Stack(.row) { views }` holds all of them. Each item measures its view, has the
  /// view's `layoutPriority`, and keeps the distance that SwiftUI prefers to the view that follows.
  public struct ArrangedViews: RandomAccessCollection, ConstraintLayout.Layout {
    /// SwiftUI's proxies of the views, for layout values of your own.
    public let subviews: LayoutSubviews
    private let positions: [String: Int]
    private let identifiers: [String]
    private var suffix = ""

    init(_ subviews: LayoutSubviews) {
      self.subviews = subviews
      identifiers = subviews.enumerated().map { position, subview in
        subview[ViewIdentifierKey.self] ?? "view \(position + 1)"
      }
      positions = Dictionary(zip(identifiers, subviews.indices), uniquingKeysWith: { first, _ in first })
    }

    /// The position of the first view, 0.
    public var startIndex: Int { subviews.startIndex }

    /// The position after the last view.
    public var endIndex: Int { subviews.endIndex }

    /// The item of the view at a position; its id is the one that the view was given, or `view 1` for the first.
    public subscript(position: Int) -> Item {
      let subview = subviews[position]
      var item = Item(identifiers[position] + suffix).measured(by: ViewMeasurer(subviews, position))
      if subview.priority != 0 { item = item.layoutPriority(subview.finitePriority) }
      if subview[StretchKey.self] != 1 { item = item.stretch(subview[StretchKey.self]) }
      if let alignment = subview[CellAlignmentKey.self] { item = item.alignedInCell(alignment) }
      guard position + 1 < endIndex else { return item }
      let next = subviews[position + 1].spacing
      return
        item
        .preferredSpacing(Double(subview.spacing.distance(to: next, along: .horizontal)), .trailing)
        .preferredSpacing(Double(subview.spacing.distance(to: next, along: .vertical)), .bottom)
    }

    /// The item of the view that was given this id, or `nil` if there is none among the views.
    public subscript(id: String) -> Item? { positions[id].map { self[$0] } }

    /// The same views under ids of their own, for another alternative of a `ViewThatFits`.
    ///
    /// An id stands once in a layout, even where only one alternative is shown. A view stands where the alternative that
    /// was chosen places it.
    ///
    /// - Parameter number: The number of the alternative; the views themselves are the first.
    public func alternative(_ number: Int) -> ArrangedViews {
      var copy = self
      copy.suffix = suffix + Self.separator + "\(number))"
      return copy
    }

    private static let separator = " (alternative "

    /// Appends an item for each view.
    public func append(to tree: inout LayoutTree) {
      for item in self { item.append(to: &tree) }
    }

    /// The position of the view that an item stands for, if it stands for one.
    func position(of id: String) -> Int? {
      positions[id] ?? id.firstRange(of: Self.separator).flatMap { positions[String(id[..<$0.lowerBound])] }
    }
  }

  extension LayoutSubview {
    /// The priority as a number that can be compared and stored; SwiftUI's `Spacer` has minus infinity.
    fileprivate var finitePriority: Double {
      let greatest = Double.greatestFiniteMagnitude
      return priority.isNaN ? 0 : Swift.min(Swift.max(priority, -greatest), greatest)
    }
  }
#endif
