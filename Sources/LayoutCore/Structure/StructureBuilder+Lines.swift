internal import LayoutGeometry

// Lines of flows, which are many: all that is worked out of one that holds nothing but items holds of the next one too, but for what
// stands in it.
extension StructureBuilder {
  /// Adds lines that are as the container before them, which is a line of the same flow.
  ///
  /// O(items in them).
  ///
  /// - Returns: Those from the first on that is not, which are still to be added.
  mutating func addLines(asLast lines: Range<Int>) -> Range<Int> {
    guard isLineOfItemsAlone(last), let axis = containers[last].line?.axis else { return lines }
    let anchor = cells.anchorPlace(of: containers[last].cells.lowerBound)
    var container = containers[last]
    for line in lines {
      let items = tree.itemRun(in: line, holdsItems: flowsHoldItems)
      guard items.count > 0, items.end == tree.nodes[line].end else { return line..<lines.upperBound }
      let first = cells.count
      cells.append(items, along: axis, anchorAt: anchor)
      container.take(items, ofLine: line, cells: first..<cells.count)
      container.number(after: &trackCounts)
      note(line, as: containers.count)
      containers.append(container)
    }
    return lines.upperBound..<lines.upperBound
  }

  /// Whether a container holds items that say nothing of their cells, and nothing is noted of it elsewhere.
  private func isLineOfItemsAlone(_ container: Int) -> Bool {
    let first = containers[container].cells.lowerBound
    return direction == nil && containers[container].holdsPlainItems && !containers[container].cells.isEmpty
      && !containers[container].isInfrequent && !cells.linesUp(first)
  }
}
