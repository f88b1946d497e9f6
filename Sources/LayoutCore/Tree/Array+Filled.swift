extension Array {
  /// Creates an array of one value many times.
  ///
  /// Placing a layout of ten items makes a dozen arrays. The initializer of the standard library looks up how to allocate
  /// one, which takes longer than to fill so few elements; for many it is the faster one.
  @inline(__always) init(of value: Element, count: Int) {
    guard count < 64 else {
      self.init(repeating: value, count: count)
      return
    }
    self.init()
    reserveCapacity(count)
    append(contentsOf: repeatElement(value, count: count))
  }
}
