internal import LayoutCore

/// `Flow(horizontalSpacing: 8, lineBreaking: .balanced) { ... }`
extension FlowOptions: ContainerCode {
  var arguments: [Argument] {
    Argument.unless(.row, nil, named: axis)
    Argument.unless(.topLeading, "alignment", alignment, \.code)
    Argument.given("horizontalSpacing", horizontalSpacing)
    Argument.given("verticalSpacing", verticalSpacing)
    Argument.unless(.greedy, "lineBreaking", named: lineBreaking)
    Argument.unless(nil, "distribution", named: distribution)
  }
}
