internal import Foundation

/// An example that is part of the program: a document, and what to say about it.
struct BuiltInExample {
  /// Examples that are shown together, in the order in which the gallery shows them.
  enum Group: String, CaseIterable {
    case stack = "Stack"
    case balancedStack = "Balanced stack"
    case layers = "Layers"
    case flow = "Flows"
    case viewThatFits = "View that fits"
    case grid = "Grid"
    case alignment = "Alignment in a grid"
    case spans = "Spans in a grid"
    case tieBreak = "Tie-breaks in a grid"
    case relation = "Constraints between items"
    case freeLayout = "Free layout"
    case scroll = "Scroll"
    case interface = "Parts of interfaces"
    case lazyGrid = "Lazy grid"
    case hexGrid = "Hexagonal grid"
    case honeycomb = "Honeycomb"
    case text = "Text"
    case modifiers = "Modifiers"
  }

  /// The names of the files that the gallery writes for an example.
  struct FileNames {
    let document: String
    let picture: String
    let rects: String
  }

  /// The name of the document's file, without its extension.
  let name: String
  let group: Group
  let title: String
  /// One sentence on what the example shows.
  let shows: String
  /// The document as it stands in its file.
  let document: Data

  init(_ name: String, _ group: Group, _ title: String, _ document: [UInt8], shows: String) {
    self.name = name
    self.group = group
    self.title = title
    self.shows = shows
    self.document = Data(document)
  }

  var fileNames: FileNames {
    FileNames(document: "\(name).json", picture: "\(name).svg", rects: "\(name).rects.json")
  }
}
