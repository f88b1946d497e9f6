import ConstraintLayout

extension Layout {
  /// The size that it takes where nothing is offered, for workloads that offer more or less than that.
  var naturalSize: Size {
    do {
      return try LayoutEngine().place(self).size
    } catch {
      preconditionFailure("What no workload contradicts has an answer where nothing is offered: \(error)")
    }
  }
}
