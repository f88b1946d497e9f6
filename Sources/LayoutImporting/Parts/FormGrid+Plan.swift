internal import LayoutGeometry

extension FormGrid {
  /// What becomes of the tracks along one axis.
  struct Plan {
    let axis: Axis
    let tracks: Tracks
    /// The tracks that are kept, by their numbers in the form, in order.
    let kept: [Int]
    private let positions: [Int: Int]
    /// The tracks of the document: those of the form by their numbers there, and `nil` for space that is a track itself.
    private let all: [Int?]
    /// The space that stands between all tracks.
    let spacing: Double
    /// The tracks in which nothing but spacers stand, beside which forms keep no space.
    private let hollow: Set<Int>
    private let cells: [Cell]
    /// The tracks that take what is left, by their numbers in the form.
    private let growing: Set<Int>
    /// Whether something in one track, or a stretch factor, makes the whole grid take what others could have.
    private let expands: Bool
    /// The tracks with something in them that takes no other.
    private let owned: Set<Int>
    /// The lengths beyond which tracks take nothing, by their numbers in the form.
    private let greatest: [Int: Double]

    init(axis: Axis, cells: [Cell], tracks: Tracks) {
      self.axis = axis
      self.tracks = tracks
      self.cells = cells
      var places: [Int: GrowingPlace] = [:]
      for track in tracks.stretch.indices where tracks.stretch[track] > 0 { places[track] = GrowingPlace(grows: true) }
      for track in tracks.minimum.indices where tracks.minimum[track] > 0 {
        places[track] = places[track] ?? GrowingPlace()
      }
      for (track, content) in Self.content(cells, axis, tracks) { places[track] = content }
      if tracks.rules.spansExpand { Self.expandUnderSpans(&places, cells, axis) }
      owned = Set(cells.filter { $0.span(axis) == 1 }.map { $0.first(axis) })
      let kept = places.keys.sorted()
      let known = kept.map { track in
        var place = places[track] ?? GrowingPlace()
        place.stretch = tracks.stretch(track)
        return place
      }
      self.kept = kept
      growing = Set(tracks.rules.growing(known).map { kept[$0] })
      let filled = cells.filter { $0.span(axis) > 1 || !$0.part.isSpacer }
      hollow = Set(kept).subtracting(filled.flatMap { $0.first(axis)..<($0.first(axis) + $0.span(axis)) })
      (all, spacing) = Self.spaced(kept, hollow, growing, cells, axis, tracks)
      positions = Dictionary(
        uniqueKeysWithValues: all.enumerated().compactMap { position, track in track.map { ($0, position) } })
      greatest = places.mapValues(\.greatest).filter(\.value.isFinite)
      expands = known.contains { $0.expands || $0.stretch > 0 }
    }

    /// The tracks of the document, and the space between all of them.
    ///
    /// Hollow tracks are as much shorter as the space beside them is long; where one is too short for that, or shares what is
    /// left with others, the space is a track itself.
    private static func spaced(
      _ kept: [Int], _ hollow: Set<Int>, _ growing: Set<Int>, _ cells: [Cell], _ axis: Axis, _ tracks: Tracks
    ) -> ([Int?], Double) {
      func length(_ track: Int) -> Double {
        let spacers = cells.filter { $0.first(axis) == track }.map { $0.part[axis]?.ideal ?? 0 }
        return max(spacers.max() ?? 0, Double(tracks.minimum(track)))
      }
      let isMixed = !growing.isDisjoint(with: hollow) && !growing.isSubset(of: hollow)
      let isTooShort = hollow.contains { length($0) < tracks.spacing }
      guard tracks.spacing > 0, isTooShort || isMixed || hollow.count == kept.count else {
        return (kept, tracks.spacing)
      }
      var all: [Int?] = []
      var isFirst = true
      for track in kept {
        let isHollow = hollow.contains(track)
        if !isHollow, !isFirst { all.append(nil) }
        isFirst = isFirst && isHollow
        all.append(track)
      }
      return (all, 0)
    }

