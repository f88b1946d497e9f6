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
    if structure.containers[root].shape != nil, let extent = variables[root]?.extent {
      return model.add(Goal(.minimize(-extent), priority: .fill))
    }
    let spans = lengths.needs(of: root, axis).spans.filter(\.need.isFlexible)
    guard let variables = variables[root] else { return }
    let unknowns = variables.unknowns
    var covered = Set<Int>()
    var filled: [LinearExpression.Term] = []
    func cover(_ unknown: Int) {
      guard unknown >= 0, covered.insert(unknown).inserted else { return }
      filled.append(.init(variables.unknown(unknown), -Double(unknowns.counts[unknown])))
    }
    for (unknown, need) in unknowns.needs.enumerated() where need.isFlexible && need.maximum.length == .infinity {
      cover(unknown)
    }
    for span in spans where span.need.maximum.length == .infinity {
      for track in span.tracks { cover(unknowns.ofTrack[track]) }
    }
    for (unknown, need) in unknowns.needs.enumerated() where need.isFlexible && !covered.contains(unknown) {
      let part = counted([unknown], upTo: need.maximum.length)
      filled.append(.init(part, -Double(unknowns.counts[unknown])))
      covered.insert(unknown)
    }
    for span in spans {
      // Tracks under spans stand for themselves.
      let open = span.tracks.map { unknowns.ofTrack[$0] }.filter { $0 >= 0 && !covered.contains($0) }
      if !open.isEmpty { filled.append(.init(counted(open, upTo: span.need.maximum.length), -1)) }
    }
    if !filled.isEmpty { model.add(Goal(.minimize(LinearExpression(terms: filled)), priority: .fill)) }
  }

  /// An unknown that is at most the sum of some tracks' unknowns, and at most a length.
  private mutating func counted(_ unknowns: [Int], upTo length: Double) -> Variable {
    let sum = LinearExpression(
      terms: unknowns.compactMap { unknown in variables[root].map { .init($0.unknown(unknown)) } })
    let filled = model.addVariable(
      .init("fill.\(axis.trackName)", unknowns.first), lower: 0, upper: length)
    model.add(filled <= sum)
    return filled
  }
}
