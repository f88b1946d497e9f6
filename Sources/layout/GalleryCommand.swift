internal import ArgumentParser
internal import Foundation

/// `layout gallery`: writes every built-in example, and a page that shows them all.
struct GalleryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Write every built-in example as document, picture and rectangles, with a page that shows them all.",
    discussion: """
      For each example there is NAME.json, the document; NAME.svg, the picture; and NAME.rects.json, what \
      solve --format json prints, or diagnose --format json for a layout that contradicts itself. \
      index.html shows them all.
      """)

  @Argument(help: "Where to write. The directory is made if there is none; files of the same names are replaced.")
  var directory: String

  func run() throws {
    try FailureReport.telling(about: directory) {
      // Everything is worked out before anything is written, and the page comes last: it never names what is missing.
      let examples = try BuiltInExample.all.map { example in
        try FailureReport.telling(about: example.fileNames.document) { try SolvedExample(example) }
      }
      let files = examples.flatMap(\.files) + [("index.html", Data(GalleryPage(examples: examples).html.utf8))]
      try OutputDirectory(path: directory).write(files)
    }
  }
}
