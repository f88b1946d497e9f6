import GLPKSolver
import LinearModel
import LinearSolving
import Testing

/// Situations that every constraint solver for user interfaces meets, most of them from the papers on Cassowary.
///
/// Source: Badros, Borning and Stuckey, *The Cassowary linear arithmetic constraint solving algorithm* (2001), and the
/// tests of its descendants. A model is a value here: an edit is a copy with other constraints, solved anew.
struct ClassicSituationTests {
  private func solve(_ model: Model) throws -> Solution {
    guard case .solved(let solution) = try LexicographicSolver(GLPKSolver()).solve(model) else {
      throw LayoutError(.unsatisfiable, "The model has no answer.")
    }
    return solution
  }

  private func conflict(_ model: Model) throws -> [Int]? {
    guard case .infeasible(let statements, _) = try LexicographicSolver(GLPKSolver()).solve(model) else { return nil }
    return statements.map(\.index)
  }

  // MARK: Stays and edits

  @Test func aVariableThatIsNotEditedStays() throws {
    var model = Model()
    let (x, y) = (model.addVariable("x"), model.addVariable("y"))
    model.add((x == 20).prioritized(.weak))
    model.add((y == 5).prioritized(.weak))
    model.add((x == 35).prioritized(.strong))
    let solution = try solve(model)
    #expect(solution[x] == 35)
    #expect(solution[y] == 5)
  }

  @Test func editsInARowEachStartFromTheLastSnapshot() throws {
    var values = [10.0, 20.0]
    for target in [15.0, 60, -40, 15] {
      var model = Model()
      let (left, right) = (model.addVariable("left"), model.addVariable("right"))
      model.add(left + 5 <= right)
      model.add((left == values[0]).prioritized(.weak))
      model.add((right == values[1]).prioritized(.weak))
      model.add((left == target).prioritized(.strong))
      let solution = try solve(model)
      #expect(solution[left] == target)
      #expect(solution[right] == max(values[1], target + 5), "The right one moves only when it is pushed.")
      values = [solution[left], solution[right]]
    }
    #expect(values == [15, 65])
  }

  @Test func anEditBeyondAWallEndsAtTheWall() throws {
    var model = Model()
    let x = model.addVariable("x")
    model.add(x <= 100)
    model.add((x == 30).prioritized(.weak))
    model.add((x == 250).prioritized(.strong))
    #expect(try solve(model)[x] == 100)
  }

  @Test func takingAnEditBackGivesTheOldAnswer() throws {
    var model = Model()
    let (x, width) = (model.addVariable("x"), model.addVariable("width"))
    model.add(x + width == 200)
    model.add((x == 40).prioritized(.weak))
    var edited = model
    edited.add((width == 20).prioritized(.strong))
    #expect(try solve(edited)[x] == 180)
    #expect(try solve(model).values == [40, 160])
  }

  // MARK: Add and delete

  @Test func boundsComeAndGo() throws {
    var model = Model()
    let x = model.addVariable("x")
    model.add((x <= 100).prioritized(.weak))
    var constraints = [x <= 10, x <= 20]
    func value() throws -> Double {
      var copy = model
      copy.add((x == 100).prioritized(.weak))
      constraints.forEach { copy.add($0) }
      return try solve(copy)[x]
    }
    #expect(try value() == 10)
    constraints.removeFirst()
    #expect(try value() == 20)
    constraints.append(x <= 10)
    constraints.append(x <= 10)
    #expect(try value() == 10)
    constraints.removeLast()
    #expect(try value() == 10, "One of two equal constraints is still there.")
    constraints = []
    #expect(try value() == 100)
  }

  @Test func aChainFollowsWhatIsAddedToItsEnd() throws {
    var model = Model()
    let (x, y) = (model.addVariable("x"), model.addVariable("y"))
    model.add((x == 100).prioritized(.weak))
    model.add((y == 120).prioritized(.strong))
    #expect(try solve(model).values == [100, 120])
    model.add(x == 2 * y)
    #expect(try solve(model).values == [240, 120], "The strong one holds, the weak one gives way.")
  }

  // MARK: Drawings

