public import LayoutGeometry

extension LayoutEngine {
  /// Places many layouts at once, on all cores.
  ///
  /// Each is placed as ``place(_:in:)`` would place it alone. Layouts of different types go into an array of `AnyLayout`. Few
  /// and small ones are placed one after the other, which takes less time than sharing them out.
  ///
  /// - Parameters:
  ///   - layouts: What to place.
  ///   - proposal: The size that is offered to each of them; see `ProposedSize`.
  /// - Returns: Where everything stands, in the order of the layouts.
  /// - Throws: What ``place(_:in:)`` throws for the first layout, in their order, that cannot be placed. The place of a
  ///   `LayoutError` then begins with its number, counted from 0, as in `layouts[3].children[1]`. In a task that is cancelled
  ///   meanwhile, `CancellationError`.
  @inlinable public func place(
    all layouts: [some Layout], in proposal: ProposedSize = .unspecified
  ) async throws -> [Placement] {
    try await LayoutBatch(layouts.count, in: proposal, on: self) { LayoutTree(layouts[$0]) }.placements()
  }

  /// Places many layouts at once, on all cores, and says of each whether it could be placed.
  ///
  /// As ``place(all:in:)``, except that layouts that cannot be placed do not stand in the way of others.
  ///
  /// - Parameters:
  ///   - layouts: What to place.
  ///   - proposal: The size that is offered to each of them; see `ProposedSize`.
  /// - Returns: For each layout, in their order, where everything stands, or the error that ``place(_:in:)`` throws for it.
  /// - Throws: `CancellationError` in a task that is cancelled meanwhile, and nothing else.
  @inlinable public func place(
    each layouts: [some Layout], in proposal: ProposedSize = .unspecified
  ) async throws -> [Result<Placement, any Error>] {
    try await LayoutBatch(layouts.count, in: proposal, on: self) { LayoutTree(layouts[$0]) }.results()
  }
}