    /// A spacer that is as much shorter as the space beside its track is long.
    func withoutSpace(_ cell: Cell) -> Cell {
      var cell = cell
      if hollow.contains(cell.first(axis)) { cell.part[axis] = cell.part[axis]?.shortened(by: spacing) }
      return cell
    }

    /// What cells say of the tracks that they take.
    private static func content(_ cells: [Cell], _ axis: Axis, _ tracks: Tracks) -> [Int: GrowingPlace] {
      var parts: [Int: [FormPart]] = [:]
      for cell in cells where cell.span(axis) == 1 { parts[cell.first(axis), default: []].append(cell.part) }
      var places: [Int: GrowingPlace] = [:]
      for (track, parts) in parts { places[track] = place(parts, axis, isStretched: tracks.stretch(track) > 0) }
      for cell in cells where cell.span(axis) > 1 {
        for track in cell.first(axis)..<(cell.first(axis) + cell.span(axis)) {
          places[track] = places[track] ?? GrowingPlace(grows: true)
          // A span may need more than what stands in the track alone.
          places[track]?.greatest = .infinity
        }
      }
      return places
    }

    /// What the parts that stand in a track alone say of it.
    private static func place(_ parts: [FormPart], _ axis: Axis, isStretched: Bool) -> GrowingPlace {
      let expanding = parts.filter { $0.expands.contains(Axis.Set(axis)) }
      let content = parts.filter { !$0.isSpacer }
      guard expanding.isEmpty else {
        return GrowingPlace(expands: true, grows: expanding.contains { $0.grows(axis) })
      }
      guard !content.isEmpty else { return GrowingPlace(grows: isStretched && parts.contains { $0.fills(axis) }) }
      // Where nothing expands, everything has to be able to grow, as far as it can.
      guard content.allSatisfy({ $0.grows(axis) }) else { return GrowingPlace() }
      let demands = content.compactMap { $0.floats.contains(Axis.Set(axis)) ? .flexible : $0[axis] }
      guard demands.count == content.count, let greatest = demands.map(\.maximum).min(),
        let ideal = demands.map(\.ideal).max()
      else { return GrowingPlace(grows: true) }
      return GrowingPlace(grows: ideal < greatest, greatest: greatest)
    }

    /// Lets tracks grow under what expands over several of which none does by itself.
    private static func expandUnderSpans(_ places: inout [Int: GrowingPlace], _ cells: [Cell], _ axis: Axis) {
      for cell in cells where cell.span(axis) > 1 && cell.part.expands.contains(Axis.Set(axis)) {
        let covered = cell.first(axis)..<(cell.first(axis) + cell.span(axis))
        guard !covered.contains(where: { places[$0]?.expands == true }) else { continue }
        for track in covered { places[track] = GrowingPlace(expands: true, grows: true) }
      }
    }

    /// Says what the tracks make of the grid.
    func say(in part: inout FormPart) {
      if expands { part.expands.insert(Axis.Set(axis)) }
      guard growing.isEmpty, !tracks.isHomogeneous, !kept.isEmpty else { return }
      let isColumn = axis == .horizontal
      switch tracks.rules.rest {
      case .spread:
        part.isFull.insert(Axis.Set(axis))
        part.description[isColumn ? "horizontalDistribution" : "verticalDistribution"] = .text("spaceEvenly")
      case .behind: part.description[isColumn ? "width" : "height"] = .anything
      case .outside: break
      }
    }

    /// Whether a track has a length of its own that grows, whatever is in it.
    private func isListedFlexible(_ track: Int) -> Bool {
      tracks.isHomogeneous || (growing.contains(track) && (tracks.stretch(track) > 0 || takesFromSpans(track)))
    }

    /// Whether a track takes what a span needs more than its tracks, because none of the others grows.
    ///
    /// Where the span covers a track in which nothing else lies, that one is open instead, and told.
    private func takesFromSpans(_ track: Int) -> Bool {
      growing.count == 1
        && cells.contains { cell in
          let covered = cell.first(axis)..<(cell.first(axis) + cell.span(axis))
          return covered.count > 1 && covered.contains(track) && covered.allSatisfy(owned.contains)
        }
    }

