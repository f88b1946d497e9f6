import Foundation
import Testing

/// `layout gallery`: what is written, and what happens where nothing can be.
struct GalleryTests {
  private static let examples = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/layout/Examples")

  /// The names of the documents on disk, which are the source of what is in the program.
  private static let names =
    (try? FileManager.default.contentsOfDirectory(atPath: examples.path))?
    .filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted() ?? []

  private let scratch: ScratchDirectory
  private let directory: URL

  init() throws {
    scratch = try ScratchDirectory()
    directory = scratch.url.appendingPathComponent("some/gallery")
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: directory.appendingPathComponent(name), encoding: .utf8)
  }

  /// Everything in the directory.
  private func files() throws -> [String: Data] {
    var files: [String: Data] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: directory.path) {
      files[name] = try Data(contentsOf: directory.appendingPathComponent(name))
    }
    return files
  }

  private func write() throws {
    let run = try LayoutProcess("gallery", directory.path)
    try #require(run.exitCode == 0, "\(run.messages)")
    #expect(run.output.isEmpty)
    #expect(run.messages.isEmpty)
  }

  @Test func everyDocumentOnDiskIsInTheGalleryAndNothingElse() throws {
    try write()
    let wanted = Self.names.flatMap { ["\($0).json", "\($0).svg", "\($0).rects.json"] } + ["index.html"]
    #expect(Self.names.count >= 30)
    #expect(try files().keys.sorted() == wanted.sorted())
    for name in Self.names {
      let source = try String(contentsOf: Self.examples.appendingPathComponent(name + ".json"), encoding: .utf8)
      #expect(try text("\(name).json") == source, "\(name) stands for another document.")
    }
  }

  @Test func rectanglesAreWhatTheOtherCommandsPrint() throws {
    try write()
    var isUnsatisfiableShown = false
    for name in Self.names {
      let document = directory.appendingPathComponent("\(name).json").path
      var run = try LayoutProcess("solve", document, "--format", "json")
      if run.exitCode == 2 {
        run = try LayoutProcess("diagnose", document, "--format", "json")
        isUnsatisfiableShown = true
      }
      #expect(try text("\(name).rects.json") == run.output)
    }
    #expect(isUnsatisfiableShown)
  }

  @Test func thePageShowsEveryExample() throws {
    try write()
    let page = PageReader(try text("index.html"))
    #expect(page.problem == nil)
    #expect(page.articles.map(\.id).sorted() == Self.names)
    #expect(page.links.filter { !$0.hasPrefix("#") }.sorted() == page.files.sorted())
    for article in page.articles {
      #expect(article.images == ["\(article.id).svg"])
      #expect(!(article.texts["h3"] ?? "").isEmpty)
      #expect((article.texts["p"] ?? "").contains("."))
      #expect(article.texts["pre"]?.contains(try text("\(article.id).json")) == true)
      let diagnosis = try LayoutProcess("diagnose", directory.appendingPathComponent("\(article.id).json").path)
      #expect(article.texts["pre"]?.contains(diagnosis.output) == true)
    }
    for fragment in page.links.filter({ $0.hasPrefix("#") }) {
      #expect(page.ids.contains(String(fragment.dropFirst())))
    }
    #expect(Set(page.ids).count == page.ids.count)
  }

  /// The page needs nothing but the files beside it.
  @Test func thePageHasNoScriptsAndFetchesNothing() throws {
    try write()
    let page = try text("index.html")
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html"))
    for word in ["<script", "<link", "http:", "https:", "//", "@import", "url("] {
      #expect(!page.contains(word), "\(word)")
    }
    #expect(page.contains("prefers-color-scheme: dark"))
    let present = try files()
    for file in PageReader(page).files { #expect(present[file] != nil, "\(file)") }
  }

  @Test func theBytesAreTheSameEachTime() throws {
    try write()
    let first = try files()
    try FileManager.default.removeItem(at: directory)
    try write()
    #expect(try files() == first)
  }

  @Test func replacesItsFilesAndLeavesOthers() throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    for name in ["index.html", "mine.txt", "grid-4x2.svg"] {
      try Data("before".utf8).write(to: directory.appendingPathComponent(name))
    }
    try write()
    #expect(try text("mine.txt") == "before")
    #expect(try text("index.html").hasPrefix("<!DOCTYPE"))
    #expect(try text("grid-4x2.svg").hasPrefix("<svg"))
  }

  @Test(arguments: ["file", "file/below", "file/far/below"])
  func aFileInTheWayExitsWith73(path: String) throws {
    let file = try scratch.write("before", to: "file")
    let wanted = scratch.url.appendingPathComponent(path).path
    let run = try LayoutProcess("gallery", wanted)
    #expect(run.exitCode == 73)
    #expect(run.output.isEmpty)
    #expect(run.messages == "layout: \(wanted): \(file.path) is a file. Name a directory.\n")
    #expect(try String(contentsOf: file, encoding: .utf8) == "before")
  }

  @Test func aFileThatCannotBeWrittenExitsWith73AndIsNamed() throws {
    let taken = directory.appendingPathComponent("index.html")
    try FileManager.default.createDirectory(at: taken, withIntermediateDirectories: true)
    let run = try LayoutProcess("gallery", directory.path)
    #expect(run.exitCode == 73)
    #expect(run.messages.hasPrefix("layout: \(taken.path): This is a directory"))
  }

  /// Permissions mean nothing to the superuser, so there is nothing to see for one.
  @Test(.disabled(if: FileManager.default.isReadableFile(atPath: "/etc/shadow"), "The superuser may write everywhere."))
  func aDirectoryWithoutPermissionExitsWith73() throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: directory.path)
    let run = try LayoutProcess("gallery", directory.path)
    #expect(run.exitCode == 73)
    #expect(run.messages.contains("permission"))
  }

  @Test func aMissingDirectoryIsWrongUsage() throws {
    #expect(try LayoutProcess("gallery").exitCode == 64)
  }
}
