/// How the containers of a tool share what is left along one axis, and where what they do not fill stands.
struct FormRules {
  /// Where room stands that nothing takes.
  enum Rest {
    /// In the container, evenly before, between and behind its parts.
    case spread
    /// In the container, behind its parts.
    case behind
    /// Outside of the container, which is no longer than its parts.
    case outside
  }

  /// Whether all that can grow do where nothing is said to.
  var growsUnasked = true
  /// Whether what takes several tracks makes them grow, as what stands in one does.
  var spansExpand = false
  var rest = Rest.outside
  /// Where things stand of which nothing is said; `nil` for the middle.
  var alignment: String?
}

/// What is known of something that takes a place along an axis: a child of a stack, or a track of a grid.
struct GrowingPlace {
  var stretch = 0
  var expands = false
  /// Whether it can be longer than it likes.
  var grows = false
  /// The length beyond which it takes nothing.
  var greatest = Double.infinity
}

extension FormRules {
  /// Who takes what is left: those with a stretch factor; where there are none, those that expand; where there are none of
  /// these either, all that can, or nobody.
  ///
  /// What has the greatest length that it can have takes no part, whatever factor it has.
  func growing(_ places: [GrowingPlace]) -> Set<Int> {
    let able = places.indices.filter { places[$0].grows }
    let stretched = able.filter { places[$0].stretch > 0 }
    if !stretched.isEmpty { return Set(stretched) }
    let expanding = able.filter { places[$0].expands }
    return Set(expanding.isEmpty && growsUnasked ? able : expanding)
  }
}
