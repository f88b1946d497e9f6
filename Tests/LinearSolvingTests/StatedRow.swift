import LinearModel

/// Lengths in a container, each said by a statement of its own; the container is the first statement.
struct StatedRow {
  var lengths: [Double]
  var container: Double
  var spans: [(Range<Int>, Double)] = []

  /// A model of those statements that `isKept` lets in.
  func model(_ isKept: (Int) -> Bool = { _ in true }) -> Model {
    var model = Model()
    let tracks = lengths.indices.map { model.addVariable(.init("track", $0), lower: 0) }
    let total = model.addVariable("total")
    let terms = tracks.map { LinearExpression.Term($0) }
    model.add(LinearExpression(terms: terms) == total)
    var constraints = [total <= container]
    for (track, length) in zip(tracks, lengths) { constraints.append(track >= length) }
    for (range, length) in spans { constraints.append(LinearExpression(terms: Array(terms[range])) >= length) }
    for (index, constraint) in constraints.enumerated() where isKept(index) {
      model.add(constraint.stated(Statement(index: index)))
    }
    return model
  }
}
