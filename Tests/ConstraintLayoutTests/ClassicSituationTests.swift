import ConstraintLayout
import Testing

/// The situations by which constraints in interfaces are explained.
///
/// Sources: Badros, Borning and Stuckey, *The Cassowary Linear Arithmetic Constraint Solving Algorithm*, ACM TOCHI 8(4), 2001;
/// Borning, Freeman-Benson and Wilson, *Constraint Hierarchies*, 1992; Apple, *Auto Layout Guide*, 2016. The figures are worked out
/// by hand.
struct ClassicSituationTests {
  private static func point(_ id: String) -> Item { Item(id).frame(width: 0, height: 0) }

  private func left(_ placement: Placement, _ ids: String...) -> [Double?] { ids.map { placement[$0]?.x } }

  private func isNear(_ numbers: [Double?], _ others: [Double]) -> Bool {
    numbers.count == others.count && zip(numbers, others).allSatisfy { abs(($0 ?? .nan) - $1) < 1e-6 }
  }

  // MARK: Cassowary

  /// The first example of the paper: a point stays in the middle between two that keep a distance and stay within 0 to 100.
  @Test(arguments: [Presolve.on, .off])
  func aMiddleThatIsDraggedPushesTheOuterPoints(_ presolve: Presolve) throws {
    for (dragged, expected) in [(50.0, [30.0, 50, 70]), (90, [80, 90, 100]), (8, [3, 8, 13]), (95, [90, 95, 100])] {
      let points = FreeLayout {
        Self.point("left")
        Self.point("middle")
        Self.point("right")
      }
      .constrain {
        2 * $0["middle"].left == $0["left"].left + $0["right"].left
        $0["left"].left + 10 <= $0["right"].left
        ($0["middle"].left == dragged).prioritized(.strong)
        ($0["left"].left == 30).prioritized(.weak)
        for id in ["left", "middle", "right"] { $0[id].top == 0 }
      }
      let placement = try place(points, 100, 0, presolve)
      #expect(isNear(left(placement, "left", "middle", "right"), expected), "dragged to \(dragged)")
    }
  }

