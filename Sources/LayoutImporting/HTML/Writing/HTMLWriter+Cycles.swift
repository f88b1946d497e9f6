internal import LayoutGeometry

// Percentages of a length that follows from the content: CSS finds that length as if they were not there, and then resolves
// them. So the content is written twice over each other: once without them, which says the length and shows nothing, and once
// in it.
extension HTMLWriter {
  private static let templates = PerAxis(
    ["grid-template-columns", "grid-auto-columns"], ["grid-template-rows", "grid-auto-rows"])

  /// The content of a box whose percentages are of a length that is not given; `nil` where there are none.
  func writtenTwice(_ box: HTMLBox, _ isDefinite: PerAxis<Bool>) throws -> LayoutDescription? {
    let axes = Axis.allCases.filter { !isDefinite[$0] && isCyclic(box, $0) }
    guard !axes.isEmpty else { return nil }
    guard mayRepeat(box, times: 1) else {
      box.lose("percentages of the content in so many boxes")
      return nil
    }
    var alone = try content(withoutParts(box, axes), isDefinite)
    let given = PerAxis { isDefinite[$0] || axes.contains($0) }
    var inside = try content(box, given)
    fill(&inside, given)
    var stack = LayoutDescription(type: "zStack")
    stack["alignment"] = .text("topLeading")
    stack["overflow"] = .text("visible")
    if axes.count == 2 || !box.canBreak {
      // What lies over the copy has no say at all, however far it stands out.
      var over = LayoutDescription(type: "overlay")
      over["alignment"] = .text("topLeading")
      over["children"] = .layouts([alone, inside])
      stack["children"] = .layouts([over])
      return stack
    }
    // How high lines are together follows from the width that they get, so they have a say; also where one would stand out.
    box.approximate("percentages of a length that follows from lines that break")
    var frame = LayoutDescription(type: "frame")
    frame["alignment"] = .text("topLeading")
    frame.set(axes[0].other, .fixed(0))
    frame["overflow"] = .text("visible")
    frame["children"] = .layouts([alone])
    alone = frame
    stack["children"] = .layouts([alone, inside])
    return stack
  }

  private func isCyclic(_ box: HTMLBox, _ axis: Axis) -> Bool {
    if box.display == "grid" { return Self.templates[axis].contains { box.style[$0]?.contains("%") == true } }
    // Heights in percent are of nothing then.
    guard axis == .horizontal, box.text == nil else { return false }
    if box.display == "flex", box.isRow {
      if !box.wraps, isPart(box, "column-gap") { return true }
      if box.flow.contains(where: growsFromElsewhere) { return true }
    }
    return box.flow.contains { isPart($0, "width") }
  }

  /// Whether it grows from a length that is not the one by which it counts for the length of its row.
  private func growsFromElsewhere(_ child: HTMLBox) -> Bool {
    child.length("flex-basis").points != nil && child.grow > 0
  }

  private func isPart(_ box: HTMLBox, _ key: String) -> Bool { (box.length(key).part ?? 0) != 0 }

  /// A copy of a box under other names, in which no length along `axes` is a percentage of what is not said.
  private func withoutParts(_ box: HTMLBox, _ axes: [Axis]) -> HTMLBox {
    let copy = box.copy(named: copyName)
    for axis in axes {
      for key in Self.templates[axis] {
        if let tracks = copy.style[key] { copy.style.replace(key, HTMLTracks.withoutParts(tracks)) }
      }
      if isPart(copy, axis.gapName) { copy.style.replace(axis.gapName, nil) }
      for child in copy.flow {
        let limits = ["min-\(axis.lengthName)", "max-\(axis.lengthName)"]
        for key in [axis.lengthName, "flex-basis"] + limits {
          if isPart(child, key) || key == "flex-basis" && axis == .horizontal && growsFromElsewhere(child) {
            child.style.replace(key, nil)
          }
        }
      }
    }
    findings.forgetLengths()
    return copy
  }
}
