#if Playground
  internal import ArgumentParser
  internal import ConstraintLayout
  internal import Foundation
  internal import LayoutDocument
  internal import LayoutPlayground
  internal import LayoutSwiftCode

  /// `layout playground`: a page in the browser on which layouts are changed and seen at once.
  struct PlaygroundCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "playground",
      abstract: "Serve a page on this machine on which layouts are changed and seen at once.",
      discussion: """
        The page has a control for everything that a layout can say, lessons, and what the engine has to say of each step. \
        It is served on 127.0.0.1, to browsers on this machine only. Ctrl-C ends it.
        """)

    @Argument(help: "The layout to begin with, or - for standard input; a lesson where none is named.")
    var file: String?

    @Option(help: "The port to serve on; 0 for any that is free.")
    var port = 8642

    func validate() throws {
      guard (0...65535).contains(port) else { throw ValidationError("A port is a number from 0 to 65535.") }
    }

    func run() async throws {
      var beginning: PlaygroundSite.Beginning?
      if let file {
        beginning = try FailureReport.telling(about: file) { try Self.beginning(with: file) }
      }
      let first = beginning
      let server = PlaygroundServer { port in
        let placing = PlaygroundPlacing(engine: { Self.engine(for: $0) }, code: { try SwiftCode.text(of: $0) })
        return try PlaygroundSite(port: port, beginning: first, placing: placing)
      }
      do {
        try await server.run(port: port) { port in
          try FileHandle.standardOutput.write(contentsOf: Data("http://127.0.0.1:\(port)/\n".utf8))
        }
      } catch {
        StandardError.write(file: "port \(port)", "The playground cannot be served there: \(error)")
        throw ExitCode.cannotCreate
      }
    }

    /// The layout of a file, as a document.
    private static func beginning(with file: String) throws -> PlaygroundSite.Beginning {
      let layout = try InputLayouts(path: file).only()
      layout.tellNotes()
      let isInput = file == InputFile.standardInput
      let title = isInput ? "standard input" : URL(fileURLWithPath: layout.name).lastPathComponent
      return .init(title: title, document: String(decoding: try layout.document.json(), as: UTF8.self))
    }

    /// An engine whose limits are those of what people change by hand.
    private static func engine(for document: LayoutDocument) -> LayoutEngine {
      var options = LayoutEngine.Options()
      options.overflow = document.overflow
      options.layoutDirection = document.layoutDirection
      options.limits.nodes = 5000
      options.limits.duration = .seconds(2)
      options.limits.pieces = 200
      return LayoutEngine(options: options)
    }
  }
#endif
