/// A request of a browser, as far as it matters here.
public struct PlaygroundRequest: Sendable {
  /// What is to be done, such as `GET`.
  public var method: String
  /// What is asked for, such as `/place`.
  public var target: String
  /// The headers, in the order in which they came.
  public var headers: [(name: String, value: String)]
  /// What came with it.
  public var body: [UInt8]

  /// Creates a request.
  public init(method: String, target: String, headers: [(name: String, value: String)] = [], body: [UInt8] = []) {
    self.method = method
    self.target = target
    self.headers = headers
    self.body = body
  }

  /// The value of a header that is there exactly once; two of them may be meant to be read in two ways.
  func header(_ name: String) -> String? {
    let values = headers.filter { $0.name.lowercased() == name }
    return values.count == 1 ? values[0].value : nil
  }

  /// Whether a header is there.
  func has(_ name: String) -> Bool { headers.contains { $0.name.lowercased() == name } }
}

/// What a request is answered with.
public struct PlaygroundAnswer: Sendable {
  /// The status, such as 200.
  public var status: Int
  /// The type of the content.
  public var contentType: String
  /// The content.
  public var body: [UInt8]
  /// The content security policy of a page.
  public var policy: String?

  init(status: Int, contentType: String, body: [UInt8], policy: String? = nil) {
    (self.status, self.contentType, self.body, self.policy) = (status, contentType, body, policy)
  }

  /// An answer that says why there is no other.
  public static func refusal(_ status: Int, _ reason: String) -> PlaygroundAnswer {
    PlaygroundAnswer(status: status, contentType: "text/plain; charset=utf-8", body: Array("\(reason)\n".utf8))
  }
}
