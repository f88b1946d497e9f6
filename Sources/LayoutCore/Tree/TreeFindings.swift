/// What checking a tree took long to find, and what comes after it need not look for again.
struct TreeFindings {
  /// How many containers there are; 0 where nobody counted them.
  var containerCount = 0
  /// For each grid in which cells flow around others that say their places, where all of them stand.
  var cells: [Int: ExplicitCells] = [:]
  /// What nodes are called; `nil` where no relation calls them by that.
  var names: IdentifierBox?

  /// The ids in a box, since most layouts hand none on, and they are long.
  final class IdentifierBox: Sendable {
    let identifiers: IdentifierSet

    init(_ identifiers: IdentifierSet) { self.identifiers = identifiers }
  }
}