    /// The tracks as a list; `nil` where their cells say all.
    var listedTracks: LayoutDescription.Value? {
      guard all.contains(where: { $0.map(isListedFlexible) ?? true }) else { return nil }
      return .list(
        all.map { track in
          guard let track else {
            var space = LayoutDescription()
            space["fixed"] = .number(tracks.spacing)
            return .object(space)
          }
          guard isListedFlexible(track) else { return .text("fit") }
          var limits = LayoutDescription()
          limits["stretch"] = .number(tracks.isHomogeneous ? 1 : Double(max(tracks.stretch(track), 1)))
          limits["max"] = greatest[track].map { .number($0) }
          var flexible = LayoutDescription()
          flexible["flexible"] = .object(limits)
          return .object(flexible)
        })
    }

    /// Items without a name that keep tracks from being shorter than the form says.
    var minimumSupports: [LayoutDescription] {
      kept.filter { tracks.minimum($0) > 0 }.map { track in
        let length = LengthDemand.fixed(Double(tracks.minimum(track)))
        return support(track, .number((hollow.contains(track) ? length.shortened(by: spacing) : length).ideal))
      }
    }

    /// Items without a name that let tracks grow in which nothing is longer than it likes.
    ///
    /// A track that only spans cover gets none: it is open how long it is, and that is to be told.
    func growingSupports(besides heldBack: Set<Int>) -> [LayoutDescription] {
      let carried = cells.indices.filter { !heldBack.contains($0) && carries(cells[$0]) }.map { cells[$0].first(axis) }
      return growing.intersection(owned).subtracting(carried).filter { !isListedFlexible($0) }.sorted()
        .map { support($0, .anything) }
    }

    /// Whether a cell makes its track as long as there is room.
    private func carries(_ cell: Cell) -> Bool {
      cell.span(axis) == 1 && cell.part.fills(axis) && growing.contains(cell.first(axis))
    }

    private func support(_ track: Int, _ length: LayoutDescription.Value) -> LayoutDescription {
      var item = LayoutDescription(type: "item")
      let isColumn = axis == .horizontal
      item["width"] = isColumn ? length : .number(0)
      item["height"] = isColumn ? .number(0) : length
      item["column"] = .number(Double(isColumn ? positions[track] ?? 0 : 0))
      item["row"] = .number(Double(isColumn ? 0 : positions[track] ?? 0))
      item["unsizedAxes"] = .texts([isColumn ? "vertical" : "horizontal"])
      return item
    }

    /// Whether a cell fills a track that takes nothing of what is left, and cannot say its length itself.
    func holdsBack(_ cell: Cell) -> Bool { isIdle(cell) && cell.part[axis] == nil }

    /// Whether a cell could be longer in a track that takes nothing of what is left.
    private func isIdle(_ cell: Cell) -> Bool {
      cell.span(axis) == 1 && !growing.contains(cell.first(axis)) && !tracks.isHomogeneous && cell.part.fills(axis)
    }

    /// Says where a cell stands along the axis.
    func place(_ cell: Cell, in words: inout LayoutDescription) {
      let first = cell.first(axis)
      let isColumn = axis == .horizontal
      words[isColumn ? "column" : "row"] = .number(Double(positions[first] ?? 0))
      if cell.span(axis) > 1 {
        // A grid in a cell has rows itself.
        let key = isColumn ? "columns" : words["rows"] == nil ? "rows" : "cellRows"
        let last = positions[first + cell.span(axis) - 1] ?? 0
        words[key] = .number(Double(last - (positions[first] ?? 0) + 1))
      }
      guard isIdle(cell), var demand = cell.part[axis] else { return }
      // It fills its track and does not make it longer: it asks for what it likes, and for nothing beyond.
      demand.minimum = demand.ideal
      words[isColumn ? "width" : "height"] = demand.value
      let others: [LayoutDescription.Value] =
        if case .list(let axes)? = words["unsizedAxes"] { axes } else { [] }
      words["unsizedAxes"] = .list(others + [.text(isColumn ? "horizontal" : "vertical")])
    }
  }
}
