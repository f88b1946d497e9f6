internal import LayoutGeometry

/// A grid while it is written: its tracks, and where its items stand in them.
struct HTMLGrid {
  let box: HTMLBox
  let isDefinite: PerAxis<Bool>
  var tracks: PerAxis<[HTMLTrack]>
  /// The items, in the order in which they found their places, counted from the first track.
  var placements: [HTMLPlacement]
  let gaps: PerAxis<Double>
  /// Whether its tracks are listed rather than made by rows of cells.
  var isListed = false
  /// The axes along which all tracks have a said length, and each a cell of its own that can say it.
  var byCells = PerAxis.neither

  /// The tracks that an item covers.
  func covered(_ place: HTMLPlacement, _ axis: Axis) -> ArraySlice<HTMLTrack> { tracks[axis][place.tracks(axis)] }

  /// The sum of all shares of what is left.
  func shares(_ axis: Axis) -> [Double] { tracks[axis].compactMap(\.greatest.fraction) }

  func hasFlexible(_ axis: Axis) -> Bool { tracks[axis].contains(where: \.isFlexible) }

  // MARK: Areas

  /// Tells the items their areas along an axis, as far as tracks of said lengths make them, or one that takes the rest.
  func giveAreas(_ axis: Axis) {
    var lengths = tracks[axis].map(\.fixed)
    let open = tracks[axis].filter { !$0.isFixed }
    if open.count == 1, let room = box.saidContent(axis), takesRest(open[0], axis) {
      let rest = room - gaps[axis] * Double(lengths.count - 1) - lengths.reduce(0) { $0 + ($1 ?? 0) }
      if placements.allSatisfy({ $0.box.mostContent(axis) <= rest }) { lengths = lengths.map { $0 ?? max(0, rest) } }
    }
    for place in placements {
      let covered = lengths[place.tracks(axis)]
      let known = covered.compactMap(\.self)
      let isKnown = known.count == covered.count
      place.box.give(isKnown ? known.reduce(0, +) + gaps[axis] * Double(known.count - 1) : nil, axis)
    }
  }

  /// Whether the only track that is not fixed is as long as what the others leave.
  private func takesRest(_ track: HTMLTrack, _ axis: Axis) -> Bool {
    if let share = track.greatest.fraction { return share >= 1 }
    return track == .auto && box.stretchesTracks(axis)
  }

  // MARK: What items are there

  /// Whether one item stands in the tracks of a place.
  func isAlone(_ place: HTMLPlacement, _ axis: Axis, among placements: [HTMLPlacement]) -> Bool {
    placements.count { $0.tracks(axis).overlaps(place.tracks(axis)) } == 1
  }

  /// Whether all that an item asks of tracks that give way is its least length, so that its content is no matter.
  func speaksLittle(_ place: HTMLPlacement) -> Bool {
    let child = place.box
    guard !child.flow.isEmpty, isDefinite.any else { return false }
    return Axis.allCases.allSatisfy { axis in
      let covered = covered(place, axis)
      guard isDefinite[axis], covered.contains(where: \.isFlexible), child.said(axis) == nil else { return false }
      let isNamed = covered.count > 1 || covered.first?.least.points != nil
      return (child.least(axis) ?? 0) != 0 || isNamed || child.clips(axis)
    }
  }

  /// For a track the largest of the lengths that the items in it say, or `nil` where one says none.
  func contentLength(of track: Int, _ axis: Axis) -> Double? {
    var longest = 0.0
    for place in placements where place.tracks(axis).contains(track) {
      guard place.count[axis] == 1, let length = place.box.saidOrEmpty(axis) else { return nil }
      longest = max(longest, length + place.box.margins.sum(axis))
    }
    return longest
  }

  /// Whether an item stands on a baseline that it shares with others of its row.
  func isOnBaseline(_ place: HTMLPlacement) -> Bool {
    let own = place.box.word("align-self")
    return (own == "auto" ? box.word("align-items", "normal") : own) == "baseline"
      && !HTMLSide.along(.vertical).contains(where: place.box.isAuto)
  }

  /// The longest of the least lengths that items in a track say, which is no longer than that.
  func leastLength(of track: Int, _ axis: Axis) -> Double {
    let alone = placements.filter { $0.tracks(axis) == track..<(track + 1) && !$0.box.clips(axis) }
    return alone.reduce(0) { max($0, ($1.box.least(axis) ?? 0) + $1.box.margins.sum(axis)) }
  }

  /// Whether the tracks may be longer than a grid whose length is given, as far as lengths that are said tell.
  func isPushed(_ axis: Axis) -> Bool {
    let room = box.saidContent(axis)
    return placements.contains { place in
      if axis == .vertical, isOnBaseline(place) { return true }
      let (child, covered) = (place.box, covered(place, axis))
      if covered.allSatisfy({ $0.least.points != nil || $0.least.part != nil }) || child.clips(axis) { return false }
      let said = child.said(axis) ?? 0
      var least = said > 0 ? said : child.least(axis)
      if least == nil, covered.count > 1, covered.contains(where: \.isFlexible) { return false }
      if least == nil, child.isLeaf { least = child.around(axis) }
      guard let least, let room else { return true }
      return least > room
    }
  }
}

extension HTMLBox {
  /// No less than the length that a box asks for at least: all that it and what is in it say, one beside the other.
  func mostContent(_ axis: Axis) -> Double {
    let sides = HTMLSide.along(axis).flatMap { ["padding-\($0)", "border-\($0)-width", "margin-\($0)"] }
    let templates = ["grid-template-columns", "grid-template-rows", "grid-auto-columns", "grid-auto-rows"]
    var total = 0.0
    for box in all {
      if box.ratio != nil || box.display == "grid" && templates.contains(where: box.says) { return .infinity }
      for key in [axis.lengthName, "min-\(axis.lengthName)", "flex-basis", "column-gap", "row-gap"] + sides {
        total += max(0, box.length(key).points ?? 0)
      }
      if let text = box.text { total += text.width }
    }
    return total
  }

  /// Whether an item needs no length along an axis.
  func asksNothing(_ axis: Axis) -> Bool {
    isLeaf && said(axis) == nil && (least(axis) ?? 0) == 0 && around(axis) == 0
      && HTMLSide.along(axis).allSatisfy { margins[$0] == 0 }
  }
}
