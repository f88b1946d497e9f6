/// What the playground answers, whoever brings the requests: a page, and where the layouts of its reader stand.
public struct PlaygroundSite: Sendable {
  /// The most bytes that may come with a request.
  public static let mostBytes = 256 * 1024

  /// The document that the page begins with.
  public struct Beginning: Encodable, Sendable {
    /// What it is called.
    public var title: String
    /// The document, as a text of JSON.
    public var document: String

    /// Creates a beginning.
    public init(title: String, document: String) { (self.title, self.document) = (title, document) }
  }

  private let port: Int
  private let page: PlaygroundAnswer
  private let placing: PlaygroundPlacing

  /// Creates what is answered at a port of this machine.
  ///
  /// - Parameters:
  ///   - port: The port at which the browser asks.
  ///   - beginning: What the page begins with; `nil` for its first lesson.
  ///   - placing: Places what the page sends.
  public init(port: Int, beginning: Beginning? = nil, placing: PlaygroundPlacing) throws {
    self.port = port
    self.placing = placing
    page = try PlaygroundPage.answer(beginning: beginning)
  }

  /// Answers a request; in a task that is cancelled meanwhile, by saying that it took too long.
  public func answer(_ request: PlaygroundRequest) -> PlaygroundAnswer {
    if let refusal = refusal(of: request) { return refusal }
    switch (request.method, request.target) {
    case ("GET", "/"): return page
    case ("POST", "/place"): return placing.answer(request.body)
    case (_, "/"), (_, "/place"): return .refusal(405, "This is not done here.")
    default: return .refusal(404, "There is nothing here.")
    }
  }

  /// Nobody is answered but this page itself: other pages that the browser shows must not read what is drawn here, by whatever
  /// name they reach this machine.
  private func refusal(of request: PlaygroundRequest) -> PlaygroundAnswer? {
    let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    guard let host = request.header("host"), hosts.contains(host) else {
      return .refusal(421, "This is not the host that was asked for.")
    }
    if request.has("origin") || request.method != "GET" {
      guard request.header("origin") == "http://\(host)" else {
        return .refusal(403, "Only the page of the playground itself may ask.")
      }
    }
    if request.method == "POST", request.header("content-type") != "application/json" {
      return .refusal(415, "What is sent must be JSON.")
    }
    if request.body.count > Self.mostBytes { return .refusal(413, "That is too much.") }
    return nil
  }
}
