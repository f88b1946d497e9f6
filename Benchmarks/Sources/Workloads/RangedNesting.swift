import ConstraintLayout

/// Rows and columns in each other, six deep, whose items have ranges and priorities.
struct RangedNesting: Layout {
  private let samples: [Sample]
  private let nesting: NestedStacks

  init(items: Int) {
    samples = Sample.list(items)
    nesting = NestedStacks(samples, depth: 6) { Self.item($0) }
  }

  func append(to tree: inout LayoutTree) { nesting.append(to: &tree) }

  /// From half of what it asks for to twice that; every third gives way first, and every fourth has one length only.
  private static func item(_ sample: Sample) -> Item {
    let number = Int(sample.width)
    let item = Item(sample.id).layoutPriority(number.isMultiple(of: 3) ? -1 : 0)
    guard !number.isMultiple(of: 4) else { return item.frame(width: sample.width, height: sample.height) }
    return item.frame(
      minWidth: sample.width / 2, idealWidth: sample.width, maxWidth: sample.width * 2, minHeight: sample.height / 2,
      idealHeight: sample.height, maxHeight: sample.height * 2)
  }
}

extension RangedNesting {
  /// What it asks for, times a factor, in whole points.
  func size(times factor: Double) -> ProposedSize {
    let size = naturalSize
    return ProposedSize(
      width: (size.width * factor).rounded(.down), height: (size.height * factor).rounded(.down))
  }

  /// The edit that gives one item another range.
  func edits(_ number: Int) -> [LayoutEdit] {
    let width = Double(20 + number % 81)
    let range = Length(minimum: width / 2, ideal: width, maximum: width * 2)
    return [.resize(samples[number * 7919 % samples.count].id, width: range)]
  }
}
