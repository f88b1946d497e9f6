internal import LayoutGeometry
internal import LinearModel

// Wish: what is in padding that takes all of its cell asks for no more than the greatest length of that leaves it.
//
//     wish[t] <= length[t],  wish(padding) <= maximum,  ideals are about wish[t]
//
// Such padding is as long as its cell, whatever was said: others may make that longer than the greatest length, but not what is in the
// padding. So all lengths in it are there twice, under the same constraints: those that they have, and those that they would have in
// padding that is no longer than it may be. What has its wish is given more where the cell is longer, as far as its ideal, when it
// is known how long the cell is.
//
// Directly nothing is to be told apart: padding asks its cell for no more than its greatest length (``AxisDemands``), and what is in
// it gives way if there is too little of that.
extension AxisCompiler {
  /// The wish for a length.
  struct Wish {
    let variable: Variable
    /// The innermost padding that bounds it.
    let padding: Int
  }

  /// Makes wishes for the lengths of a container in padding that bounds them.
  mutating func declareWishes(_ container: Int) {
    if boundsWishes(container) { boundOfWishes[container] = container }
    guard let padding = boundOfWishes[container] else { return }
    for child in lengths.demands(of: container, axis).children { boundOfWishes[child.container] = padding }
    let variables = variablesOf(container)
    for unknown in variables.unknowns.demands.indices { declareWish(for: variables.unknown(unknown), in: container) }
    declareWish(for: variables.extent, in: container)
    if variables.box != variables.extent { declareWish(for: variables.box, in: container) }
    let sum = sum(of: container)
    addForWishes(sum == variables.extent)
  }

  /// Makes a wish for a length in a container, if padding bounds that.
  mutating func declareWish(for length: Variable, in container: Int) {
    guard let padding = boundOfWishes[container] else { return }
    let wish = model.addVariable(
      label(.init("\(model.names[length.index]).wish")), lower: model.lowerBounds[length.index])
    model.add(wish <= length)
    wishes[length] = Wish(variable: wish, padding: padding)
  }

  /// Whether what is in a container would like to have more than the greatest length of that, which its cell does not keep to.
  ///
  /// What the other axis has a say in has no length of its own to wish for.
  private func boundsWishes(_ container: Int) -> Bool {
    guard structure.containers[container].takesCell, structure.isFramed(container, axis),
      let node = structure.containers[container].node, !structure.holdsCoupledAxes(container),
      let track = lengths.demands(of: container, axis).tracks.first
    else { return false }
    return track.content.length + structure.containers[container].insets.total(axis) > lengths[node, axis].maximum
  }

  /// A step of the same tier before anything has its ideal.
  private var beforeIdeals: Int { -structure.priorityOrder.rankCount - 1 }

  /// Makes the wishes in padding come to no more than its greatest length, as far as what is in it can be so short.
  mutating func emitBoundOfWishes(in container: Int, _ node: Int, _ variables: Variables) {
    guard boundOfWishes[container] == container else { return }
    let maximum = lengths[node, axis].maximum
    model.add(
      Constraint(
        wish(for: LinearExpression(variables.box)) - maximum, .lessOrEqual, priority: .ideal, depth: beforeIdeals,
        statement: state(.maximum(node: node, axis, maximum))))
  }

  /// Adds what holds for lengths, and for the wishes for them.
  mutating func addForWishesToo(_ constraint: Constraint) {
    model.add(constraint)
    addForWishes(constraint)
  }

  /// Adds what holds for lengths for the wishes for them, if there are any.
  private mutating func addForWishes(_ constraint: Constraint) {
    guard padding(boundingWishesFor: constraint.expression) != nil else { return }
    var wished = constraint
    wished.expression = wish(for: constraint.expression)
    model.add(wished)
  }

  /// What is wished for a length: the length itself where nothing bounds that.
  private func wish(for length: LinearExpression) -> LinearExpression {
    var wish = length
    for index in wish.terms.indices {
      guard let own = wishes[wish.terms[index].variable] else { continue }
      wish.terms[index].variable = own.variable
    }
    return wish
  }

  /// The innermost padding that bounds the wish for a length; `nil` where none does.
  private func padding(boundingWishesFor length: LinearExpression) -> Int? {
    guard !wishes.isEmpty else { return nil }
    return length.terms.lazy.compactMap { wishes[$0.variable]?.padding }.max()
  }

  /// Adds an ideal: about what is wished for a length, and about the length when it is known how long the padding is.
  mutating func addIdeal(_ ideal: Constraint) {
    guard let padding = padding(boundingWishesFor: ideal.expression) else { return model.add(ideal) }
    addForWishes(ideal)
    var given = ideal
    given.priority = sharePriority(of: padding)
    given.depth += depthOfIdealsBeforeSharing(in: padding)
    model.add(given)
  }
}