  /// The corners of a quadrilateral and the midpoints of its sides, clockwise from the upper left, along one axis.
  private func quadrilateral(
    _ corners: [Double], dragging dragged: Int? = nil, to target: Double = 0, limits: ClosedRange<Double>? = nil
  ) throws -> (corners: [Double], midpoints: [Double]) {
    var model = Model()
    let points = (0..<4).map { model.addVariable(.init("corner", $0)) }
    let midpoints = (0..<4).map { model.addVariable(.init("midpoint", $0)) }
    for side in 0..<4 { model.add(2 * midpoints[side] == points[side] + points[(side + 1) % 4]) }
    for (index, point) in points.enumerated() {
      // Weights that double decide which corner gives way when a midpoint is dragged.
      model.add((point == corners[index]).prioritized(.weak, weight: [1, 2, 4, 8][index]))
    }
    if let limits {
      for point in points {
        model.add(point >= limits.lowerBound)
        model.add(point <= limits.upperBound)
      }
    }
    if let dragged { model.add((midpoints[dragged] == target).prioritized(.strong)) }
    let solution = try solve(model)
    return (points.map { solution[$0] }, midpoints.map { solution[$0] })
  }

  @Test func theMidpointsOfAQuadrilateralFollowItsCorners() throws {
    let drawing = try quadrilateral([10, 200, 200, 10])
    #expect(drawing.corners == [10, 200, 200, 10])
    #expect(drawing.midpoints == [105, 200, 105, 10])
  }

  @Test func aDraggedMidpointMovesTheCornerThatStaysLeast() throws {
    let drawing = try quadrilateral([10, 200, 200, 10], dragging: 0, to: 125)
    #expect(drawing.corners == [50, 200, 200, 10])
    #expect(drawing.midpoints == [125, 200, 105, 30])
  }

  @Test func theMidpointsOfAQuadrilateralAlwaysFormAParallelogram() throws {
    for dragged in 0..<4 {
      let midpoints = try quadrilateral([3, 150, 420, 77], dragging: dragged, to: 310).midpoints
      #expect(midpoints[0] + midpoints[2] == midpoints[1] + midpoints[3])
      #expect(midpoints[dragged] == 310)
    }
  }

  @Test func aMidpointDraggedOutOfTheWindowEndsAtItsEdge() throws {
    let drawing = try quadrilateral([10, 200, 200, 10], dragging: 0, to: 900, limits: 0...500)
    #expect(drawing.corners == [500, 500, 200, 10])
    #expect(drawing.midpoints[0] == 500)
  }

  // MARK: Contradictions

  @Test func twoStatementsThatContradictAreNamedAndNoOther() throws {
    var model = Model()
    let (x, y) = (model.addVariable("x"), model.addVariable("y"))
    model.add((y == 4).stated(Statement(index: 0)))
    model.add((x == 10).stated(Statement(index: 1)))
    model.add((x + y <= 100).stated(Statement(index: 2)))
    model.add((x == 5).stated(Statement(index: 3)))
    #expect(try conflict(model) == [1, 3])
  }

  @Test func aCycleOfThreeThatNoTwoOfThemContradict() throws {
    var model = Model()
    let (a, b, c) = (model.addVariable("a"), model.addVariable("b"), model.addVariable("c"))
    model.add((a + 10 <= b).stated(Statement(index: 0)))
    model.add((b + 10 <= c).stated(Statement(index: 1)))
    model.add((c + 10 <= a).stated(Statement(index: 2)))
    model.add((a >= 0).stated(Statement(index: 3)))
    #expect(try conflict(model) == [0, 1, 2])
  }

  @Test func withTwoContradictionsOneIsNamedWhole() throws {
    var model = Model()
    let (x, y) = (model.addVariable("x"), model.addVariable("y"))
    model.add((x >= 5).stated(Statement(index: 0)))
    model.add((x <= 4).stated(Statement(index: 1)))
    model.add((y >= 50).stated(Statement(index: 2)))
    model.add((y <= 40).stated(Statement(index: 3)))
    let named = try #require(try conflict(model))
    #expect([[0, 1], [2, 3]].contains(named))
  }

  @Test func anOverconstrainedBoxNamesItsThreeStatements() throws {
    var model = Model()
    let (left, right, width) = (model.addVariable("left"), model.addVariable("right"), model.addVariable("width"))
    model.add(left + width == right)
    model.add((left == 10).stated(Statement(index: 0)))
    model.add((right == 100).stated(Statement(index: 1)))
    model.add((width == 80).stated(Statement(index: 2)))
    #expect(try conflict(model) == [0, 1, 2])
  }

