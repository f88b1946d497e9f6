/// The size that is offered to a layout, as SwiftUI's `ProposedViewSize`.
///
/// Each length is `nil` (take your ideal), 0 (take your minimum), infinity (take your maximum; what has none keeps its
/// ideal) or a length in points to stay within, which flexible content fills.
public struct ProposedSize: Hashable, Sendable {
  /// The width that is offered.
  public var width: Double?
  /// The height that is offered.
  public var height: Double?

  /// Creates a proposal.
  public init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  /// Offers a size.
  public init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }

  /// Asks for the ideal size.
  public static let unspecified = ProposedSize()
  /// Asks for the smallest size.
  public static let zero = ProposedSize(width: 0, height: 0)
  /// Asks for the largest size.
  public static let infinity = ProposedSize(width: .infinity, height: .infinity)

  /// The length that is offered along an axis.
  @inlinable package subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
