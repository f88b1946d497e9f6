#if canImport(SwiftUI)
  public import ConstraintLayout
  public import SwiftUI

  /// A SwiftUI layout that is given by a description: views are measured, the engine places them.
  ///
  /// A type that conforms says what the views look like together, and is then used as any SwiftUI layout. Views that do
  /// not fit stand out of the container, as in SwiftUI's own layouts. ``ConstraintArrangement`` is one made of a closure.
  ///
  /// SwiftUI mirrors what reads from right to left, so descriptions are always placed from left to right; what they say
  /// about left and right, in offsets and relations, is mirrored with the rest.
  public protocol ViewArrangement: SwiftUI.Layout where Cache == ArrangementCache {
    /// The type of the description.
    associatedtype Description: ConstraintLayout.Layout

    /// What the views look like together.
    ///
    /// It is asked for each size that SwiftUI proposes, and gives the same answer every time.
    func description(of views: ArrangedViews) -> Description

    /// The engine that places the views.
    ///
    /// Of its options, `overflow` and `layoutDirection` are as SwiftUI needs them, whatever they say.
    var engine: LayoutEngine { get }

    /// Takes note of where the views were placed, or of why they could not be.
    ///
    /// SwiftUI has no way to refuse a layout. Where the engine throws, because required constraints contradict each
    /// other or the description makes no sense, the views stand below each other at their ideal sizes, and the error
    /// comes here. It is called on whatever thread SwiftUI places views on, each time it places them.
    func report(_ result: Result<Placement, any Error>)
  }

  extension ViewArrangement {
    /// An engine on GLPK, without the search for changes that settle what is open.
    public var engine: LayoutEngine {
      var options = LayoutEngine.Options()
      options.triesFixes = false
      return LayoutEngine(options: options)
    }

    /// Does nothing.
    public func report(_ result: Result<Placement, any Error>) {}
  }

  // MARK: SwiftUI's requirements

  extension ViewArrangement {
    /// Creates an empty cache; SwiftUI makes a new one whenever the layout or a view changes.
    public func makeCache(subviews: LayoutSubviews) -> ArrangementCache { ArrangementCache() }

    /// The size of the views together: their least, ideal or greatest one, or what they make of a length.
    public func sizeThatFits(
      proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ArrangementCache
    ) -> CGSize {
      arranged(subviews, in: proposal, cache: &cache).size
    }

    /// Places each view in the middle of its rectangle, and proposes the size of that to it.
    public func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ArrangementCache
    ) {
      // The bounds are what this proposal was answered with, so nothing is solved again.
      let arranged = arranged(subviews, in: proposal, cache: &cache)
      for (subview, rect) in zip(subviews, arranged.rects) { subview.place(at: rect, in: bounds) }
      report(arranged.result)
    }

    private func arranged(
      _ subviews: LayoutSubviews, in proposal: ProposedViewSize, cache: inout ArrangementCache
    ) -> ArrangedFrames {
      let engine = engine
      let proposal = ProposedSize(proposal, upTo: engine.options.limits.length)
      return cache.frames(for: proposal) {
        let views = ArrangedViews(subviews)
        return ArrangedFrames(of: views, as: description(of: views), in: proposal, engine: engine)
      }
    }
  }

  extension LayoutSubview {
    /// Far beyond any screen, and near enough for coordinates of single precision.
    private static let outOfSight = CGPoint(x: -100_000, y: -100_000)

    /// Places the view in a rectangle, or out of sight where it has none: what a layout does not place is shown otherwise.
    fileprivate func place(at rect: ConstraintLayout.Rect?, in bounds: CGRect) {
      guard let rect else { return place(at: Self.outOfSight, proposal: .zero) }
      place(
        at: CGPoint(x: bounds.minX + rect.midX, y: bounds.minY + rect.midY), anchor: .center,
        proposal: ProposedViewSize(roomFor: rect.size))
    }
  }
#endif
