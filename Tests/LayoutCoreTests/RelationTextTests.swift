import LayoutCore
import LayoutTestSupport
import LinearModel
import Testing

/// What the texts of relations mean, and how relations are said.
struct RelationTextTests {
  /// A text, and how the relation that it means is written.
  @Test(arguments: [
    ("purple.width == 2 * green.width @ 600", "purple.width == 2 * green.width @ 600"),
    ("purple.width==green.width*2@medium", "purple.width == 2 * green.width @ 600"),
    ("a.right + 8 <= b.left", "a.right + 8 <= b.left"),
    ("a.right <= b.left - 8", "a.right + 8 <= b.left"),
    ("b.left - a.right >= 8", "b.left >= a.right + 8"),
    ("container.centerX == a.centerX @required", "container.centerX == a.centerX"),
    ("a.width == 100", "a.width == 100"),
    ("100 >= a.width", "a.width <= 100"),
    ("a.left == -5", "a.left == -5"),
    ("0 == -a.left - - -b.left", "a.left + b.left == 0"),
    ("-(a.left + 2) * 3 <= 6", "3 * a.left >= -12"),
    ("a.width + a.width == b.width / 2", "2 * a.width == 0.5 * b.width"),
    ("a.width - b.width + c.width == b.width", "a.width + c.width == 2 * b.width"),
    ("a.width / 3 == 10 / 4", "0.3333333333333333 * a.width == 2.5"),
    ("a.width == 1.5e3 + .25 + 1E-2", "a.width == 1500.26"),
    ("2*a.width-b.width>=1-3", "2 * a.width + 2 >= b.width"),
    ("((a.width)) * (1 + 1) == (3)", "2 * a.width == 3"),
    ("a.firstBaseline == b.centerY @ 0.5", "a.firstBaseline == b.centerY @ 0.5"),
    ("a.top==b.bottom@1e2", "a.top == b.bottom @ 100"),
    (" \t\na.height >= 1 \n@ 0 ", "a.height >= 1 @ 0"),
  ])
  func textsMean(text: String, canonical: String) throws {
    #expect(try LayoutRelation(text: text).text == canonical)
    #expect(try LayoutRelation(text: canonical) == LayoutRelation(text: text))
  }

