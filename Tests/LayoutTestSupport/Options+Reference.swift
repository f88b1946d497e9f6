package import LayoutCore
package import LinearModel

extension LayoutEngine.Options {
  /// Places as users do with `on`, and by the whole program of everything with `off`.
  package mutating func place(by way: Presolve) { if way == .off { useWholeProgram() } }
}
