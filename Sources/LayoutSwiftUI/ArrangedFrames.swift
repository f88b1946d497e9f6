#if canImport(SwiftUI)
  internal import ConstraintLayout
  internal import LayoutCoreGraphics
  internal import SwiftUI

  /// Where views stand for a proposal, and what led there.
  struct ArrangedFrames: Sendable {
    /// The size of the container; infinite where it takes whatever it gets.
    let size: CGSize
    /// Where each view stands in the container; `nil` for a view that the description leaves out.
    let rects: [ConstraintLayout.Rect?]
    /// The placement, or the error in whose place the views stand below each other.
    let result: Result<Placement, any Error>

    init(
      of views: ArrangedViews, as description: some ConstraintLayout.Layout, in proposal: ProposedSize,
      engine: LayoutEngine
    ) {
      var engine = engine
      engine.options.overflow = .visible
      engine.options.layoutDirection = .leftToRight
      do {
        let placement = try engine.place(description, in: proposal)
        size = CGSize(try Self.size(of: placement, of: description, in: proposal, engine: engine))
        rects = Self.rects(of: views, in: placement)
        result = .success(placement)
      } catch {
        let column = Self.column(of: views.subviews)
        (size, rects) = (CGSize(column.size), column.rects)
        result = .failure(error)
      }
    }

    // MARK: What was placed

    /// The first item counts where a view has several.
    private static func rects(of views: ArrangedViews, in placement: Placement) -> [ConstraintLayout.Rect?] {
      var rects = [ConstraintLayout.Rect?](repeating: nil, count: views.count)
      for frame in placement.frames {
        guard let id = frame.id, let position = views.position(of: id), rects[position] == nil else { continue }
        rects[position] = frame.rect
      }
      return rects
    }

    /// The size to answer: where as much as possible was proposed, and there is no greatest size, that is infinite.
    ///
    /// The engine gives such content its ideal size. It is told by what grows when it is offered more.
    private static func size(
      of placement: Placement, of description: some ConstraintLayout.Layout, in proposal: ProposedSize,
      engine: LayoutEngine
    ) throws -> ConstraintLayout.Size {
      let open = ConstraintLayout.Axis.allCases.filter { proposal[$0] == .infinity }
      guard !open.isEmpty else { return placement.size }
      // Far more than rounding can add, and little enough for tracks that are as many as there is room for.
      let more = 1000.0
      var larger = proposal
      for axis in open { larger[axis] = placement.size[axis] + more }
      let grown = try engine.place(description, in: larger).size
      var size = placement.size
      for axis in open where grown[axis] > size[axis] + 1 { size[axis] = .infinity }
      return size
    }

    // MARK: What could not be placed

    /// Views below each other at their ideal sizes: plainly not what was meant, with nothing lost.
    private static func column(of subviews: LayoutSubviews) -> (
      size: ConstraintLayout.Size, rects: [ConstraintLayout.Rect?]
    ) {
      let spacing = LayoutEngine.Options().defaultSpacing
      var size = ConstraintLayout.Size.zero
      let rects = subviews.map { subview in
        let ideal = ConstraintLayout.Size(subview.sizeThatFits(.unspecified))
        let top = size.height == 0 ? 0 : size.height + spacing
        size = ConstraintLayout.Size(width: max(size.width, ideal.width), height: top + ideal.height)
        return Optional(ConstraintLayout.Rect(x: 0, y: top, width: ideal.width, height: ideal.height))
      }
      return (size, rects)
    }
  }
#endif
