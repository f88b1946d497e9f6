import ConstraintLayout

/// The example of the README: the lines between the markers stand there word for word.
func readmeExample(output: (String) -> Void) throws {
  func print(_ items: Any...) { output(items.map { "\($0)" }.joined(separator: " ")) }
  // README begins
  let grid = Grid(horizontalSpacing: 20, verticalSpacing: 20) {
    GridRow {
      Item("green").frame(width: 50, height: 50)
      Item("purple").frame(height: 50).gridCellColumns(2).gridCellUnsizedAxes(.horizontal)
      Item("blue").frame(width: 50, height: 50)
    }
  }
  let placement = try LayoutEngine().place(grid, in: ProposedSize(width: 400))
  for frame in placement.frames { print(frame.name, frame.rect) }
  for open in placement.diagnosis.ambiguities {
    print("column \(open.track): \(open.lower) to \(open.upper), \(open.decidedBy.rawValue) chose \(open.chosen)")
  }
  // README ends
}
