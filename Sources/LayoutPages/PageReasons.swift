internal import Foundation
internal import LayoutCore
internal import LinearModel
internal import LayoutGeometry

/// Collects why everything stands where it does, each sentence and each sum of them once.
package struct PageReasons {
  /// Why an edge or a length has its value, at one length of the container in a piece.
  struct Edge: Encodable, Hashable {
    /// For each cause: the number of its sentence, how often it counts, and what it adds.
    ///
    /// The sentence of the container's own length has the number -1.
    var causes: [[Double]]
    /// For each rule: the number of its sentence, and what it adds.
    var rules: [[Double]]
  }

  /// The edges and lengths that are explained, in the order in which they are listed.
  static let explained: [LayoutEdge] = [.left, .top, .width, .height]
  /// So many frames are explained on a page that is read for long: each takes four explanations, which may be a program each.
  package static let mostFramesOfPages = 2000
  /// So many are on one that is made anew with each change.
  package static let mostFramesOfAnswers = 400

  private(set) var sentences: [String] = []
  /// What holds edges and lengths in place; what stands in one column shares its left edge, and mostly the reason.
  private(set) var edges: [Edge] = []
  private var sentenceNumbers: [String: Int] = [:]
  private var edgeNumbers: [Edge: Int] = [:]
  private let subject: PageSubject
  private var rest: Int

  /// - Parameter mostFrames: How many frames are explained.
  init(_ subject: PageSubject, mostFrames: Int) { (self.subject, rest) = (subject, mostFrames) }

  /// The reasons of each node at a length of the container, by their numbers; empty where there are too many.
  mutating func reasons(for nodes: [Int], at length: Double) throws -> [[Int]] {
    guard nodes.count <= rest else { return [] }
    rest -= nodes.count
    let explanations: [[LayoutExplanation]]
    do {
      explanations = try subject.engine.explanations(
        of: Self.explained, ofNodes: nodes, for: subject.document.tree, in: subject.proposal(length))
    } catch let error as LayoutError where error.code == .solverFailed || error.code == .limitExceeded {
      // A picture without reasons is still one.
      return []
    }
    let container = "the container is \(lengthText(length)) \(subject.axis.adjective)"
    return explanations.map { edges in
      edges.map { edge in
        number(
          of: Edge(
            causes: edge.causes.map { cause in
              let isContainer = cause.items.isEmpty && cause.statement == container
              return [isContainer ? -1 : number(of: cause.statement), cause.coefficient + 0, cause.contribution + 0]
            },
            rules: edge.rules.map { [number(of: Self.anyLength($0.text)), $0.contribution + 0] }))
      }
    }
  }

  private mutating func number(of edge: Edge) -> Int {
    if let number = edgeNumbers[edge] { return number }
    edgeNumbers[edge] = edges.count
    edges.append(edge)
    return edges.count - 1
  }

  /// A rule in words that hold at all lengths of a piece: the range of an open track is that of one of them.
  private static func anyLength(_ rule: String) -> String {
    guard let range = rule.range(of: " could be "), let choice = rule.range(of: ", so that ") else { return rule }
    return "\(rule[..<range.lowerBound]) is left open; the rule is that \(rule[choice.upperBound...])"
  }

  private mutating func number(of sentence: String) -> Double {
    if let number = sentenceNumbers[sentence] { return Double(number) }
    sentenceNumbers[sentence] = sentences.count
    sentences.append(sentence)
    return Double(sentences.count - 1)
  }
}
