internal import LayoutGeometry
internal import LinearModel
internal import LinearSolving

/// Places a layout at any length of its container along one axis.
struct LayoutSampler {
  let engine: LayoutEngine
  let tree: LayoutTree
  let axis: Axis
  /// The length of the other axis; `nil` for the ideal one.
  let across: Double?
  let budget: SolveBudget

  func proposal(_ length: Double) -> ProposedSize {
    var proposal = ProposedSize.unspecified
    proposal[axis] = length
    proposal[axis.other] = across
    return proposal
  }

  /// What is chosen and counted at a length.
  func choices(at length: Double) throws -> SpaceChoices {
    guard tree.dependsOnSpace else { return SpaceChoices() }
    var measurements = MeasurementTable(limits: engine.options.limits)
    return SpaceChoices(try engine.structure(of: tree, in: proposal(length), within: budget, &measurements))
  }

  func sample(at length: Double) throws -> LayoutSample {
    try budget.check()
    var measurements = MeasurementTable(limits: engine.options.limits)
    let structure = try engine.structure(of: tree, in: proposal(length), within: budget, &measurements)
    let choices = structure.dependsOnSpace ? SpaceChoices(structure) : SpaceChoices()
    do {
      let lengths = try engine.lengths(of: structure, in: proposal(length), within: budget, &measurements)
      return LayoutSample(length: length, choices: choices, placement: try engine.placement(lengths))
    } catch let error as LayoutError where error.code == .unsatisfiable && !error.conflict.isEmpty {
      return LayoutSample(length: length, choices: choices, conflict: error.conflict)
    }
  }

  /// A sample where a layout hardly fits or hardly does not; `nil` where the solver cannot tell which.
  func sampleIfDistinct(at length: Double) throws -> LayoutSample? {
    do {
      return try sample(at: length)
    } catch let error as LayoutError where error.code == .solverFailed {
      return nil
    }
  }

  /// The least length that the layout can have; `nil` where it has none.
  ///
  /// A proposal of 0 asks for it. What is chosen there may be chosen otherwise at that length, so it is no more than a
  /// guess.
  func leastLength() throws -> Double? {
    do {
      return try engine.place(tree, in: proposal(0), within: budget).size[axis]
    } catch let error as LayoutError where error.code == .unsatisfiable {
      return nil
    }
  }

  /// The sentence by which a conflict tells the length of the container.
  func containerStatement(_ length: Double) -> String { "the container is \(lengthText(length)) \(axis.adjective)" }
}
