import ConstraintLayout
import Testing

/// Containers that relations in a free layout leave open are as short as they can be, before they share anything.
struct LeastContainersInFreeLayoutsTests {
  private func place(_ layout: some Layout, _ presolve: Presolve) throws -> Placement {
    var engine = LayoutEngine()
    engine.options.place(by: presolve)
    return try engine.place(layout)
  }

  /// A centre at 9 keeps what is in the inner layout from the 20 that it would like to have.
  private static let padding = FreeLayout {
    Item("a").frame(minWidth: 12, idealWidth: 20).frame(height: 10).position(x: 9)
  }.padding(5)

  @Test(arguments: [Presolve.on, .off])
  func paddingAroundWhatCannotBeAsLongAsItWouldLikeIsNoLonger(_ presolve: Presolve) throws {
    let layout = FreeLayout {
      Item("beside").frame(width: 100, height: 10)
      Self.padding
    }
    let open = try #require(place(layout, presolve).diagnosis.underconstrained.first { $0.edge == .width })
    #expect([open.lower, open.upper, open.chosen] == [28, 30, 28])
  }

  /// Both could use more, and share nothing with each other.
  @Test(arguments: [Presolve.on, .off])
  func theFirstOfTwoRowsThatMakeALengthTogetherIsTheShortOne(_ presolve: Presolve) throws {
    let layout = FreeLayout {
      Item("beside").frame(width: 100, height: 10)
      for id in ["p", "q"] {
        Stack(.row, spacing: 0) {
          Item("\(id)1").frame(width: 10, height: 5)
          Item("\(id)2").frame(height: 5)
        }.id(id)
      }
    }
    .constrain { $0["p"].width + $0["q"].width == 100 }
    #expect(try place(layout, presolve)["p"]?.width == 10)
  }

  /// Where it starts follows from its centre and its length.
  @Test(arguments: [Presolve.on, .off])
  func aPlaceThatAShortContainerTellsIsSaidToBeToldByLengths(_ presolve: Presolve) throws {
    let layout = FreeLayout {
      Item("beside").frame(width: 100, height: 10)
      Self.padding.position(x: 50)
    }
    let open = try #require(place(layout, presolve).diagnosis.underconstrained.first { $0.edge == .left })
    #expect(open.decidedBy == .leastLength)
  }
}
