#if Playground
  internal import NIOCore
  internal import NIOHTTP1

  /// Collects the parts of one request, and writes what it is answered with.
  ///
  /// A connection has one request: on this machine another connection costs nothing, and nothing is left of one that went wrong.
  final class RequestHandler: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart

    private let shelf: SiteShelf
    private var request: PlaygroundRequest?
    private var isAnswered = false

    init(_ shelf: SiteShelf) { self.shelf = shelf }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      guard !isAnswered else { return }
      switch unwrapInboundIn(data) {
      case .head(let head):
        request = PlaygroundRequest(
          method: head.method.rawValue, target: head.uri, headers: head.headers.map { (name: $0.name, value: $0.value) }
        )
      case .body(let part):
        request?.body += part.readableBytesView
        guard let request, request.body.count > PlaygroundSite.mostBytes else { return }
        isAnswered = true
        Self.write(.refusal(413, "That is too much."), to: context.channel)
      case .end:
        guard let request else { return }
        isAnswered = true
        Self.answer(request, from: shelf, to: context.channel)
      }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
      if event is IdleStateHandler.IdleStateEvent { context.close(promise: nil) }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

    private static func answer(_ request: PlaygroundRequest, from shelf: SiteShelf, to channel: any Channel) {
      let task = Task.detached { write(await shelf.answer(request), to: channel) }
      // Nobody waits for what a closed connection asked for.
      channel.closeFuture.whenComplete { _ in task.cancel() }
    }

    private static func write(_ answer: PlaygroundAnswer, to channel: any Channel) {
      var headers: HTTPHeaders = [
        "Content-Type": answer.contentType, "Content-Length": "\(answer.body.count)", "Connection": "close",
        "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer",
        "Cross-Origin-Resource-Policy": "same-origin",
      ]
      if let policy = answer.policy {
        headers.add(name: "Content-Security-Policy", value: policy + "; frame-ancestors 'none'")
      }
      let head = HTTPResponseHead(
        version: .http1_1, status: HTTPResponseStatus(statusCode: answer.status), headers: headers)
      channel.write(HTTPServerResponsePart.head(head), promise: nil)
      channel.write(HTTPServerResponsePart.body(.byteBuffer(ByteBuffer(bytes: answer.body))), promise: nil)
      channel.writeAndFlush(HTTPServerResponsePart.end(nil)).whenComplete { _ in channel.close(promise: nil) }
    }
  }
#endif
