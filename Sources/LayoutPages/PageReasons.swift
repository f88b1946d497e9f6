internal import Foundation
internal import LayoutCore
internal import LinearModel
internal import LayoutGeometry

/// Collects why everything stands where it does, each sentence once.
struct PageReasons {
  /// Why an edge or a length has its value, at one length of the container in a piece.
  struct Edge: Encodable {
    /// For each cause: the number of its sentence, how often it counts, and what it adds.
    ///
    /// The sentence of the container's own length has the number -1.
    var causes: [[Double]]
    /// For each rule: the number of its sentence, and what it adds.
    var rules: [[Double]]
  }

  /// The edges and lengths that are explained, in the order in which they are listed.
  static let edges: [LayoutEdge] = [.left, .top, .width, .height]
  /// More would make the page large, and take long.
  private static let mostFrames = 400

  private(set) var sentences: [String] = []
  private var numbers: [String: Int] = [:]
  private let subject: PageSubject
  private var explained = 0

  init(_ subject: PageSubject) { self.subject = subject }

  /// The reasons of each node at a length of the container; empty where there are too many.
  mutating func reasons(for nodes: [Int], at length: Double) throws -> [[Edge]] {
    guard explained + nodes.count <= Self.mostFrames else { return [] }
    explained += nodes.count
    let explanations: [[LayoutExplanation]]
    do {
      explanations = try subject.engine.explanations(
        of: Self.edges, ofNodes: nodes, for: subject.document.tree, in: subject.proposal(length))
    } catch let error as LayoutError where error.code == .solverFailed || error.code == .limitExceeded {
      // A picture without reasons is still one.
      return []
    }
    let container = "the container is \(lengthText(length)) \(subject.axis.adjective)"
    return explanations.map { edges in
      edges.map { edge in
        Edge(
          causes: edge.causes.map { cause in
            let isContainer = cause.items.isEmpty && cause.statement == container
            return [isContainer ? -1 : number(of: cause.statement), cause.coefficient + 0, cause.contribution + 0]
          },
          rules: edge.rules.map { [number(of: Self.anyLength($0.text)), $0.contribution + 0] })
      }
    }
  }

  /// A rule in words that hold at all lengths of a piece: the range of an open track is that of one of them.
  private static func anyLength(_ rule: String) -> String {
    guard let range = rule.range(of: " could be "), let choice = rule.range(of: ", so that ") else { return rule }
    return "\(rule[..<range.lowerBound]) is left open; the rule is that \(rule[choice.upperBound...])"
  }

  private mutating func number(of sentence: String) -> Double {
    if let number = numbers[sentence] { return Double(number) }
    numbers[sentence] = sentences.count
    sentences.append(sentence)
    return Double(sentences.count - 1)
  }
}
