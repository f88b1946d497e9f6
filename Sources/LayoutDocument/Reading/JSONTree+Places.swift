extension JSONTree {
  /// What leads to a value.
  struct Way {
    /// The value, or the innermost object or array around it that the document has.
    var value = 0
    /// What leads on from there.
    var rest: Substring
    /// The whole place, with elements counted as they stand in the document.
    var place = ""
  }

  /// The value at a place.
  ///
  /// - Parameter asRead: Whether elements that are passed over do not count in the place.
  func way(to place: String, asRead: Bool = false) -> Way {
    var way = Way(rest: place[...])
    while !way.rest.isEmpty, way.value < count, let step = step(along: way, asRead: asRead) {
      way.value = step.value
      way.place += step.text
      way.rest = way.rest.dropFirst(step.length)
    }
    way.place += way.rest
    return way
  }

  /// The child that a place goes to next, how many characters of the place lead there, and what they should be.
  private func step(along way: Way, asRead: Bool) -> (value: Int, length: Int, text: String)? {
    kind(of: way.value) == .array ? element(along: way, asRead: asRead) : member(along: way)
  }

  private func element(along way: Way, asRead: Bool) -> (value: Int, length: Int, text: String)? {
    guard way.rest.first == "[", let end = way.rest.firstIndex(of: "]"),
      let wanted = Int(way.rest[way.rest.index(after: way.rest.startIndex)..<end])
    else { return nil }
    var (index, countAsRead) = (0, 0)
    var child = firstChild(of: way.value)
    while let candidate = child {
      let isLeftOut = isLeftOut(candidate)
      if (asRead ? countAsRead : index) == wanted, !(asRead && isLeftOut) {
        return isLeftOut ? nil : (candidate, way.rest[...end].count, "[\(index)]")
      }
      if !isLeftOut { countAsRead += 1 }
      index += 1
      child = next(after: candidate)
    }
    return nil
  }

  private func member(along way: Way) -> (value: Int, length: Int, text: String)? {
    let given = changes?.given(to: way.value) ?? [:]
    var child = firstChild(of: way.value)
    while let candidate = child {
      if !isLeftOut(candidate) || given.values.contains(candidate),
        let length = length(of: key(of: candidate), along: way.rest)
      {
        return (candidate, length, String(way.rest.prefix(length)))
      }
      child = next(after: candidate)
    }
    // What stands under another key than it was meant to.
    for (key, value) in given where parent(of: value) != nil {
      if let length = length(of: key, along: way.rest) { return (value, length, String(way.rest.prefix(length))) }
    }
    return nil
  }

  /// How many characters of a place say a key, if it begins with that.
  private func length(of key: String, along place: Substring) -> Int? {
    var step = DocumentPath()
    step.append(key: key)
    let isMember = place.first == "."
    guard (isMember ? place.dropFirst() : place).hasPrefix(step.description) else { return nil }
    let length = step.description.count + (isMember ? 1 : 0)
    return [nil, ".", "["].contains(place.dropFirst(length).first) ? length : nil
  }
}
