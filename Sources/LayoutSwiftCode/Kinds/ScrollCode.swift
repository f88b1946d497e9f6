internal import LayoutCore
internal import LayoutGeometry

/// `Scroll(.horizontal) { ... }`
extension ScrollOptions: ContainerCode {
  var arguments: [Argument] { Argument.unless(.vertical, nil, named: axis) }
}
