public import LayoutDocument

/// A layout that was read out of a file of another tool.
public struct ImportedLayout: Hashable, Sendable {
  /// What the layout is called: the name of its file, with `#` and that of the form where the file has several.
  public var name: String
  /// What the form is called in its file.
  public var form: String
  /// The layout as a document.
  public var document: LayoutDocument
  /// What the document says otherwise than the file, or not at all.
  public var notes: [ImportNote]

  /// Creates a layout that was read.
  public init(name: String, form: String, document: LayoutDocument, notes: [ImportNote] = []) {
    self.name = name
    self.form = form
    self.document = document
    self.notes = notes
  }
}

/// Something that a document says otherwise than the file that it was read out of, or not at all.
public struct ImportNote: Hashable, Sendable, CustomStringConvertible {
  /// How much a note matters.
  ///
  /// New kinds may be added, so a `switch` over them needs a `default`.
  public struct Kind: RawRepresentable, Hashable, Sendable {
    /// The name of the kind, as tools see it.
    public let rawValue: String

    /// Creates a kind of note.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A length that the file leaves to the tool was estimated.
    public static let estimate = Kind(rawValue: "estimate")
    /// What the file says has no words in documents, and was left out or replaced.
    public static let loss = Kind(rawValue: "loss")
  }

  /// How much it matters.
  public var kind: Kind
  /// The line of the file that it is about, counted from 1.
  public var line: Int
  /// What the file calls the thing that it is about.
  public var place: String
  /// What the file says, and what was made of it, as a sentence.
  public var message: String

  /// Creates a note.
  public init(_ kind: Kind, line: Int, place: String, _ message: String) {
    self.kind = kind
    self.line = line
    self.place = place
    self.message = message
  }

  /// The line, the place and the message, as one line.
  public var description: String { "line \(line): \(place.isEmpty ? "" : "\(place): ")\(message)" }
}
