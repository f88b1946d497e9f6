internal import LayoutCore
internal import LayoutGeometry

/// `ViewThatFits(in: .horizontal) { ... }`
extension ViewThatFitsOptions: ContainerCode {
  var arguments: [Argument] { Argument.unless(.all, "in", axes, \.code) }
}