  /// The theorem that Sketchpad showed: the middles of any four sides are the corners of a parallelogram.
  @Test(arguments: [Presolve.on, .off])
  func theMiddlesOfAQuadrilateralMakeAParallelogram(_ presolve: Presolve) throws {
    let corners: [(x: Double, y: Double)] = [(10, 10), (90, 20), (80, 80), (20, 70)]
    let dragged: (x: Double, y: Double) = (34, 2)
    let figure = FreeLayout {
      ForEach(0..<4) { Self.point("corner\($0)") }
      ForEach(0..<4) { Self.point("middle\($0)") }
    }
    .constrain {
      for side in 0..<4 {
        let (start, end) = ($0["corner\(side)"], $0["corner\((side + 1) % 4)"])
        2 * $0["middle\(side)"].left == start.left + end.left
        2 * $0["middle\(side)"].top == start.top + end.top
      }
      for (index, corner) in corners.enumerated() {
        ($0["corner\(index)"].left == corner.x).prioritized(.weak)
        ($0["corner\(index)"].top == corner.y).prioritized(.weak)
      }
      ($0["corner0"].left == dragged.x).prioritized(.strong)
      ($0["corner0"].top == dragged.y).prioritized(.strong)
    }
    let placement = try place(figure, 100, 100, presolve)
    let middles = try (0..<4).map { try #require(placement["middle\($0)"]) }
    #expect(isNear(middles.map(\.x), [62, 85, 50, 27]))
    #expect(isNear(middles.map(\.y), [11, 50, 75, 36]))
    #expect(isNear([middles[1].x - middles[0].x], [middles[2].x - middles[3].x]))
    #expect(isNear([middles[1].y - middles[0].y], [middles[2].y - middles[3].y]))
    #expect(placement.diagnosis.status == .determined)
  }

  /// Two wishes about things that are equal: the stronger one wins for both, however the weaker one is weighed.
  @Test(arguments: [Presolve.on, .off])
  func theStrongerOfTwoWishesWinsWhateverTheWeight(_ presolve: Presolve) throws {
    let points = FreeLayout {
      Self.point("celsius")
      Self.point("shown")
    }
    .constrain {
      $0["celsius"].left == $0["shown"].left
      ($0["celsius"].left == 10).prioritized(.weak, weight: 1_000)
      ($0["shown"].left == 20).prioritized(.medium)
    }
    #expect(isNear(left(try place(points, 100, nil, presolve), "celsius", "shown"), [20, 20]))
  }

  // MARK: Auto Layout

  @Test(arguments: [Presolve.on, .off])
  func twoViewsOfOneWidthFillTheirContainer(_ presolve: Presolve) throws {
    let views = FreeLayout {
      Item("blue").frame(height: 40)
      Item("red").frame(height: 40)
    }
    .constrain {
      $0["blue"].leading == $0.container.leading + 20
      $0["red"].leading == $0["blue"].trailing + 8
      $0["red"].trailing == $0.container.trailing - 20
      $0["blue"].width == $0["red"].width
      $0["blue"].top == 20
      $0["red"].top == 20
    }
    let placement = try place(views, 320, 100, presolve)
    #expect(placement["blue"] == Rect(x: 20, y: 20, width: 136, height: 40))
    #expect(placement["red"] == Rect(x: 164, y: 20, width: 136, height: 40))
    #expect(placement.diagnosis.status == .determined)
  }

  /// One is to be twice as wide, but the other never below 150.
  @Test(arguments: [Presolve.on, .off], [(600.0, 184.0, 368.0), (400, 150, 202), (498, 150, 300)])
  func twoViewsOfTwoWidthsWithALeastOne(_ presolve: Presolve, _ widths: (Double, Double, Double)) throws {
    let views = FreeLayout {
      Item("purple").frame(height: 40)
      Item("orange").frame(height: 40)
    }
    .constrain {
      $0["purple"].leading == 20
      $0["orange"].leading == $0["purple"].trailing + 8
      $0["orange"].trailing == $0.container.trailing - 20
      ($0["orange"].width == 2 * $0["purple"].width).prioritized(.strong)
      $0["purple"].width >= 150
    }
    let placement = try place(views, widths.0, 40, presolve)
    #expect(isNear([placement["purple"]?.width, placement["orange"]?.width], [widths.1, widths.2]))
  }

  /// A label and a field on one line; whichever needs more room above the line stands at the top margin.
  @Test(arguments: [Presolve.on, .off], [(20.0, 15.0, 26.0, 20.0), (40, 30, 20, 29), (36, 21, 20, 20)])
  func aLabelOfAnyHeightStandsOnTheLineOfItsField(
    _ presolve: Presolve, _ label: (height: Double, line: Double, top: Double, fieldTop: Double)
  ) throws {
    let line = FreeLayout {
      Item("label").frame(width: 60, height: label.height).baseline(first: label.line, last: label.line)
      Item("field").frame(height: 30).baseline(first: 21, last: 21)
    }
    .constrain {
      $0["label"].leading == $0.container.leading + 20
      $0["field"].leading == $0["label"].trailing + 8
      $0["field"].trailing == $0.container.trailing - 20
      $0["label"].firstBaseline == $0["field"].firstBaseline
      for id in ["label", "field"] {
        $0[id].top >= 20
        ($0[id].top == 20).prioritized(.weak)
      }
    }
    let placement = try place(line, 320, 100, presolve)
    #expect(isNear([placement["label"]?.y, placement["field"]?.y], [label.top, label.fieldTop]))
    #expect(placement["field"]?.x == 88)
    #expect(placement["field"]?.width == 212)
  }

  /// Labels as wide as the widest of them, with fields that begin behind it.
  @Test(arguments: [Presolve.on, .off])
  func columnsOfLabelsAndFieldsLineUp(_ presolve: Presolve) throws {
    let rows = [("first", 40.0), ("middle", 90), ("last", 60)]
    let form = FreeLayout {
      ForEach(rows.indices) { row in
        Item(rows[row].0).frame(minWidth: rows[row].1, idealWidth: rows[row].1, minHeight: 20, idealHeight: 20)
        Item("field\(row)").frame(height: 20)
      }
    }
    .constrain {
      for (row, label) in rows.enumerated() {
        $0[label.0].leading == $0.container.leading + 20
        $0["field\(row)"].leading == $0[label.0].trailing + 8
        $0["field\(row)"].trailing == $0.container.trailing - 20
        $0["field\(row)"].top == 20 + 28 * Double(row)
        $0[label.0].top == $0["field\(row)"].top
        if row > 0 { $0[label.0].width == $0["first"].width }
      }
    }
    let placement = try place(form, 320, 120, presolve)
    #expect(isNear(rows.map { placement[$0.0]?.width }, [90, 90, 90]))
    #expect(isNear((0..<3).map { placement["field\($0)"]?.x }, [118, 118, 118]))
    #expect(isNear((0..<3).map { placement["field\($0)"]?.y }, [20, 48, 76]))
  }

  /// The guide's empty views of one width, between and around two buttons.
  @Test(arguments: [Presolve.on, .off])
  func emptyViewsKeepButtonsEquallyFarApart(_ presolve: Presolve) throws {
    let buttons = FreeLayout {
      for id in ["before", "between", "behind"] { Item(id).frame(height: 0) }
      Item("short").frame(width: 60, height: 30)
      Item("long").frame(width: 110, height: 30)
    }
    .constrain {
      $0["before"].leading == $0.container.leading
      $0["short"].leading == $0["before"].trailing
      $0["between"].leading == $0["short"].trailing
      $0["long"].leading == $0["between"].trailing
      $0["behind"].leading == $0["long"].trailing
      $0["behind"].trailing == $0.container.trailing
      $0["between"].width == $0["before"].width
      $0["behind"].width == $0["before"].width
      $0["before"].width >= 8
    }
    #expect(isNear(left(try place(buttons, 320, nil, presolve), "short", "long"), [50, 160]))
    #expect(isNear(left(try place(buttons, nil, nil, presolve), "short", "long"), [8, 76]))
  }

  /// The guide's unsatisfiable layout: two widths, a gap and both ends of the container.
  @Test(arguments: [Presolve.on, .off])
  func twoWidthsThatDoNotFillTheContainerContradictItsEnds(_ presolve: Presolve) throws {
    let views = FreeLayout {
      Item("a").frame(height: 20)
      Item("b").frame(height: 20)
    }
    .constrain {
      $0["a"].leading == 0
      $0["b"].leading == $0["a"].trailing + 8
      $0["b"].trailing == $0.container.trailing
      $0["a"].width == 200
      $0["b"].width == 150
      $0["a"].height == $0["b"].height
    }
    let error = #expect(throws: LayoutError.self) { try place(views, 320, 20, presolve) }
    #expect(
      error?.conflict.map(\.statement) == [
        "the container is 320 wide", "a stays inside of layout", "b stays inside of layout",
        "b.leading == a.trailing + 8", "a.width == 200", "b.width == 150",
      ])
  }

