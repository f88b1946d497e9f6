internal import LayoutGeometry

extension ClosedFormLengths {
  /// Gives the tracks of a container less than they ask for, so that they take what it is given.
  ///
  /// The level is found by Newton's method, which comes up from 0 and never goes too far: the length is a convex function of
  /// it. It ends, since each step leaves a straight part of that function behind.
  ///
  /// - Returns: `false` where a linear program has to tell.
  mutating func shrink(_ container: Int, in structure: Structure, by shortfall: Shortfall) -> Bool {
    let given = length(of: container)
    var level = 0.0
    while let whole = shortfall.length(of: container, at: level, needs) {
      let next = whole.rate > 0 ? level + (whole.length - given) / whole.rate : level
      if whole.length > given, next > level {
        level = next
        continue
      }
      // Where rounding keeps them from getting closer, a sum of numbers of 16 digits is meant to be the same.
      guard whole.length - given <= 1e-12 * given, let tracks = shortfall.tracks(of: container, at: level, needs)
      else { return false }
      for (track, length) in zip(self.tracks(of: container, in: structure), tracks) {
        needs.parts[track].length = length.length
      }
      return true
    }
    return false
  }
}
