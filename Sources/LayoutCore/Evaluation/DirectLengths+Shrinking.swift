internal import LayoutGeometry

extension DirectLengths {
  /// Gives the tracks of a container less than they ask for, so that they take what it is given.
  ///
  /// - Returns: `false` where a linear program has to tell.
  mutating func shrink(_ container: Int, in structure: Structure, to waterLevel: WaterLevel) -> Bool {
    guard let level = waterLevel.level(of: container, taking: length(of: container), demands),
      let tracks = waterLevel.tracks(of: container, at: level, demands)
    else { return false }
    for (track, length) in zip(self.tracks(of: container, in: structure), tracks) {
      demands.parts[track].length = length.length
    }
    return true
  }
}
