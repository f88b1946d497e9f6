internal import LayoutGeometry
internal import LinearModel

extension LayoutTree {
  /// Checks the tracks that a lazy grid describes.
  func checkTracks(_ options: LazyGridOptions, of node: Int, limits: Limits) throws {
    let list = options.axis == .horizontal ? "columns" : "rows"
    guard !options.tracks.isEmpty else {
      throw LayoutError(
        .invalidLayout, "A lazy grid needs at least one track. Give it some \(list).",
        place: "\(place(of: node)).\(list)")
    }
    for (index, track) in options.tracks.enumerated() {
      if let problem = track.problem(limits: limits) {
        throw LayoutError(problem.code, problem.message, place: "\(place(of: node)).\(list)[\(index)]")
      }
    }
  }
}

extension LayoutTree {
  /// Checks the tracks that a grid lists.
  func checkTracks(_ options: GridOptions, of node: Int, limits: Limits) throws {
    for (list, tracks) in [("columns", options.tracks.columns), ("rows", options.tracks.rows)] {
      let place = "\(place(of: node)).tracks.\(list)"
      guard tracks.count <= limits.tracks else {
        throw LayoutError(
          .limitExceeded,
          "The grid lists \(tracks.count) \(list); the limit is \(limits.tracks). List fewer, or raise Limits.tracks.",
          place: place)
      }
      for (index, track) in tracks.enumerated() {
        guard let problem = track.problem(limits: limits) else { continue }
        throw LayoutError(problem.code, problem.message, place: "\(place)[\(index)]")
      }
    }
  }
}

extension GridTrack {
  fileprivate func problem(limits: Limits) -> (code: LayoutError.Code, message: String)? {
    switch self {
    case .fit: return nil
    case .fraction(let part):
      return LayoutTree.problem(ofFraction: part, "The track", "the grid")
    case .fixed(let length): return GridItem(.fixed(length)).problem(limits: limits)
    case .flexible(let minimum, let maximum, let stretch):
      return GridItem(.flexible(minimum: minimum, maximum: maximum, stretch: stretch)).problem(limits: limits)
    }
  }
}

extension GridItem {
  fileprivate func problem(limits: Limits) -> (code: LayoutError.Code, message: String)? {
    if let spacing, !spacing.isFinite { return (.nonFinite, "The gap is \(spacing). Give a finite number.") }
    let (minimum, maximum) =
      switch size {
      case .fixed(let length): (length, length)
      case .flexible(let minimum, let maximum, _), .adaptive(let minimum, let maximum): (minimum, maximum)
      }
    if !minimum.isFinite || maximum.isNaN { return (.nonFinite, "The track is \(minimum) to \(maximum) long.") }
    if minimum < 0 { return (.invalidLayout, "The track is \(lengthText(minimum)) long. Lengths are 0 or more.") }
    if maximum < minimum {
      let (least, most) = (lengthText(minimum), lengthText(maximum))
      return (.invalidLayout, "The minimum \(least) of the track is above its maximum \(most). Swap them.")
    }
    if case .adaptive(0, _) = size {
      return (.invalidLayout, "An adaptive track has a minimum above 0; any number of tracks of length 0 would fit.")
    }
    // As with items, a greatest length may be anything.
    for (name, length) in [("gap", abs(spacing ?? 0)), ("track", minimum)] where length > limits.length {
      let limit = lengthText(limits.length)
      return (.limitExceeded, "The \(name) is \(lengthText(length)) long; the limit is \(limit). Use a larger unit.")
    }
    if stretch != 0, !limits.factors.contains(stretch) {
      return (
        !stretch.isFinite ? .nonFinite : stretch < 0 ? .invalidLayout : .limitExceeded,
        "The stretch factor of the track is \(lengthText(stretch)). Give 0, or a number from \(limits.factorsText)."
      )
    }
    return nil
  }
}
