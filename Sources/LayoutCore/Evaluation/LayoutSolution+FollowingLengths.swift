internal import LayoutGeometry

// Lengths that follow from those that cells give are taken once these are solved for, as the heights of measured items are.
extension LayoutSolution {
  /// Whether what is around something that keeps a ratio has less room for a length of it than follows from the other one.
  ///
  /// Then that one follows from this length instead.
  func isHeldBack(_ following: FollowingLength) -> Bool {
    guard let wanted = lengths.followingLength(of: following.container, following.axis),
      let length = solvedLength(of: following.container, following.axis)
    else { return false }
    // What differs by less is the rounding of solves.
    return length < wanted - 1e-9 * (1 + wanted)
  }

  /// Takes the lengths that follow from those that cells have given to what keeps a ratio.
  ///
  /// - Parameter isRising: Whether they become no less than they were taken to be.
  mutating func takeFollowingLengths(isRising: Bool) -> MeasuredChange {
    let given = followingLengths.filter { !isHeldBack($0) }.compactMap { following in
      solvedLength(of: following.container, following.axis.other).map { (following, across: $0) }
    }
    return lengths.follow(given, isRising: isRising)
  }
}
