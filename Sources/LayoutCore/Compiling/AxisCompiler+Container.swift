internal import LinearModel

// What the length that is offered means for the container that is compiled.
extension AxisCompiler {
  mutating func emitContainer() {
    guard let box = variables[root]?.box else { return }
    guard let offered else { return emitIdealFrame(box) }
    let said = state(.container(axis, offered))
    model.add((box <= offered).prioritized(overflow == .error ? .required : .fit).stated(said))
    let info = structure.containers[root]
    if structure.isFramed(root, axis) || (info.isPadding && info.fillsCells) {
      model.add((box >= offered).prioritized(.fill).stated(said))
    } else {
      emitFill()
    }
  }

  /// Where nothing is offered, a root with a frame takes its ideal length; its content has no other to fill.
  private mutating func emitIdealFrame(_ box: Variable) {
    guard structure.isFramed(root, axis), let node = structure.containers[root].node else { return }
    let ideal = lengths[node, axis].ideal
    model.add((box <= ideal).prioritized(.hug).stated(state(.ideal(node: node, axis, ideal))))
  }

  /// The whole is as large as it can be, as far as flexible cells can use it.
  ///
  /// Which tracks take it is no matter of this tier: below it, others hug their content and flexible ones share.
  private mutating func emitFill() {
    guard let extent = variables[root]?.extent else { return }
    let needs = lengths.needs(of: root, axis)
    let usable = structure.containers[root].shape == nil ? needs.greatestTotal : .infinity
    guard usable > needs.total(\.content.length) else { return }
    guard !needs.isHeldByRatios else { return emitElasticFill(needs) }
    guard usable.isFinite else { return model.add(Goal(.minimize(-extent), priority: .fill)) }
    let filled = model.addVariable(.init("\(name(of: root)).\(axis.lengthName)Filled"), lower: 0, upper: usable)
    model.add(filled <= extent)
    model.add(Goal(.minimize(-filled), priority: .fill))
  }

  /// Where all that could fill keeps a ratio, that is as large as it can be, and the whole is not.
  private mutating func emitElasticFill(_ needs: TrackNeeds) {
    guard let variables = variables[root] else { return }
    var sum = LinearExpression()
    for (unknown, need) in variables.unknowns.needs.enumerated() where need.isFlexible {
      sum.terms.append(.init(variables.unknown(unknown), -Double(variables.unknowns.counts[unknown])))
    }
    model.add(Goal(.minimize(sum), priority: .fill))
  }
}
