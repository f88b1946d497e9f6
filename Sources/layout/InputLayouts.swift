internal import ArgumentParser
internal import ConstraintLayout
internal import Foundation
internal import LayoutDocument
internal import LayoutImporting

/// A layout that a command works on.
struct InputLayout: Sendable {
  /// What messages call it: its file, with `#` and the name of the form where there are several.
  let name: String
  var document: LayoutDocument
  /// What the document says otherwise than the file of another tool that it was read out of.
  let notes: [ImportNote]

  /// Tells the notes on standard error.
  func tellNotes() {
    for note in notes { StandardError.write(file: name, note.description) }
  }
}

/// The layouts of a file: a document has one, a file of another tool one or more.
struct InputLayouts {
  /// What is said of a file that is well formed and has none.
  static let nothing = "There is nothing in the file that could be laid out."

  let path: String

  /// Reads all layouts, or the one that the path names behind a `#`.
  func all() throws -> [InputLayout] {
    let (file, form) = parts
    let data = try InputFile(path: file).read()
    guard LayoutImporter.reads(data) else {
      if let form { throw failure("There is no form \(form) in \(file), which is a document. Leave out #\(form).") }
      return [InputLayout(name: path, document: try LayoutDocument(json: data), notes: [])]
    }
    let layouts = try LayoutImporter.layouts(in: data, named: file)
    let chosen = layouts.filter { form == nil || $0.form == form }
    guard !chosen.isEmpty || form == nil else {
      throw failure("There is no form \(form ?? "") in \(file). Forms there: \(Self.list(layouts)).")
    }
    return chosen.map { InputLayout(name: $0.name, document: $0.document, notes: $0.notes) }
  }

  /// Reads the one layout that there is.
  func only() throws -> InputLayout {
    let layouts = try all()
    guard !layouts.isEmpty else { throw failure(Self.nothing, .badDocument) }
    guard layouts.count == 1, let layout = layouts.first else {
      let names = layouts.map(\.name).joined(separator: ", ")
      throw failure("There are \(layouts.count) layouts in the file. Name one of them: \(names).")
    }
    return layout
  }

  /// Reads the document that the file is, with its text, for what changes that.
  func document() throws -> (layout: InputLayout, text: Data) {
    let text = try InputFile(path: parts.file).read()
    guard !LayoutImporter.reads(text), parts.form == nil else {
      throw failure(
        "Only layout documents can be changed, and this is read from a file of another tool. Make it one first: "
          + "layout convert \(path) > layout.json")
    }
    return (InputLayout(name: path, document: try LayoutDocument(json: text), notes: []), text)
  }

  /// The file, and the form in it where one is named; a file may have a `#` in its own name.
  private var parts: (file: String, form: String?) {
    guard path != InputFile.standardInput, !FileManager.default.fileExists(atPath: path),
      let mark = path.firstIndex(of: "#")
    else { return (path, nil) }
    return (String(path[..<mark]), String(path[path.index(after: mark)...]))
  }

  private static func list(_ layouts: [ImportedLayout]) -> String { layouts.map(\.form).joined(separator: ", ") }

  private func failure(_ message: String, _ code: ExitCode = .wrongUsage) -> FileFailure {
    FileFailure(file: path, message: message, code: code)
  }
}
