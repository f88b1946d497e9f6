import ConstraintLayout
import LayoutTestSupport
import Testing

/// What holds for free layouts in one another with relations of all priorities: what needs no program is what one would say.
struct FreeSystemLawTests {
  @Test(arguments: [(RandomViews.Style.usual, 50), (.wild, 20), (.rich, 26)])
  func whatIsDirectIsWhatTheProgramSays(_ style: RandomViews.Style, _ least: Int) async {
    await Law(seeds: 0..<200, atLeast: least).check { seed in
      var views = RandomViews(seed: seed, style)
      var sample = try LawSample(views.layout(), seed, in: views.proposal())
      if views.mayStandOut() { sample.engine.options.overflow = .visible }
      return try sample.checkDirectAnswer(seed)
    }
  }
}

/// Views in one another, placed as people place them in interface builders: each by its edges, with priorities for how much it
/// resists to become longer or shorter than its content.
struct RandomViews {
  enum Style: Sendable {
    /// Mostly enough is said, and little of it contradicts.
    case usual
    /// Relations of any priority between any edges.
    case wild
    /// Stacks, texts and frames among the views.
    case rich
  }

  private let style: Style
  private var random: SeededGenerator
  private var relations: [String] = []
  private var count = 0

  init(seed: UInt64, _ style: Style) {
    self.style = style
    random = SeededGenerator(seed: seed)
  }

  mutating func layout() throws -> AnyLayout {
    var content = view("container", depth: 0)
    if style != .usual, random.chance(0.2) {
      content = AnyLayout(content.frame(minWidth: random.chance(0.5) ? 20 : nil, idealWidth: 120, minHeight: 30))
    }
    if style == .wild, random.chance(0.3) {
      relations.append("container.\(random.chance(0.5) ? "width" : "height") <= \(number(20...400)) @ \(priority())")
    }
    let isVisible = random.chance(0.2)
    relations.shuffle(using: &random)
    var views = AnyLayout(content.overflow(isVisible ? .visible : .error))
    for relation in relations { views = AnyLayout(try views.constrain(relation)) }
    return views
  }

  /// What is offered to it: mostly enough.
  mutating func proposal() -> ProposedSize {
    ProposedSize(width: Double(number(150...500)), height: Double(number(150...500)))
  }

  /// Whether what does not fit may stand out, where the layout says nothing of that.
  mutating func mayStandOut() -> Bool { random.chance(0.2) }

