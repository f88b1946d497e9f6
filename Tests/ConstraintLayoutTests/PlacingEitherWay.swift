import ConstraintLayout
import LayoutTestSupport
import Testing

/// Places as users do, or by the whole program, since one of both may be wrong alone.
func place(
  _ layout: some Layout, _ width: Double?, _ height: Double?, _ presolve: Presolve
) throws -> Placement {
  var engine = LayoutEngine()
  engine.options.place(by: presolve)
  return try engine.place(layout, in: ProposedSize(width: width, height: height))
}

/// Expects items where they are at the root also in a row around the layout, with presolve and without.
func expectSameInside(_ layout: some Layout, _ width: Double?, _ height: Double?, _ ids: [String]) throws {
  for presolve in [Presolve.on, .off] {
    let bare = try place(layout, width, height, presolve)
    let inside = try place(Stack(.row, spacing: 0) { layout }, width, height, presolve)
    for id in ids {
      let (rect, other) = (try #require(bare[id]), try #require(inside[id]))
      #expect(rect.distance(to: other) < 1e-6, "\(id) with presolve \(presolve)")
    }
  }
}

/// The rects of a layout by name; the whole program gives the same.
///
/// - Parameter isDirect: Whether all is expected to be evaluated directly, or some of it not.
func rectsEitherWay(
  _ layout: some Layout, _ width: Double?, _ height: Double? = nil, isDirect: Bool = true
) throws -> [String: Rect] {
  let proposal = ProposedSize(width: width, height: height)
  let placement = try LayoutEngine().place(layout, in: proposal)
  #expect((placement.effort.regions == 0) == isDirect)
  var engine = LayoutEngine()
  engine.options.useWholeProgram()
  let whole = try engine.place(layout, in: proposal)
  #expect(placement.frames.map(\.name) == whole.frames.map(\.name))
  for (frame, other) in zip(placement.frames, whole.frames) {
    #expect(frame.rect.distance(to: other.rect) < 1e-6, "\(frame.name): \(frame.rect) and \(other.rect)")
  }
  return Dictionary(uniqueKeysWithValues: placement.frames.map { ($0.name, $0.rect) })
}
