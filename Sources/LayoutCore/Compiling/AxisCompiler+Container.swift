internal import LinearModel

// What the length that is offered means for the container that is compiled.
extension AxisCompiler {
  mutating func emitContainer() {
    guard let offered, let box = variables[root]?.box else { return }
    switch overflow {
    case .error: model.add((box <= offered).stated(state(.container(axis, offered))))
    case .visible: model.add((box <= offered).prioritized(.fit))
    }
    if structure.isFramed(root, axis) {
      model.add((box >= offered).prioritized(.fill))
    } else {
      emitFill()
    }
  }

  /// What flexible cells cover is as large as it can be, each counted up to its greatest length.
  ///
  /// Other tracks do not count, so none of them grows for it.
  private mutating func emitFill() {
    let needs = lengths.needs(of: root, axis)
    guard let tracks = variables[root] else { return }
    var covered = Set<Int>()
    var filled: [LinearExpression.Term] = []
    func cover(_ track: Int) {
      if covered.insert(track).inserted { filled.append(.init(tracks.track(track), -1)) }
    }
    for (track, need) in needs.tracks.enumerated() where need.isFlexible && need.maximum.length == .infinity {
      cover(track)
    }
    for span in needs.spans where span.need.isFlexible && span.need.maximum.length == .infinity {
      span.tracks.forEach(cover)
    }
    for (track, need) in needs.tracks.enumerated() where need.isFlexible && !covered.contains(track) {
      filled.append(.init(counted([track], upTo: need.maximum.length), -1))
      covered.insert(track)
    }
    for span in needs.spans where span.need.isFlexible {
      let open = span.tracks.filter { !covered.contains($0) }
      if !open.isEmpty { filled.append(.init(counted(open, upTo: span.need.maximum.length), -1)) }
    }
    if !filled.isEmpty { model.add(Goal(.minimize(LinearExpression(terms: filled)), priority: .fill)) }
  }

  /// An unknown that is at most the sum of some tracks, and at most a length.
  private mutating func counted(_ indices: [Int], upTo length: Double) -> Variable {
    let sum = LinearExpression(
      terms: indices.compactMap { index in variables[root].map { .init($0.track(index)) } })
    let filled = model.addVariable(
      .init("fill.\(axis.trackName)", indices.first), lower: 0, upper: length)
    model.add(filled <= sum)
    return filled
  }
}
