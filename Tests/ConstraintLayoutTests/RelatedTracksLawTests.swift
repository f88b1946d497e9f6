import ConstraintLayout
import LayoutTestSupport
import Testing

/// What holds for relations between places: what needs no program is what a program would say.
struct RelatedTracksLawTests {
  @Test(arguments: [(RandomForm.Content.fixed, 28), (.filled, 26), (.mixed, 22), (.sharing, 20)])
  func whatIsDirectIsWhatTheProgramSays(_ content: RandomForm.Content, _ least: Int) async {
    await Law(seeds: 0..<200, atLeast: least).check { seed in
      var form = RandomForm(seed: seed, content)
      let layout = try form.layout()
      return try LawSample(layout, seed).checkDirectAnswer(seed)
    }
  }
}

extension LawSample {
  /// A layout of one's own, in what is drawn by a seed.
  init(_ layout: some Layout, _ seed: UInt64, in proposal: ProposedSize? = nil) {
    self.init(seed, [], in: proposal)
    tree = LayoutTree(layout)
  }
}

/// Lines of items whose places are related from one line to the next.
struct RandomForm {
  /// What stands in a line.
  enum Content: Sendable {
    /// Items of fixed lengths.
    case fixed
    /// Items of fixed lengths, and mostly one before them that takes what they leave.
    case filled
    /// What can grow, and what holds other things, too.
    case mixed
    /// Items that can have any length, whose lengths are related, and some of fixed lengths.
    case sharing
  }

  private let content: Content
  private let axis: StackAxis
  private var random: SeededGenerator
  /// How many items each line has.
  private var counts: [Int] = []

  init(seed: UInt64, _ content: Content) {
    self.content = content
    random = SeededGenerator(seed: seed)
    axis = random.chance(0.7) ? .row : .column
  }

