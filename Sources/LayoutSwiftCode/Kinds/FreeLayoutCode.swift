internal import LayoutCore

/// `FreeLayout { ... }`
extension FreeLayoutOptions: ContainerCode {
  var arguments: [Argument] {}
}
