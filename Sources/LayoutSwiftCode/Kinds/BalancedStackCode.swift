internal import LayoutCore

/// `BalancedStack(.row, spacing: 8) { ... }`
extension BalancedStackOptions: ContainerCode {
  var arguments: [Argument] {
    Argument(code: ".\(axis)")
    Argument.given("spacing", spacing)
  }
}
