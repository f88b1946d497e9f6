package import LayoutGeometry
internal import LinearModel

extension ProposedSize {
  package func validate(limits: Limits) throws {
    for axis in Axis.allCases {
      guard let length = self[axis] else { continue }
      guard !(length.isFinite && length > limits.length) else {
        throw LayoutError(
          .limitExceeded,
          "The proposed \(axis.lengthName) is \(lengthText(length)); the limit is \(lengthText(limits.length)).",
          place: "proposal.\(axis.lengthName)")
      }
      guard length >= 0 else {
        throw LayoutError(
          length.isNaN ? .nonFinite : .invalidLayout,
          "The proposed \(axis.lengthName) is \(lengthText(length)); it must be 0 or more, infinity, or nil.",
          place: "proposal.\(axis.lengthName)")
      }
    }
  }
}
