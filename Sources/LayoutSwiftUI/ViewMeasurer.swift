#if canImport(SwiftUI)
  internal import ConstraintLayout
  internal import LayoutCoreGraphics
  internal import SwiftUI

  /// Measures a view by asking its proxy.
  ///
  /// Proxies may be used only during a call of SwiftUI to the layout. The engine asks measurers while it places, on the
  /// thread that called it, and a measurer is made anew for each placement; so they are not used after.
  struct ViewMeasurer: Measurer {
    /// All views: the collection is sendable, which the proxy of a single view is not.
    private let subviews: LayoutSubviews
    private let position: Int

    init(_ subviews: LayoutSubviews, _ position: Int) {
      self.subviews = subviews
      self.position = position
    }

    func size(proposedWidth: Double?) -> ConstraintLayout.Size {
      ConstraintLayout.Size(subviews[position].sizeThatFits(proposal(proposedWidth)))
    }

    func heightLimits(width: Double?) -> ClosedRange<Double>? {
      let least = height(width, offered: 0)
      let greatest = height(width, offered: .infinity)
      return least <= greatest ? least...greatest : nil
    }

    func baselines(width: Double) -> Baselines? {
      let dimensions = subviews[position].dimensions(in: proposal(width))
      let (first, last) = (dimensions[.firstTextBaseline], dimensions[.lastTextBaseline])
      // SwiftUI's answer for what has no text is the lower edge; only the engine knows where that will be.
      guard first != dimensions.height || last != dimensions.height else { return nil }
      return Baselines(first: Double(first), last: Double(last))
    }

    private func height(_ width: Double?, offered: CGFloat) -> Double {
      var proposal = proposal(width)
      proposal.height = offered
      return Double(subviews[position].sizeThatFits(proposal).height)
    }

    /// 0 and infinity ask for the least and the greatest size on both axes.
    private func proposal(_ width: Double?) -> ProposedViewSize {
      switch width {
      case nil: .unspecified
      case .some(0): .zero
      case .some(.infinity): .infinity
      case .some(let width): ProposedViewSize(width: ProposedViewSize.room(for: width), height: nil)
      }
    }

    static func == (left: ViewMeasurer, right: ViewMeasurer) -> Bool {
      left.position == right.position && left.subviews == right.subviews
    }

    func hash(into hasher: inout Hasher) { hasher.combine(position) }
  }
#endif
