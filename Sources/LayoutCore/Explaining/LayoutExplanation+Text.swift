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
    let adding = causes.filter { $0.contribution != 0 }
    let sum = adding.enumerated().map { $0.offset == 0 ? $0.element.term : $0.element.signedTerm }.joined(
      separator: " ")
    let isPlain = adding.count == 1 && adding[0].coefficient == 1
    return " because \(list(causes.map(\.statement)))\(adding.isEmpty || isPlain ? "" : ": \(sum)")"
  }

  private func list(_ parts: [String]) -> String {
    guard parts.count > 1, let last = parts.last else { return parts.first ?? "" }
    return "\(parts.dropLast().joined(separator: ", ")) and \(last)"
  }

  private func signed(_ length: Double) -> String { length < 0 ? lengthText(length) : "+\(lengthText(length))" }
}

extension LayoutExplanation.Cause {
  /// What it adds, as a product where it counts other than once.
  fileprivate var term: String { (contribution < 0 ? "-" : "") + product }

  fileprivate var signedTerm: String { (contribution < 0 ? "- " : "+ ") + product }

  private var product: String {
    let times = abs(coefficient)
    return Self.product(lengthText(abs(contribution) / times), times: times)
  }

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
