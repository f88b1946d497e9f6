internal import LayoutCore

/// `Stack(.row, alignment: .top, spacing: 8) { ... }`
extension StackOptions: ContainerCode {
  var arguments: [Argument] {
    Argument(code: ".\(axis)")
    Argument.unless(.center, "alignment", alignment) { $0.code(in: axis) }
    Argument.given("spacing", spacing)
    Argument.unless(.leading, "distribution", named: distribution)
  }
}