  private mutating func priority() -> Int {
    [10, 100, 150, 199, 200, 201, 225, 249, 250, 499, 501, 749, 800, 899, 900, 901, 950, 999].randomElement(
      using: &random)
      ?? 10
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  private mutating func view(_ name: String, depth: Int) -> AnyLayout {
    var children: [AnyLayout] = []
    var names: [String] = []
    for _ in 0..<number((style == .wild && random.chance(0.1) ? 0 : 1)...(depth == 0 ? 4 : 2)) {
      let child = "v\(count)"
      count += 1
      children.append(self.child(child, depth: depth))
      place(child, in: name, beside: names)
      names.append(child)
    }
    return AnyLayout(FreeLayout { ForEach(children) { $0 } })
  }

  private mutating func child(_ name: String, depth: Int) -> AnyLayout {
    if depth < 2, random.chance(depth == 0 ? 0.5 : 0.25) {
      let isVisible = random.chance(0.8)
      return AnyLayout(view(name, depth: depth + 1).overflow(isVisible ? .visible : .error).id(name))
    }
    if style == .rich, random.chance(0.4) { return rich(name) }
    let item = Item(name)
    switch number(0...5) {
    case 0: return AnyLayout(item.frame(width: Double(number(5...60)), height: Double(number(5...30))))
    case 1: return AnyLayout(item.frame(minWidth: Double(number(0...20)), maxWidth: Double(number(20...90))))
    case 2: return AnyLayout(item.frame(idealWidth: Double(number(10...50)), maxWidth: 50))
    case 3: return AnyLayout(item.frame(minHeight: 4).baseline(first: 6, last: 9))
    default: return AnyLayout(item)
    }
  }

  private mutating func rich(_ name: String) -> AnyLayout {
    switch number(0...5) {
    case 4:
      AnyLayout(
        ZStack { Item("\(name)a").frame(idealWidth: Double(number(1...30)), idealHeight: 10) }
          .frame(minWidth: Double(number(0...30)), minHeight: 5).id(name))
    case 5:
      AnyLayout(
        Scroll(.horizontal) { Item("\(name)a").frame(width: 90, height: 10) }.frame(width: Double(number(10...60))).id(
          name))
    case 0: AnyLayout(Text("some words that may wrap").id(name))
    case 1:
      AnyLayout(
        Stack(.row, spacing: 3) {
          Item("\(name)a").frame(width: 20, height: 10)
          Item("\(name)b")
        }.id(name))
    case 2:
      AnyLayout(
        Stack(.column, spacing: 3) { Item("\(name)a").frame(width: 30, height: 10) }
          .frame(minWidth: Double(number(0...40))).id(name))
    default: AnyLayout(Item("\(name)a").frame(width: 20, height: 10).padding(2).id(name))
    }
  }

  // MARK: Relations

  private mutating func place(_ name: String, in layout: String, beside others: [String]) {
    place(name, in: layout, beside: others, "left", "right", "leading", "trailing", "width", "centerX")
    place(name, in: layout, beside: others, "top", "bottom", "top", "bottom", "height", "centerY")
  }

  private mutating func place(
    _ name: String, in layout: String, beside others: [String], _ left: String, _ right: String, _ leading: String,
    _ trailing: String, _ length: String, _ centre: String
  ) {
    let (start, end) = random.chance(0.8) ? (leading, trailing) : (left, right)
    let gap = number(0...12)
    switch number(0...7) {
    case 0: say("\(name).\(centre) == \(layout).\(centre)")
    case 1, 2:
      if let other = others.last, random.chance(0.6) {
        say("\(name).\(start) == \(other).\(end) + \(gap)")
      } else {
        say("\(name).\(start) == \(layout).\(start) + \(gap)")
      }
    case 3: say("\(layout).\(end) == \(name).\(end) + \(gap)")
    case 4:
      say("\(name).\(start) >= \(layout).\(start) + \(gap)")
      say("\(layout).\(end) == \(name).\(end) + \(gap)")
    case 5:
      if let other = others.last, length == "height", random.chance(0.4) {
        say("\(name).lastBaseline == \(other).firstBaseline")
      } else {
        say("\(name).\(start) == \(others.last ?? layout).\(start)")
      }
    default:
      say("\(name).\(start) == \(layout).\(start) + \(gap)")
      say("\(layout).\(end) \(random.chance(0.5) ? "==" : ">=") \(name).\(end) + \(gap)")
    }
    sayLength(of: name, in: layout, beside: others, length)
    guard style == .wild, random.chance(0.3) else { return }
    let other = others.randomElement(using: &random) ?? layout
    let edges = [start, end, centre]
    let (edge, otherEdge) = (edges[number(0...2)], edges[number(0...2)])
    let comparison = ["==", "<=", ">="][number(0...2)]
    say("\(name).\(edge) \(comparison) \(other).\(otherEdge) + \(number(-10...20))")
  }

  private mutating func sayLength(of name: String, in layout: String, beside others: [String], _ length: String) {
    switch number(0...19) {
    case 0, 1: say("\(name).\(length) == \(number(5...60))")
    case 2: if let other = others.last { say("\(name).\(length) == \(other).\(length)") }
    case 3: say("\(name).\(length) == 0.5 * \(layout).\(length)")
    case 4: say("\(name).\(length) >= \(number(5...40))")
    default:
      let content = number(5...50)
      relations.append("\(name).\(length) >= \(content) @ \([250, 749, 750, 751][number(0...3)])")
      relations.append("\(name).\(length) <= \(content) @ \([250, 251, 750, 400][number(0...3)])")
    }
  }

  /// Says something, mostly required.
  private mutating func say(_ relation: String) {
    let isSoft = random.chance(style == .wild ? 0.3 : 0.05)
    relations.append(isSoft ? "\(relation) @ \(priority())" : relation)
  }
}
