extension LayoutExplanation: CustomStringConvertible {
  /// The explanation as sentences: the statements, their sum, and the rules that took part.
  public var description: String {
    var sentences = ["\(item).\(edge.rawValue) is \(lengthText(value))\(reasons)."]
    sentences += rules.map { $0.contribution == 0 ? "\($0.text)." : "\($0.text) (\(signed($0.contribution)))." }
    let several = causes.filter { $0.certainty == .oneOfSeveral }.map(\.statement)
    if !several.isEmpty {
      sentences.append(
        "Something else holds it as well, so it would not follow as counted here if this changed: "
          + "\(several.joined(separator: "; ")).")
    }
    return sentences.joined(separator: "\n")
  }

  private var reasons: String {
    guard !causes.isEmpty else { return rules.isEmpty ? ", because nothing asks for more" : "" }
    if let own = ownLength { return ": that is \(own)" }
    let groups = groups
    let terms = groups.flatMap(\.terms)
    let sum = terms.enumerated().map { $0.offset == 0 ? $0.element.text : $0.element.signedText }.joined(separator: " ")
    let isPlain = terms.count == 1 && terms[0].times == 1
    return " because \(list(groups.map(\.statement)))\(terms.isEmpty || isPlain ? "" : ": \(sum)")"
  }

  /// Where the value is a length of the item that was said itself: what it is called, and where it was said.
  private var ownLength: String? {
    guard causes.count == 1, let cause = causes.first, let own = cause.ownLength, own.node == node,
      !edge.isPosition, own.axis == edge.axis, cause.coefficient == 1, own.part != .fixedIdeal
    else { return nil }
    let name = edge.rawValue
    let part =
      switch own.part {
      case .fixed, .fixedIdeal: ""
      case .least: "least "
      case .ideal: "ideal "
      case .greatest: "greatest "
      }
    // Content has one height at a width, and may have several widths.
    if own.isMeasured { return "the \(own.axis == .vertical ? "" : part)\(name) of its content" }
    return "its \(part.isEmpty ? "own " : part)\(name)\(own.isSaid ? ", given at \(place)" : "")"
  }

  /// The causes that sentences name: those that are alike as one, and none that adds nothing and ties nothing.
  private var groups: [CauseGroup] {
    let adding = causes.filter { $0.contribution != 0 || $0.isTie }
    var groups: [CauseGroup] = []
    for cause in adding.isEmpty ? causes : adding {
      if let index = groups.firstIndex(where: { $0.takes(cause) }) {
        groups[index].causes.append(cause)
      } else {
        groups.append(CauseGroup(causes: [cause]))
      }
    }
    return groups
  }

  private func signed(_ length: Double) -> String { length < 0 ? lengthText(length) : "+\(lengthText(length))" }
}

/// Causes that say the same of several items, and count the same.
private struct CauseGroup {
  var causes: [LayoutExplanation.Cause]

  func takes(_ cause: LayoutExplanation.Cause) -> Bool {
    guard let first = causes.first, let own = first.ownLength, let other = cause.ownLength,
      own.part != .fixedIdeal, first.coefficient == cause.coefficient, first.contribution == cause.contribution
    else { return false }
    return own.amount == other.amount
  }

  var statement: String {
    guard let first = causes.first else { return "" }
    guard causes.count > 1, let own = first.ownLength else { return first.statement }
    return "\(list(causes.compactMap(\.ownLength?.name))) are each \(own.amount)"
  }

  /// What they add; nothing where they add nothing.
  var terms: [Term] {
    let terms = causes.filter { $0.contribution != 0 }.map {
      Term(times: abs($0.coefficient), amount: abs($0.contribution / $0.coefficient), isTakenAway: $0.contribution < 0)
    }
    // So many halves of a length are told one by one, so that each is seen to be a half.
    guard terms.count > 1, let first = terms.first, first.times == 1 else { return terms }
    return [Term(times: Double(terms.count), amount: first.amount, isTakenAway: first.isTakenAway)]
  }
}

/// Parts of a sentence that belong together.
private func list(_ parts: [String]) -> String {
  guard parts.count > 1, let last = parts.last else { return parts.first ?? "" }
  return "\(parts.dropLast().joined(separator: ", ")) and \(last)"
}

/// A part of the sum: an amount that counts so many times.
private struct Term {
  let times: Double
  let amount: Double
  let isTakenAway: Bool

  var text: String { (isTakenAway ? "-" : "") + product }

  var signedText: String { (isTakenAway ? "- " : "+ ") + product }

  private var product: String { Self.product(lengthText(amount), times: times) }

  /// An amount that counts so many times: `1.5 x 20`, or where that is exact and shorter, `20 / 3` and `2 x 300 / 3`.
  private static func product(_ amount: String, times: Double) -> String {
    // Coefficients of layouts are ratios of small numbers; what they are off by is rounding. Hexagons have others.
    let (rounding, greatestDivisor) = (1e-9, 12.0)
    func isWhole(_ number: Double) -> Bool { abs(number - number.rounded()) < rounding }
    if abs(times - 1) < rounding { return amount }
    if times < 1, isWhole(1 / times) { return "\(amount) / \(lengthText((1 / times).rounded()))" }
    if isWhole(times * 1000) { return "\(lengthText(times)) x \(amount)" }
    for divisor in stride(from: 2, through: greatestDivisor, by: 1) where isWhole(times * divisor) {
      return "\(lengthText((times * divisor).rounded())) x \(amount) / \(lengthText(divisor))"
    }
    // So many digits that the product can be checked.
    return "\((times * 1e6).rounded() / 1e6) x \(amount)"
  }
}
