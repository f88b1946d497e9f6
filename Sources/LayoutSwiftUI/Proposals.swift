#if canImport(SwiftUI)
  internal import ConstraintLayout
  internal import SwiftUI

  extension ProposedSize {
    /// SwiftUI's proposal as one that the engine takes.
    ///
    /// - Parameter limit: The longest length that is taken as one; SwiftUI's callers also write
    ///   `.greatestFiniteMagnitude` for as much as you want.
    init(_ proposal: ProposedViewSize, upTo limit: Double) {
      func length(_ proposed: CGFloat?) -> Double? {
        guard let proposed, !proposed.isNaN else { return nil }
        return proposed > limit ? .infinity : max(0, Double(proposed))
      }
      self.init(width: length(proposal.width), height: length(proposal.height))
    }
  }

  extension ProposedViewSize {
    /// A proposal in which a view of this size has room.
    init(roomFor size: ConstraintLayout.Size) {
      self.init(width: Self.room(for: size.width), height: Self.room(for: size.height))
    }

    /// A length that came out of sums may be below the view's own by their rounding, and would wrap or cut its text; a
    /// millionth of a point is more than that and less than any pixel.
    static func room(for length: Double) -> CGFloat { CGFloat(length + 1e-6) }
  }
#endif