  // MARK: Strengths and weights

  @Test func anEqualTierPutsAValueAtItsWeightedMedian() throws {
    var model = Model()
    let x = model.addVariable("x")
    for (target, weight) in [(10.0, 2.0), (20, 1), (50, 2), (90, 3)] {
      model.add((x == target).prioritized(.medium, weight: weight))
    }
    // Below 50 stands 3 of 8, above it 3 of 8.
    #expect(try solve(model)[x] == 50)
  }

  @Test func manyLightOnesOutweighOneHeavyInTheSameTier() throws {
    var model = Model()
    let x = model.addVariable("x")
    model.add((x == 0).prioritized(.weak, weight: 10))
    for _ in 0..<11 { model.add((x == 100).prioritized(.weak)) }
    #expect(try solve(model)[x] == 100)
  }

  @Test func oneStrongBeatsAnyNumberOfMediumAndWeak() throws {
    var model = Model()
    let x = model.addVariable("x")
    model.add((x == 3).prioritized(.strong, weight: 1e-3))
    for index in 0..<500 {
      model.add((x == 500).prioritized(index.isMultiple(of: 2) ? .medium : .weak, weight: 1e6))
    }
    #expect(try solve(model)[x] == 3)
  }

  @Test func aViolatedStrongOneIsStillAsNearAsItCanBe() throws {
    var model = Model()
    let (x, y) = (model.addVariable("x"), model.addVariable("y"))
    model.add(x + y <= 50)
    model.add((x >= 60).prioritized(.strong))
    model.add((y >= 10).prioritized(.weak))
    model.add((y >= -5).prioritized(.medium))
    let solution = try solve(model)
    #expect(solution[x] == 60)
    #expect(solution[y] == -10, "Also the medium one misses only what it must.")
  }

  // MARK: Redundancy

  @Test func equalitiesStatedTwiceSayNothingNew() throws {
    var model = Model()
    let (x, y) = (model.addVariable("x"), model.addVariable("y"))
    for factor in [1.0, 2, -3, 0.25] {
      model.add(Constraint((x + y - 30) * factor, .equal))
      model.add(Constraint((x - y - 10) * factor, .equal))
    }
    #expect(try solve(model).values == [20, 10])
  }

  @Test func inequalitiesThatFollowFromOthersSayNothingNew() throws {
    var model = Model()
    let (x, y) = (model.addVariable("x", lower: 0), model.addVariable("y", lower: 0))
    model.add(x + y <= 30)
    model.add(x + y <= 40)
    model.add(2 * x + 2 * y <= 60)
    model.add(x <= 30)
    model.add(x - y <= 30)
    model.add(Goal(.minimize(-2 * x - y), priority: .weak))
    #expect(try solve(model).values == [30, 0])
  }

  @Test func twoInequalitiesMakeAnEquality() throws {
    var model = Model()
    let (x, y) = (model.addVariable("x"), model.addVariable("y"))
    model.add(x <= y)
    model.add(y <= x)
    model.add(3 * x + y == 80)
    #expect(try solve(model).values == [20, 20])
  }

  @Test func aCycleOfEqualitiesHoldsTogether() throws {
    var model = Model()
    let ring = (0..<6).map { model.addVariable(.init("x", $0)) }
    for index in ring.indices {
      let step = index == 5 ? -50.0 : 10
      model.add(ring[index] + step == ring[(index + 1) % 6])
    }
    model.add((ring[2] == 120).prioritized(.weak))
    #expect(try solve(model).values == [100, 110, 120, 130, 140, 150])
  }

  @Test func aCycleOfEqualitiesThatDoesNotCloseIsAConflictOfAll() throws {
    var model = Model()
    let ring = (0..<4).map { model.addVariable(.init("x", $0)) }
    for index in ring.indices {
      model.add((ring[index] + 10 == ring[(index + 1) % 4]).stated(Statement(index: index)))
    }
    #expect(try conflict(model) == [0, 1, 2, 3])
  }

  // MARK: Under-constrained

