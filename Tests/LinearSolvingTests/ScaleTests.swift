import Foundation
import GLPKSolver
import LinearModel
import LinearSolving
import Testing

/// Lengths of any size are right to a billionth of the greatest one, alone and together.
struct ScaleTests {
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

  /// Three tenths in another order of adding are a hair off; that hair is no length.
  @Test func coefficientsThatCancelSayNothing() throws {
    var model = Model()
    let width = model.addVariable("width", lower: 0)
    let (sum, other) = (0.1 * width + 0.2 * width - 0.3 * width, LinearExpression(constant: 3.5e-15))
    model.add(sum == other)
    model.add(Constraint(width - 100, .equal, priority: .ideal))
    #expect(try solve(model)[width] == 100)
  }

  @Test func boxesOfEveryDecadeInOneRow() throws {
    var model = Model()
    let lengths = (-6...9).map { pow(10, Double($0)) }
    let edges = (0...lengths.count).map { model.addVariable(.init("edge", $0)) }
    let widths = lengths.indices.map { model.addVariable(.init("width", $0), lower: 0) }
    model.add(edges[0] == 0)
    for (index, length) in lengths.enumerated() {
      model.add(edges[index] + widths[index] == edges[index + 1])
      model.add(Constraint(widths[index] - length, .greaterOrEqual, priority: .ideal, fairness: .leximin))
      model.add((widths[index] <= length).prioritized(.hug))
    }
    let solution = try solve(model)
    var expected = 0.0
    for (index, length) in lengths.enumerated() {
      #expect(abs(solution[widths[index]] - length) <= 1, "width \(length)")
      expected += length
      #expect(abs(solution[edges[index + 1]] - expected) <= 1, "edge after \(length)")
    }
  }

  /// A row of three, one of them flexible, with a fair shortage or with something to share.
  @Test(arguments: -6...9)
  func theSameRowInAnyUnit(_ decade: Int) throws {
    let unit = pow(10, Double(decade))
    for (container, expected) in [(240.0, [80.0, 80, 80]), (330, [100, 100, 130]), (150, [70, 50, 30])] {
      var model = Model()
      let boxes = (0..<3).map { model.addVariable(.init("box", $0), lower: $0 == 0 ? 70 * unit : 0) }
      model.add(boxes[0] + boxes[1] + boxes[2] <= container * unit)
      if container == 150 { model.add(boxes[1] == 50 * unit) }
      for box in boxes {
        model.add(Constraint(box - 100 * unit, .greaterOrEqual, priority: .ideal, fairness: .leximin))
      }
      for box in boxes[..<2] { model.add((box <= 100 * unit).prioritized(.hug)) }
      model.add(Goal(.leximin([LinearExpression(boxes[2])]), priority: .share))
      let solution = try solve(model)
      for (box, length) in zip(boxes, expected) {
        #expect(abs(solution[box] - length * unit) <= 1e-9 * container * unit, "unit \(unit), container \(container)")
      }
    }
  }

  // MARK: Near-duplicates

  /// The ratio of a picture, once exact and once as somebody typed it.
  private func ratioStatedTwice(decimals: Int, height: Double) -> Model {
    var model = Model()
    let (width, length) = (model.addVariable("width"), model.addVariable("height"))
    let power = pow(10, Double(decimals))
    let ratio = 16.0 / 9
    model.add((width == ratio * length).stated(Statement(index: 0)))
    model.add((width == (ratio * power).rounded() / power * length).stated(Statement(index: 1)))
    model.add((length == height).stated(Statement(index: 2)))
    return model
  }

  @Test(arguments: [1e-3, 1, 900, 1e3, 1e6])
  func aRatioStatedTwiceWithTwelveDecimalsIsOne(_ height: Double) throws {
    let solution = try solve(ratioStatedTwice(decimals: 12, height: height))
    #expect(abs(solution.values[0] - height * 16 / 9) <= 1e-9 * height)
    #expect(abs(solution.values[1] - height) <= 1e-9 * height)
  }

  @Test(arguments: [1e-3, 1, 900, 1e3, 1e6])
  func aRatioStatedTwiceWithFourDecimalsIsAConflict(_ height: Double) throws {
    #expect(try conflict(ratioStatedTwice(decimals: 4, height: height)) == [0, 1, 2])
  }

  @Test(arguments: [1e-3, 1, 900, 1e3, 1e6])
  func aLengthStatedTwiceWithRoundingIsOne(_ length: Double) throws {
    var model = Model()
    let x = model.addVariable("x")
    model.add((x == length).stated(Statement(index: 0)))
    model.add((3 * x == length * (1 + 1e-10) * 3).stated(Statement(index: 1)))
    #expect(abs(try solve(model)[x] - length) <= 1e-9 * length)
  }

  /// In the measure of the least limit the bound is so far away that the presolve does not follow it; the value stays finite.
  @Test func aBoundFarBeyondTheLeastLimitHasAFiniteValue() throws {
    var model = Model()
    let (far, other) = (model.addVariable("far", upper: -2_621_440), model.addVariable("other"))
    model.add((far + other <= -1e-5).prioritized(.weak))
    #expect(abs(try solve(model)[far] + 2_621_440) <= 1)
  }
}
