import ConstraintLayout

/// A workload whose time is that of one edit of a layout that is kept; opening the session is not in it.
protocol EditedLayout: Workload {
  /// The session, once there is one.
  var session: LayoutSession? { get set }

  /// The edits that come next, and count as one.
  mutating func nextEdits() -> [LayoutEdit]
}

extension EditedLayout {
  /// Edits the layout and gives all of it.
  public mutating func run(on engine: LayoutEngine) throws -> Outcome {
    try edit(on: engine) { .placement(try $0.placement()) }
  }

  /// Edits the layout and reads every rectangle that changed.
  public mutating func perform(on engine: LayoutEngine) throws -> Double {
    try edit(on: engine) { session in
      session.changedFrames.reduce(0) { $0 + $1.rect.minX + $1.rect.minY + $1.rect.maxX + $1.rect.maxY }
    }
  }

  /// Edits the layout, which has every rectangle then, and reads the size of the whole.
  public mutating func place(_ tree: LayoutTree, on engine: LayoutEngine) throws -> Double {
    try edit(on: engine) { $0.size.width }
  }

  /// Edits the layout and reads something of it.
  private mutating func edit<Answer>(
    on engine: LayoutEngine, _ read: (borrowing LayoutSession) throws -> Answer
  ) throws -> Answer {
    // Taken out and put back: what is read out of an optional is a copy, and a small edit takes no longer than to make one.
    var session = try session.take() ?? engine.session(for: description(), in: proposal)
    defer { self.session = session }
    try session.apply(nextEdits())
    return try read(session)
  }
}
