import ConstraintLayout

/// A workload that is changed as well, in a session: its container grows step by step, or one of its items is edited.
protocol ChangingLayout: Workload {
  /// After how many steps of a point the container is as wide as at first.
  static var stepCount: Int { get }

  /// The edits that change one item.
  ///
  /// - Parameter number: How many edits there were before, so that changes come to all parts of the layout.
  func editsOfItem(_ number: Int) -> [LayoutEdit]
}

extension ChangingLayout {
  /// As when a window is dragged from narrow to wide.
  static var stepCount: Int { 1_000 }
}
