extension LayoutExplanation: CustomStringConvertible {
  /// The explanation as sentences: the statements, their sum, and the rules that took part.
  public var description: String {
    var sentences = ["\(item).\(edge.rawValue) is \(lengthText(value))\(reasons)."]
    sentences += rules.map { $0.contribution == 0 ? "\($0.text)." : "\($0.text) (\(signed($0.contribution)))." }
    let several = causes.filter { $0.certainty == .oneOfSeveral }.map(\.statement)
    if !several.isEmpty {
      sentences.append(
        "Something else would hold it there as well if this changed: \(several.joined(separator: "; ")).")
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
    let amount = lengthText(abs(contribution) / times)
    // Coefficients are ratios of small numbers; what they are off by is rounding.
    let rounding = 1e-9
    if abs(times - 1) < rounding { return amount }
    if times < 1, abs((1 / times).rounded() - 1 / times) < rounding {
      return "\(amount) / \(lengthText((1 / times).rounded()))"
    }
    return "\(lengthText(times)) x \(amount)"
  }
}
