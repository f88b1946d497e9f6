internal import LayoutCore

/// `ZStack(alignment: .topLeading) { ... }`
extension ZStackOptions: ContainerCode {
  var arguments: [Argument] { Argument.unless(.center, "alignment", alignment, \.code) }
}
