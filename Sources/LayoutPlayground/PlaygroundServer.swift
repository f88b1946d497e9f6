#if Playground
  internal import NIOCore
  internal import NIOHTTP1
  internal import NIOPosix

  /// Serves the playground on the loopback address of this machine, and nowhere else.
  public struct PlaygroundServer: Sendable {
    private let site: @Sendable (Int) throws -> PlaygroundSite

    /// Creates a server.
    ///
    /// - Parameter site: Makes what is answered at a port.
    public init(site: @escaping @Sendable (Int) throws -> PlaygroundSite) { self.site = site }

    /// Serves until the task is cancelled, or the process ends.
    ///
    /// - Parameters:
    ///   - port: The port; 0 for any that is free.
    ///   - started: Called with the port once requests are answered.
    /// - Throws: What kept it from serving, such as a port that is taken.
    public func run(port: Int, started: @escaping @Sendable (Int) throws -> Void) async throws {
      let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
      let shelf = SiteShelf()
      do {
        let channel = try await bootstrap(group, shelf).bind(host: "127.0.0.1", port: port).get()
        let port = channel.localAddress?.port ?? port
        shelf.put(try site(port))
        try started(port)
        try await withTaskCancellationHandler {
          try await channel.closeFuture.get()
        } onCancel: {
          channel.close(promise: nil)
        }
      } catch {
        try? await group.shutdownGracefully()
        throw error
      }
      try await group.shutdownGracefully()
    }

    private func bootstrap(_ group: MultiThreadedEventLoopGroup, _ shelf: SiteShelf) -> ServerBootstrap {
      ServerBootstrap(group: group)
        .serverChannelOption(.backlog, value: 64)
        .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
        .childChannelInitializer { channel in
          channel.eventLoop.makeCompletedFuture {
            let pipeline = channel.pipeline.syncOperations
            // Who says nothing, or takes nothing, for so long does not keep a connection.
            try pipeline.addHandler(IdleStateHandler(allTimeout: .seconds(30)))
            try pipeline.configureHTTPServerPipeline(withErrorHandling: true)
            try pipeline.addHandler(RequestHandler(shelf))
          }
        }
    }
  }
#endif
