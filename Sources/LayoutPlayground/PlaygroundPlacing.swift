internal import Foundation
public import LayoutCore
public import LayoutDocument
internal import LayoutGeometry
internal import LayoutPages
internal import LinearModel

/// Places the layouts that the page of the playground sends.
public struct PlaygroundPlacing: Sendable {
  private let engine: @Sendable (LayoutDocument) -> LayoutEngine
  private let code: (@Sendable (LayoutDocument) throws -> String)?

  /// Creates what places layouts.
  ///
  /// - Parameters:
  ///   - engine: The engine for a document, with the options that it asks for.
  ///   - code: Writes the Swift that describes a document; `nil` where nothing can.
  public init(
    engine: @escaping @Sendable (LayoutDocument) -> LayoutEngine,
    code: (@Sendable (LayoutDocument) throws -> String)? = nil
  ) {
    self.engine = engine
    self.code = code
  }

  /// What the page asks for.
  private struct Question: Decodable {
    /// The document, as a text of JSON, so that places in it are those that its reader sees.
    var document: String
    /// The length of the container that is shown; `nil` for that of the proposal, or the ideal one.
    var length: Double?
    /// Whether all lengths of the container are asked for, with reasons and fixes, or only the one that is shown.
    var everything: Bool
  }

  /// What comes back: either a layout or what is wrong with it.
  private struct Reply: Encodable {
    var layout: PageContent?
    var diagnosis: DiagnoseReport?
    var diagnosisText: String?
    var code: String?
    var problem: Problem?
  }

  private struct Problem: Encodable {
    var message: String
    var place: String?
  }

  func answer(_ body: [UInt8]) -> PlaygroundAnswer {
    guard let question = try? JSONDecoder().decode(Question.self, from: Data(body)) else {
      return .refusal(400, "This is no question that the page asks.")
    }
    var reply = Reply()
    do {
      reply = try answer(question)
    } catch let error as LayoutError {
      reply.problem = Problem(message: error.message, place: error.place)
    } catch is CancellationError {
      reply.problem = Problem(message: "It takes too long. Take something away, or run the command.")
    } catch {
      reply.problem = Problem(message: error.localizedDescription)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let content = try? encoder.encode(reply) else { return .refusal(500, "The answer cannot be written.") }
    return PlaygroundAnswer(status: 200, contentType: "application/json", body: Array(content))
  }

  private func answer(_ question: Question) throws -> Reply {
    let document = try LayoutDocument(json: Data(question.document.utf8))
    let engine = engine(document)
    var subject = PageSubject(name: "Playground", document: document, engine: engine)
    var reply = Reply()
    if question.everything {
      if let length = question.length, length > 0, length.isFinite {
        let range = try subject.lengths().range
        // What is shown stays where it is.
        subject.range = min(range.lowerBound, length)...max(range.upperBound, length)
      }
      let diagnosis = try engine.diagnose(document.tree, in: document.proposal)
      let report = DiagnoseReport(diagnosis, of: document)
      reply.diagnosis = report
      reply.diagnosisText = report.text
      reply.layout = try PageContent(subject, mostReasons: PageReasons.mostFramesOfAnswers)
      reply.code = try code?(document)
    } else {
      let length = try question.length.flatMap { $0 > 0 && $0.isFinite ? $0 : nil } ?? subject.lengths().initial
      subject.range = length...length
      reply.layout = try PageContent(subject, mostReasons: 0)
    }
    return reply
  }
}
