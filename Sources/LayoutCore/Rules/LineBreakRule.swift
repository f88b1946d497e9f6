/// Which children of a flow stand in which line, by their ideal lengths and the length that the flow gets.
///
/// Greedy: a line takes the next child as long as the children and the gaps between them fit. So a line has at least one
/// child, and one that is longer than the flow has it for itself. O(n).
///
/// Balanced: of all breakings into lines that fit, one with the least sum over all lines, the last one included, of the square
/// of what the line leaves free (Knuth and Plass, *Breaking paragraphs into lines*, 1981, with the badness of TeX replaced by
/// the square). For the children from k on
///
///     least[k] = min((space - length(k..<m))^2 + least[m] for m > k for which k..<m fits)
///
/// which is found from the last child to the first. Of several breakings with the least sum it is the one whose first line has
/// the most children, and so on. O(n) times the number of children in a line.
struct LineBreakRule {
  /// The ideal lengths of the children.
  let lengths: [Double]
  /// The gaps behind the children.
  let gaps: Structure.Container.Gaps
  /// The length that the flow gets.
  let space: Double

  /// The first child of each line.
  func starts(_ breaking: LineBreaking) -> [Int] {
    guard !lengths.isEmpty else { return [] }
    // Where all children fit in one line, more lines only leave more free.
    guard end(ofLineFrom: 0) < lengths.count else { return [0] }
    return switch breaking {
    case .greedy: greedyStarts
    case .balanced: balancedStarts
    }
  }

  /// Visits the children behind which a line may end that begins with a child, with what the line is as long as, from the least.
  @inline(__always) private func visitEnds(ofLineFrom start: Int, _ visit: (_ end: Int, _ length: Double) -> Void) {
    var length = lengths[start]
    let greatest = space.greatestFitting
    visit(start + 1, length)
    var next = start + 1
    while next < lengths.count {
      length += lengths[next]
      length += gaps.after(next - 1)
      guard length <= greatest else { return }
      next += 1
      visit(next, length)
    }
  }

  private func end(ofLineFrom start: Int) -> Int {
    var last = start
    visitEnds(ofLineFrom: start) { end, _ in last = end }
    return last
  }

  private var greedyStarts: [Int] {
    var starts: [Int] = []
    var next = 0
    while next < lengths.count {
      starts.append(next)
      next = end(ofLineFrom: next)
    }
    return starts
  }

  private var balancedStarts: [Int] {
    var least = Array(repeating: 0.0, count: lengths.count + 1)
    var ends = Array(repeating: 0, count: lengths.count)
    // What differs by less is rounding of sums that are equal.
    let tolerance = 1e-9 * space * space
    for start in lengths.indices.reversed() {
      var (best, bestEnd) = (Double.infinity, 0)
      visitEnds(ofLineFrom: start) { end, length in
        let free = max(0, space - length)
        let sum = free * free + least[end]
        if sum <= best + tolerance {
          best = min(sum, best)
          bestEnd = end
        }
      }
      (least[start], ends[start]) = (best, bestEnd)
    }
    return Array(sequence(first: 0) { ends[$0] < lengths.count ? ends[$0] : nil })
  }
}

extension Double {
  /// Whether a length fits in another one; the rounding of sums must not cost what fits to the point.
  func fits(in length: Double) -> Bool { self <= length.greatestFitting }

  /// The greatest length that fits in one.
  fileprivate var greatestFitting: Double { self + 1e-9 * (1 + self) }
}