  mutating func layout() throws -> AnyLayout {
    counts = []
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      // What takes what is left has one item behind it, or it is open which of them does so besides.
      counts.append(content != .fixed && random.chance(0.7) ? 2 : Int.random(in: 1...4, using: &random))
    }
    var lines: [AnyLayout] = []
    for number in counts.indices { lines.append(line(number)) }
    let (spacing, isLeading) = (Double(Int.random(in: 0...4, using: &random)), random.chance(0.9))
    var form =
      lines.count == 1 && random.chance(0.7)
      ? lines[0]
      : AnyLayout(
        Stack(axis == .row ? .column : .row, alignment: isLeading ? .leading : .center, spacing: spacing) {
          ForEach(lines) { $0 }
        })
    if random.chance(0.2) { form = AnyLayout(form.padding(2)) }
    if random.chance(0.1) { form = AnyLayout(form.frame(minWidth: 100, minHeight: 90, alignment: .topLeading)) }
    for _ in 0..<Int.random(in: 1...3, using: &random) { form = AnyLayout(try form.constrain(relation())) }
    return wrapped(form)
  }

  private mutating func line(_ number: Int) -> AnyLayout {
    var items: [AnyLayout] = []
    for place in 0..<counts[number] { items.append(item("r\(number)c\(place)")) }
    let spacing = Double(Int.random(in: 0...9, using: &random))
    var line =
      axis == .row && random.chance(0.15)
      ? AnyLayout(Grid(alignment: .leading, horizontalSpacing: spacing) { GridRow { ForEach(items) { $0 } } })
      : AnyLayout(
        Stack(axis, alignment: random.chance(0.7) ? .leading : .center, spacing: spacing) { ForEach(items) { $0 } })
    if random.chance(0.07) { line = AnyLayout(line.padding(3)) }
    if random.chance(0.05) { line = AnyLayout(line.frame(minWidth: 90, alignment: .leading)) }
    if random.chance(0.05) { line = AnyLayout(line.frame(width: 200, alignment: .leading)) }
    return line
  }

  private mutating func item(_ id: String) -> AnyLayout {
    let size = Size(width: length(), height: length())
    let item = Item(id).frame(width: size.width, height: size.height)
    if content == .filled, id.hasSuffix("c0"), random.chance(0.8) {
      return AnyLayout(Item(id).frame(minWidth: size.width, minHeight: size.height))
    }
    if content == .sharing, random.chance(0.85) {
      return AnyLayout(Item(id).frame(minWidth: size.width, minHeight: size.height))
    }
    guard content == .mixed, random.chance(0.4) else { return AnyLayout(item) }
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return AnyLayout(Item(id))
    case 1: return AnyLayout(Item(id).frame(minWidth: size.width, minHeight: size.height))
    case 2: return AnyLayout(Item(id).frame(maxWidth: size.width, maxHeight: size.height))
    case 3: return AnyLayout(item.padding(3))
    case 4:
      return AnyLayout(
        Stack(.row, spacing: 2) {
          item
          Item().frame(width: 5, height: 5)
        })
    default: return AnyLayout(Text("one two", id: id, fontSize: 4 + size.height / 8))
    }
  }

  private mutating func length() -> Double { Double(Int.random(in: 0...60, using: &random)) }

  private mutating func relation() -> String {
    content == .sharing && random.chance(0.9) ? relationOfLengths() : relationOfPlaces()
  }

  /// Mostly that an item is some times as long as another one of its line.
  private mutating func relationOfLengths() -> String {
    let attribute = (axis == .row) == random.chance(0.9) ? "width" : "height"
    let line = Int.random(in: counts.indices, using: &random)
    let other = random.chance(0.9) ? line : Int.random(in: counts.indices, using: &random)
    let places = Array(0..<counts[line]).shuffled(using: &random)
    guard let place = places.first, let otherPlace = other == line ? places.last : 0,
      line != other || place != otherPlace
    else { return "r\(line)c0.\(attribute) >= 20" }
    let factor = ["1", "2", "0.5", "3"].randomElement(using: &random) ?? "1"
    let distance = random.chance(0.7) ? 0 : Int.random(in: -10...20, using: &random)
    let comparison = random.chance(0.9) ? "==" : ">="
    let priority = random.chance(0.6) ? 1000 : [900, 600, 400].randomElement(using: &random) ?? 1000
    return
      "\(factor) * r\(line)c\(place).\(attribute) + \(distance) \(comparison) r\(other)c\(otherPlace).\(attribute) @ \(priority)"
  }

  /// Mostly that items of different lines start at the same place.
  private mutating func relationOfPlaces() -> String {
    let lines = counts.indices.filter { counts[$0] > 1 || random.chance(0.05) }
    guard let line = lines.randomElement(using: &random), let other = lines.randomElement(using: &random) else {
      return "r0c0.left == 0"
    }
    // The second one, mostly: more than one thing before it could grow for a later one.
    let number = random.chance(0.6) ? min(1, counts[line] - 1) : Int.random(in: 0..<counts[line], using: &random)
    let otherNumber = min(random.chance(0.9) ? number : number + 1, counts[other] - 1)
    let starts = axis == .row ? "left" : "top"
    let all = axis == .row ? ["right", "centerX", "leading"] : ["bottom", "centerY", "top"]
    let attribute = random.chance(0.8) ? starts : all.randomElement(using: &random) ?? starts
    let comparison = random.chance(0.7) ? "==" : random.chance(0.7) ? ">=" : "<="
    let distance = random.chance(0.7) ? 0 : Int.random(in: -20...40, using: &random)
    let priority = random.chance(0.9) ? 1000 : [900, 600, 400, 200].randomElement(using: &random) ?? 1000
    let right =
      line != other && random.chance(0.85) ? "r\(other)c\(otherNumber).\(attribute) + \(distance)" : "\(80 + distance)"
    return "r\(line)c\(number).\(attribute) \(comparison) \(right) @ \(priority)"
  }

  private mutating func wrapped(_ form: AnyLayout) -> AnyLayout {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: AnyLayout(form.padding(7))
    case 1:
      AnyLayout(
        Stack(.column, alignment: .leading) {
          form; Item("footer").frame(width: 150, height: 10)
        })
    case 2:
      AnyLayout(
        Stack(.row, alignment: .top) {
          form; Item("side")
        })
    case 3: AnyLayout(form.frame(width: 300, alignment: .topLeading))
    case 4:
      AnyLayout(
        Grid(alignment: .topLeading) {
          GridRow {
            form; Item("beside").frame(width: 30, height: 400)
          }
        })
    default: form
    }
  }
}
