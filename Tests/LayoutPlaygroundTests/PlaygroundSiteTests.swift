import ConstraintLayout
import Foundation
import LayoutDocument
import Testing

@testable import LayoutPlayground

/// What the playground answers, and whom; the server that brings the requests is tried by `.ci/pages`.
struct PlaygroundSiteTests {
  private static let document = #"{"layout": {"type": "item", "id": "a", "width": 50, "height": 20}}"#

  private func site(_ limits: Limits = Limits()) throws -> PlaygroundSite {
    try PlaygroundSite(
      port: 8642,
      placing: PlaygroundPlacing { document in
        var options = LayoutEngine.Options()
        options.overflow = document.overflow
        options.limits = limits
        return LayoutEngine(options: options)
      })
  }

  /// A request of the page itself, with headers taken away or changed.
  private func request(
    _ method: String = "POST", _ target: String = "/place", body: String = "", but changes: [String: String?] = [:]
  ) -> PlaygroundRequest {
    var headers: [String: String] = ["Host": "127.0.0.1:8642"]
    if method == "POST" { headers["Origin"] = "http://127.0.0.1:8642" }
    if method == "POST" { headers["Content-Type"] = "application/json" }
    for (name, value) in changes { headers[name] = value }
    return PlaygroundRequest(
      method: method, target: target, headers: headers.map { (name: $0.key, value: $0.value) }, body: Array(body.utf8))
  }

  private func question(_ document: String, everything: Bool = false) throws -> String {
    let text = String(decoding: try JSONEncoder().encode(document), as: UTF8.self)
    return #"{"document": \#(text), "everything": \#(everything)}"#
  }

  private func reply(_ document: String, everything: Bool = false, limits: Limits = Limits()) throws -> [String: Any] {
    let answer = try site(limits).answer(request(body: question(document, everything: everything)))
    #expect(answer.status == 200)
    return try #require(try JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any])
  }

  @Test func thePageIsServedWithItsPolicy() throws {
    let answer = try site().answer(request("GET", "/"))
    #expect(answer.status == 200)
    #expect(answer.contentType == "text/html; charset=utf-8")
    #expect(try #require(answer.policy).contains("default-src 'none'"))
    #expect(String(decoding: answer.body, as: UTF8.self).contains("connect-src 'self'"))
  }

  @Test(arguments: [
    ("Host", nil, 421), ("Host", "example.com:8642", 421), ("Host", "127.0.0.1:80", 421), ("Origin", nil, 403),
    ("Origin", "http://example.com", 403), ("Origin", "null", 403), ("Origin", "http://localhost:8642", 403),
    ("Content-Type", nil, 415), ("Content-Type", "text/plain", 415),
  ])
  func othersAreRefused(_ header: String, _ value: String?, _ status: Int) throws {
    let answer = try site().answer(request(body: question(Self.document), but: [header: value]))
    #expect(answer.status == status)
  }

  @Test func aPageOfAnotherOriginIsRefusedThePageToo() throws {
    #expect(try site().answer(request("GET", "/", but: ["Origin": "http://example.com"])).status == 403)
  }

  @Test func aHeaderThatIsThereTwiceCountsAsNone() throws {
    var twice = request("GET", "/")
    twice.headers.append((name: "host", value: "127.0.0.1:8642"))
    #expect(try site().answer(twice).status == 421)
  }

  @Test(arguments: [
    ("GET", "/place", 405), ("DELETE", "/place", 405), ("GET", "/../etc/passwd", 404), ("GET", "", 404),
  ])
  func nothingElseIsThere(_ method: String, _ target: String, _ status: Int) throws {
    let headers: [String: String?] = method == "GET" ? [:] : ["Origin": "http://127.0.0.1:8642"]
    #expect(try site().answer(request(method, target, but: headers)).status == status)
  }

  @Test(arguments: ["", "[]", "{", #"{"document": 7, "everything": false}"#, #"{"everything": true}"#])
  func whatIsNoQuestionIsRefused(_ body: String) throws {
    #expect(try site().answer(request(body: body)).status == 400)
  }

  @Test func tooMuchIsRefused() throws {
    let body = String(repeating: " ", count: PlaygroundSite.mostBytes + 1)
    #expect(try site().answer(request(body: body)).status == 413)
  }

  @Test func aLayoutIsPlacedAtOneLengthOrAtAll() throws {
    for everything in [false, true] {
      let reply = try reply(Self.document, everything: everything)
      let layout = try #require(reply["layout"] as? [String: Any])
      let report = try #require(layout["report"] as? [String: Any])
      let pieces = try #require(report["pieces"] as? [[String: Any]])
      #expect(pieces.count == (everything ? 2 : 1))
      #expect((reply["diagnosisText"] as? String)?.hasPrefix("determined") == (everything ? true : nil))
      #expect(reply["problem"] == nil)
    }
  }

  @Test func whatIsWrongWithADocumentIsTold() throws {
    let reply = try reply(#"{"layout": {"type": "item", "id": "a", "widht": 50}}"#)
    let problem = try #require(reply["problem"] as? [String: String])
    #expect(problem["place"] == "layout.widht")
    #expect(reply["layout"] == nil)
  }

  @Test func whatIsTooLargeIsAProblem() throws {
    var limits = Limits()
    limits.nodes = 1
    let row = #"{"layout": {"type": "stack", "axis": "row", "children": [{"type": "item", "id": "a"}]}}"#
    #expect(try reply(row, limits: limits)["problem"] != nil)
  }

  @Test func aCancelledAnswerSaysThatItTookTooLong() async throws {
    let (site, request) = (try site(), request(body: try question(Self.document, everything: true)))
    let task = Task.detached {
      while !Task.isCancelled { await Task.yield() }
      return site.answer(request)
    }
    task.cancel()
    let text = String(decoding: await task.value.body, as: UTF8.self)
    #expect(text.contains("It takes too long"))
  }

  @Test func everyLessonIsADocumentThatCanBeShown() throws {
    let all = try #require(try JSONSerialization.jsonObject(with: PlaygroundPage.lessons) as? [[String: Any]])
    #expect(all.count >= 12)
    for lesson in all {
      let text = String(
        decoding: try JSONSerialization.data(withJSONObject: try #require(lesson["document"])), as: UTF8.self)
      let title = try #require(lesson["title"] as? String)
      #expect(try reply(text)["problem"] == nil, "\(title)")
      #expect((lesson["text"] as? String)?.isEmpty == false)
    }
  }

  /// Controls are made of what formats say of their keys, so the page has to be given all of it.
  @Test func thePageKnowsWhatEachTypeCanSay() throws {
    let page = String(decoding: try site().answer(request("GET", "/")).body, as: UTF8.self)
    let data = try #require(
      page.components(separatedBy: "id=\"data\">").last?.components(separatedBy: "</script>").first)
    let decoded = try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any]
    let vocabulary = try #require(decoded?["vocabulary"] as? [String: Any])
    let types = try #require(vocabulary["types"] as? [[String: Any]])
    let grid = try #require(types.first { $0["name"] as? String == "grid" })
    let members = try #require(grid["members"] as? [[String: Any]])
    let tieBreak = try #require(members.first { $0["key"] as? String == "tieBreak" })
    let form = try #require(tieBreak["form"] as? [String: Any])
    #expect(form["kind"] as? String == "names")
    #expect((form["names"] as? [String])?.contains("equalSizes") == true)
    #expect((tieBreak["note"] as? String)?.isEmpty == false)
  }
}
