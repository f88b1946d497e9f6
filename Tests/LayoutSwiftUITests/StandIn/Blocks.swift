import Foundation

// What is not SwiftUI's: views that tests measure, and a window that places them.

/// A view with a name, whose size for a proposal is what a closure says.
public struct Block: View, PrimitiveView {
  let leaves: [Leaf]

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - name: What the frame is called that it is placed in.
  ///   - spacing: How far it wants to stand from others.
  ///   - firstBaseline: How far its first baseline lies below its top.
  ///   - lastBaseline: How far its last baseline lies below its top.
  ///   - measure: Its size for a proposal.
  public init(
    _ name: String, spacing: CGFloat = 8, firstBaseline: CGFloat? = nil,
    lastBaseline: CGFloat? = nil,
    measure: @escaping (ProposedViewSize) -> CGSize
  ) {
    let place = { (rect: CGRect, _: ProposedViewSize) in Window.frames.append((name, rect)) }
    leaves = [
      Leaf(
        name: name, measure: measure, place: place, spacing: ViewSpacing(length: spacing),
        firstBaseline: firstBaseline, lastBaseline: lastBaseline)
    ]
  }

  /// A primitive view has none.
  public var body: Never { fatalError("A primitive view has no body.") }
}

/// Where a view is asked for its size and placed at the origin.
public enum Window {
  // The program that uses this has one thread.
  nonisolated(unsafe) static var frames: [(name: String, rect: CGRect)] = []

  /// The size of a view, and where the blocks in it stand.
  @MainActor public static func show(
    _ view: some View, in proposal: ProposedViewSize
  ) -> (size: CGSize, frames: [(name: String, rect: CGRect)]) {
    frames = []
    guard let leaf = leaves(of: view).first else { return (.zero, []) }
    // SwiftUI asks for more than one size before it places.
    _ = leaf.measure(.zero)
    _ = leaf.measure(.unspecified)
    let size = leaf.measure(proposal)
    leaf.place(CGRect(origin: .zero, size: size), proposal)
    return (size, frames)
  }
}
