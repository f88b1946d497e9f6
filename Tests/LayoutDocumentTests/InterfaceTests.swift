import LayoutCore
import LayoutDocument
import LayoutGeometry
import Testing

/// What real interfaces are made of can be said in documents and in Swift, without anything that only fills a place.
struct InterfaceTests {
  @Test(arguments: Interfaces.all.indices)
  func swiftSaysWhatTheDocumentSays(_ index: Int) throws {
    let (name, layout) = Interfaces.all[index]
    #expect(LayoutTree(layout) == (try Examples.document(name)).tree, "\(name)")
  }

  @Test(arguments: Interfaces.all.indices)
  func nothingIsLeftOpenAndNothingStandsOut(_ index: Int) throws {
    let document = try Examples.document(Interfaces.all[index].document)
    let diagnosis = try LayoutEngine().diagnose(document.tree, in: document.proposal)
    #expect(diagnosis.status == .determined)
    // A badge stands out of what it is attached to, as it is told.
    #expect(diagnosis.overflows.allSatisfy { $0.item == "badge" })
  }

  @Test func aFormReadsBothWays() throws {
    let form = try Examples.document("form-both-ways")
    var engine = LayoutEngine()
    let right = try engine.place(form.tree, in: form.proposal)
    engine.options.layoutDirection = .rightToLeft
    let left = try engine.place(form.tree, in: form.proposal)
    for frame in right.frames {
      let mirrored = try #require(left[frame.name])
      #expect(abs(frame.rect.minX - (right.size.width - mirrored.maxX)) < 1e-9, "\(frame.name)")
      #expect(frame.rect.y == mirrored.y)
    }
  }

  /// With less room more of the toolbar goes into the menu.
  @Test(arguments: [(300.0, 4), (260, 3), (180, 1)])
  func aToolbarKeepsWhatFits(_ width: Double, _ buttons: Int) throws {
    let toolbar = try Examples.document("toolbar")
    let placement = try LayoutEngine().place(toolbar.tree, in: ProposedSize(width: width))
    #expect(placement.frames.count == 1 + buttons)
  }
}
