/// A layout in Swift: the call that makes it, and the modifiers behind that.
struct LayoutCode {
  var call: CallCode
  var modifiers: [CallCode] = []

  /// The same with one more modifier.
  func modified(by modifier: CallCode) -> LayoutCode {
    var copy = self
    copy.modifiers.append(modifier)
    return copy
  }
}

/// A call in Swift: a name, arguments in parentheses, and what stands in braces behind them.
struct CallCode {
  let name: String
  var arguments: [Argument] = []
  var block: Block?

  /// What stands in braces.
  enum Block {
    /// Layouts, each on a line of its own; with the name of what the closure is given, if it is given something.
    case layouts([LayoutCode], parameter: String? = nil)
    /// Relations, each on a line of its own.
    case relations([RelationCode])
  }
}