  @Test(arguments: [
    ("QLabel-1.width == 1", "QLabel-1", "QLabel-1.width == 1"),
    ("2-a.width == 1", "2-a", #""2-a".width == 1"#),
    ("7.width == 1", "7", #""7".width == 1"#),
    ("1e5.width == 1", "1e5", #""1e5".width == 1"#),
    ("_x_.width == 1", "_x_", "_x_.width == 1"),
    ("größe.width == 1", "größe", "größe.width == 1"),
    ("cafe\u{301}.width == 1", "café", "cafe\u{301}.width == 1"),
    ("名前.width == 1", "名前", "名前.width == 1"),
    (#""my item".width == 1"#, "my item", #""my item".width == 1"#),
    (#""a".width == 1"#, "a", "a.width == 1"),
    (#""container".width == 1"#, "container", #""container".width == 1"#),
    (#""-a".width == 1"#, "-a", #""-a".width == 1"#),
    (#""a.b".width == 1"#, "a.b", #""a.b".width == 1"#),
    (#""a\"b\\c\n\t\r\u{200b}".width == 1"#, "a\"b\\c\n\t\r\u{200B}", #""a\"b\\c\n\t\r\u{200b}".width == 1"#),
    ("\"\u{301}e\".width == 1", "\u{301}e", "\"\u{301}e\".width == 1"),
    ("\"👩‍👧\".width == 1", "👩‍👧", "\"👩\\u{200d}👧\".width == 1"),
    (#""".width == 1"#, "", #""".width == 1"#),
  ])
  func idsOfAllKinds(text: String, id: String, canonical: String) throws {
    let relation = try LayoutRelation(text: text)
    #expect(relation.anchors == [LayoutAnchor(.item(id), .width)])
    #expect(relation.text == canonical)
    #expect(try LayoutRelation(text: canonical) == relation)
  }

  /// Behind an attribute a minus needs no space; between a number and an id it does.
  @Test func minusAndIds() throws {
    #expect(try LayoutRelation(text: "a-b.width-c.width-2==0").text == "a-b.width == c.width + 2")
    #expect(try LayoutRelation(text: "8 -b.left <= 2-1").text == "b.left >= 7")
    #expect(try LayoutRelation(text: "2.5-b.left <= 0").text == "b.left >= 2.5")
  }

  @Test func containerIsNotAnItem() throws {
    #expect(try LayoutRelation(text: "container.left == 0").anchors == [LayoutAnchor(.container, .left)])
  }

  @Test(arguments: PriorityName.all)
  func prioritiesHaveNames(_ entry: PriorityName) throws {
    #expect(try LayoutRelation(text: "a.width == 1 @ \(entry.name)").constraint.priority == entry.priority)
  }

  struct PriorityName: Sendable {
    let name: String
    let priority: Priority

    static let all: [PriorityName] = [
      .init(name: "required", priority: .required), .init(name: "fit", priority: .fit),
      .init(name: "strong", priority: .strong), .init(name: "ideal", priority: .ideal),
      .init(name: "medium", priority: .medium), .init(name: "fill", priority: .fill),
      .init(name: "weak", priority: .weak), .init(name: "hug", priority: .hug),
      .init(name: "share", priority: .share), .init(name: "total", priority: .total),
      .init(name: "policy", priority: .policy),
    ]
  }

  /// Variables are numbered as the terms stand, whatever the table was.
  @Test func variablesMeanTheirOwnAnchors() {
    let table = [LayoutAnchor(.container, .left), LayoutAnchor(.item("a"), .left), LayoutAnchor(.item("b"), .left)]
    let constraint = -Variable(index: 2) + Variable(index: 1) + Variable(index: 0) * 0 <= -0.0
    let relation = LayoutRelation(constraint, over: table)
    #expect(relation.anchors == [table[1], table[2]])
    #expect(relation.constraint.expression.terms == [.init(Variable(index: 0), 1), .init(Variable(index: 1), -1)])
    #expect(relation.constraint.expression.constant.sign == .plus)
  }

  /// Relations with random anchors, factors of random bits and random ids come back equal.
  @Test(arguments: 0..<40)
  func randomRelationsComeBack(seed: UInt64) throws {
    var random = RandomRelation(seed: seed)
    for _ in 0..<50 {
      let relation = random.relation()
      guard !relation.anchors.isEmpty else { continue }
      let text = relation.text
      #expect(try LayoutRelation(text: text) == relation, "seed \(seed): \(text)")
      #expect(try LayoutRelation(text: text).text == text, "seed \(seed)")
    }
  }
}

/// Relations that nobody prepared, from a seed.
private struct RandomRelation {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func relation() -> LayoutRelation {
    let table = (0..<6).map { _ in
      LayoutAnchor(random.chance(0.2) ? .container : .item(id()), attribute())
    }
    var expression = LinearExpression(constant: random.chance(0.3) ? 0 : number())
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      let variable = Variable(index: Int.random(in: 0..<table.count, using: &random))
      expression.terms.append(.init(variable, random.chance(0.5) ? 1 : number()))
    }
    let relations: [Relation] = [.equal, .lessOrEqual, .greaterOrEqual]
    let priority = random.chance(0.5) ? 1000 : Double.random(in: 0...1000, using: &random)
    return LayoutRelation(
      Constraint(
        expression, relations[Int.random(in: 0..<3, using: &random)],
        priority: Priority(rawValue: priority) ?? .required), over: table)
  }

  private mutating func attribute() -> LayoutAnchor.Attribute {
    LayoutAnchor.Attribute.allCases.randomElement(using: &random) ?? .width
  }

  /// A number of everyday size, or one of random bits.
  private mutating func number() -> Double {
    if random.chance(0.5) { return (Double.random(in: -100...100, using: &random) * 4).rounded() / 4 }
    let value = Double(bitPattern: random.next())
    // Sums of two are still finite.
    return value.isFinite && abs(value) < 1e300 ? value : 1
  }

  private mutating func id() -> String {
    let alphabet = "ab-_. \"\\19é\n\u{301}\u{200D}\u{0}👩@(*名containerwidth".unicodeScalars.map { $0 }
    var id = ""
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      id.unicodeScalars.append(alphabet[Int.random(in: 0..<alphabet.count, using: &random)])
    }
    return random.chance(0.1) ? "container" : id
  }
}
