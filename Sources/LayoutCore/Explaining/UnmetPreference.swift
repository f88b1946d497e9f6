public import LinearModel

/// Something that was asked for and could not be had, and what stands against it.
public struct UnmetPreference: Hashable, Sendable {
  /// What was asked for, in the words of the user.
  public let statement: String
  /// The ids of the items that it is about, in document order.
  public let items: [String]
  /// By how much it is missed, in points.
  public let shortfall: Double
  /// What cannot hold together with it: take any one of these away, and the others leave room for it.
  ///
  /// Each is a statement in the words of the user, or a rule of the engine.
  public let blockingConstraints: [LayoutError.ConflictMember]
}
