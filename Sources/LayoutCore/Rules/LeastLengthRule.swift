internal import LayoutGeometry
internal import LinearModel

// Least length: a frame is as long as what is in it has to be, whatever it is given.
//
//     box == least[content]
//
// That is what the content takes where 0 is proposed, as an unsized cell asks for it (``UnsizedCellRule``); it is known before any
// length is, along each axis alone.
extension AxisCompiler {
  /// - Returns: Whether a container is as long as its content has to be.
  mutating func emitLeastLength(_ container: Int, _ node: Int, _ box: Variable) -> Bool {
    guard structure.takesLeastLength(container, axis) else { return false }
    let length = lengths[node, axis].ideal
    model.add((box == length).stated(state(.leastLength(node: node, axis, length))))
    return true
  }
}

// Directly: the same, in place of what the content asks for otherwise.
extension AxisDemands {
  /// What a container takes that is as long as its content has to be; `nil` for others.
  ///
  /// - Parameter content: What its content asks for of what is proposed.
  func leastLength(of container: Int, around content: Length, in structure: Structure) -> Length? {
    guard structure.takesLeastLength(container, axis) else { return nil }
    return .fixed(firstLeast.map { parts[$0 + container].ideal } ?? content.ideal)
  }
}