  /// The guide's ambiguous layout: nothing says how far down the second view stands.
  @Test func aViewWithoutAPlaceDownThePageIsOpen() throws {
    let views = FreeLayout {
      Item("a").frame(width: 50, height: 20)
      Item("b").frame(width: 50, height: 20)
    }
    .constrain {
      $0["a"].leading == 0
      $0["a"].top == 0
      $0["b"].leading == $0["a"].trailing + 8
      $0["b"].top >= $0["a"].top
    }
    let open = try place(views, 320, 100, .on).diagnosis.underconstrained
    #expect(open.map(\.item) == ["b"])
    #expect(open.map(\.edge) == [.top])
    #expect(open.map { [$0.lower, $0.chosen, $0.upper] } == [[0, 0, 80]])
  }

  /// Two texts of any width between two ends, wanting the same: both give way alike, and it is reported.
  @Test func twoOfOneHuggingShareWhatIsLeft() throws {
    let views = FreeLayout {
      Item("a").frame(minWidth: 0, idealWidth: 60, minHeight: 20, maxHeight: 20)
      Item("b").frame(minWidth: 0, idealWidth: 100, minHeight: 20, maxHeight: 20)
    }
    .constrain {
      $0["a"].leading == 0
      $0["b"].leading == $0["a"].trailing
      $0["b"].trailing == $0.container.trailing
    }
    let placement = try place(views, 320, 20, .on)
    #expect(isNear([(placement["a"]?.width ?? 0) + (placement["b"]?.width ?? 0)], [320]))
    #expect(placement.diagnosis.status == .ambiguous)
  }
}