  @Test func aVariableThatNothingMentionsIsZeroOrItsNearestBound() throws {
    var model = Model()
    let used = model.addVariable("used")
    let unused = model.addVariable("unused")
    let bounded = model.addVariable("bounded", lower: 12, upper: 40)
    model.add(used == 7)
    let solution = try solve(model)
    #expect([used, unused, bounded].map { solution[$0] } == [7, 0, 12])
  }

  @Test func anUnderconstrainedPairIsReportedOpenAndDecided() throws {
    var model = Model()
    let (x, y) = (model.addVariable("x"), model.addVariable("y"))
    model.add(x + y == 10)
    let outcome = try LexicographicSolver(GLPKSolver()).solve(model, probing: [LinearExpression(x), x + y])
    guard case .solved(let solution) = outcome else {
      Issue.record("The model has an answer.")
      return
    }
    #expect(solution.values == [0, 10], "The first by name is as near to zero as it can be.")
    #expect(solution.probes[0].lower == -.infinity)
    #expect(solution.probes[0].upper == .infinity)
    #expect(solution.probes[1].lower == 10)
    #expect(solution.probes[1].upper == 10)
  }

  @Test func aModelOfNothingHasAnAnswer() throws {
    #expect(try solve(Model()).values.isEmpty)
  }

  // MARK: Windows

  /// The lefts and widths of two buttons in a window: equal widths, margins and a gap.
  private func buttonRow(window: Double?, natural: [Double]) throws -> (lefts: [Double], widths: [Double]) {
    var model = Model()
    let lefts = (0..<2).map { model.addVariable(.init("left", $0)) }
    let widths = (0..<2).map { model.addVariable(.init("width", $0), lower: 0) }
    let edge = model.addVariable("window")
    model.add(lefts[0] == 50)
    model.add(lefts[0] + widths[0] + 20 <= lefts[1])
    model.add(lefts[1] + widths[1] + 50 == edge)
    model.add(widths[0] == widths[1])
    for index in 0..<2 { model.add((widths[index] >= natural[index]).prioritized(.strong)) }
    for index in 0..<2 { model.add((widths[index] == 87).prioritized(.medium)) }
    if let window { model.add(edge == window) }
    model.add((lefts[0] + widths[0] + 20 == lefts[1]).prioritized(.weak))
    let solution = try solve(model)
    return (lefts.map { solution[$0] }, widths.map { solution[$0] })
  }

  @Test func theButtonsOfADialogAreAsWideAsTheWiderOne() throws {
    let row = try buttonRow(window: nil, natural: [113, 60])
    #expect(row.widths == [113, 113])
    #expect(row.lefts == [50, 183])
  }

  @Test func theButtonsOfAWideDialogStayAtItsEdges() throws {
    let row = try buttonRow(window: 600, natural: [60, 70])
    #expect(row.widths == [87, 87])
    #expect(row.lefts == [50, 463])
  }

  @Test func theButtonsOfANarrowDialogShrinkTogether() throws {
    let row = try buttonRow(window: 240, natural: [113, 60])
    #expect(row.widths == [60, 60])
    #expect(row.lefts == [50, 130])
  }

  @Test func aDialogTooNarrowForItsMarginsIsAConflict() throws {
    let error = #expect(throws: LayoutError.self) { try buttonRow(window: 100, natural: [60, 60]) }
    #expect(error?.code == .unsatisfiable)
  }

  @Test func aSplitPaneKeepsItsRatioUntilAPaneIsAtItsMinimum() throws {
    for (window, expected) in [(900.0, [300.0, 600.0]), (300, [120, 180]), (200, [120, 80])] {
      var model = Model()
      let (side, main) = (model.addVariable("side"), model.addVariable("main"))
      model.add(side + main == window)
      model.add((side >= 120).prioritized(.strong))
      model.add((main >= 80).prioritized(.strong))
      model.add((2 * side == main).prioritized(.medium))
      #expect(try solve(model).values == expected, "window \(window)")
    }
  }

  @Test func aCenteredBoxGivesUpItsCenterBeforeItsMargin() throws {
    var model = Model()
    let (left, right) = (model.addVariable("left"), model.addVariable("right"))
    model.add(right - left == 60)
    model.add((left + right == 100).prioritized(.medium))
    model.add((left >= 35).prioritized(.strong))
    #expect(try solve(model).values == [35, 95])
  }
}
