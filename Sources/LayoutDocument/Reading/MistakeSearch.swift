internal import Foundation
internal import LayoutCore
internal import LinearModel

/// Finds all that is wrong with a document: what was found is passed over, and the rest is read on.
///
/// So what follows from a mistake is not told as another: a key with a slip is read as the one that was meant, what lacks
/// something gets anything that may stand there, and what cannot be read at all becomes an item.
///
/// A reader that finds a mistake has it passed over and reads the object or the element again; what is wrong with the layout is
/// passed over together, and the document is read once more. So the time grows with the document and with its mistakes, and not
/// with their product.
final class MistakeSearch {
  /// How many mistakes are listed; the others are counted.
  static let most = 50
  private static let mostCounted = 1000
  /// How many values are read in all, however large the document is, unless one reading takes more.
  private static let mostWork = 500_000

  private let tree: JSONTree
  private let limits: Limits
  private let changes = DocumentChanges()
  /// Values that may stand under keys that must be there, and under `type` that of an item.
  private let placeholders: [String: Int]
  private var found: [(position: Int, error: LayoutError)] = []
  /// The places of all mistakes, with those of what they are in.
  private var places: Set<String> = []
  /// Whether layouts were passed over, which relations may speak of.
  private var lacksLayouts = false
  /// Objects of which known keys were passed over, so that others may be missing for that.
  private var incomplete: Set<Int> = []
  /// How often anything was passed over.
  private var countOfChanges = 0

  init(in document: JSONTree, limits: Limits) {
    var tree = document
    var placeholders: [String: Int] = [:]
    for (key, json) in Self.placeholders {
      placeholders[key] = (try? JSONParser.parse(Array(json.utf8), depth: 4)).map { tree.append($0) }
    }
    (self.tree, self.limits, self.placeholders) = (tree.with(changes), limits, placeholders)
  }

  /// An error of the first mistake of the document, with the others behind it.
  ///
  /// - Parameter error: The mistake that reading stopped at.
  func error(beginningWith error: LayoutError) -> LayoutError {
    changes.passOver = { [unowned self] mistake in passOver(mistake) }
    var work = 0
    var last = -1
    while countOfChanges > last, !isCutOff {
      last = countOfChanges
      work += tree.count
      isCutOff = work > Self.mostWork && last > 0
      if !isCutOff { readOn() }
    }
    return all ?? error
  }

  /// Whether there may be more mistakes than were looked for.
  private var isCutOff = false

  /// Reads the document, and passes over all mistakes that show.
  private func readOn() {
    do {
      _ = try DocumentReader(ObjectReader(root: tree), limits: limits)
    } catch let mistake as LayoutError {
      // Readers let it be passed over already, where they can read on behind it.
      _ = passOver(mistake)
    } catch {
      return
    }
    // All places are those of what was read, so they are found before anything more is passed over.
    let mistakes = changes.takeMistakesOfLayout().map { mistake in
      mistake.at(mistake.place.map { tree.way(to: $0, asRead: true).place })
    }
    for mistake in mistakes where !isCutOff { _ = passOver(mistake) }
  }

  /// The first mistake, with line and column, and behind it the others in the order of the document.
  private var all: LayoutError? {
    let sorted = found.enumerated().sorted { ($0.element.position, $0.offset) < ($1.element.position, $1.offset) }
    var lines = tree.lines
    let told = sorted.prefix(Self.most).map { mistake in
      let place = lines.lineAndColumn(of: mistake.element.position)
      return mistake.element.error.saying("\(place): \(mistake.element.error.message)")
    }
    var others = Array(told.dropFirst())
    let rest = sorted.count - told.count
    if isCutOff {
      others.append(LayoutError(.invalidLayout, "There may be more mistakes. Mend these first."))
    } else if rest > 0 {
      others.append(
        LayoutError(.invalidLayout, "\(rest) more \(rest == 1 ? "mistake is" : "mistakes are") not listed."))
    }
    return told.first?.with(others)
  }

  private func record(_ mistake: LayoutError, at way: JSONTree.Way) {
    let place = mistake.place ?? ""
    let isNew = !places.contains(place)
    for index in place.indices where place[index] == "." || place[index] == "[" {
      places.insert(String(place[..<index]))
    }
    places.insert(place)
    // What follows from what was passed over is no mistake: that a key is missing, that a whole does not fit its part, or
    // that a relation speaks of what is not there.
    guard isNew, way.rest.isEmpty || !incomplete.contains(way.value),
      !(lacksLayouts && place.contains("\(ConstraintsFormat.key.stringValue)["))
    else { return }
    found.append((tree.position(of: way.value), mistake))
    isCutOff = found.count >= Self.mostCounted
  }

  // MARK: Passing over

  /// Notes a mistake, and makes the rest readable.
  ///
  /// - Returns: Whether anything changed; else there is nothing more to be found.
  private func passOver(_ mistake: LayoutError) -> Bool {
    guard !isCutOff else { return false }
    let way = tree.way(to: mistake.place ?? "")
    record(mistake, at: way)
    guard !isCutOff, let place = mistake.place, !place.isEmpty, change(mistake, at: way) else { return false }
    countOfChanges += 1
    return true
  }

  private func change(_ mistake: LayoutError, at way: JSONTree.Way) -> Bool {
    let value = way.value
    guard way.rest.isEmpty else { return complete(value, key: way.rest) }
    guard let parent = tree.parent(of: value), mistake.place != "layout" else { return false }
    let unknown = mistake.origin?.value as? UnknownKey
    if let meant = unknown?.meant, tree.member(meant, of: parent) == nil {
      return changes.leaveOut(value) && changes.give(value, forKey: meant, of: parent)
    }
    if tree.kind(of: parent) == .object, tree.key(of: value) == "type" { return makeItem(of: parent) }
    if tree.kind(of: parent) == .array { lacksLayouts = lacksLayouts || tree.kind(of: value) == .object }
    if unknown == nil { incomplete.insert(parent) }
    // What stands under another key than it was meant to is passed over under both.
    return changes.leaveOut(value) || changes.takeBack(value, from: parent)
  }

  /// Gives an object what it lacks.
  private func complete(_ object: Int, key rest: Substring) -> Bool {
    guard tree.kind(of: object) == .object else { return false }
    let key = String(rest.drop { $0 == "." })
    if key != "type", let value = placeholders[key], tree.member(key, of: object) == nil,
      changes.give(value, forKey: key, of: object)
    {
      return true
    }
    // What names a type, or ought to, is a layout.
    return key == "type" || tree.member("type", of: object) != nil ? makeItem(of: object) : changes.leaveOut(object)
  }

  /// Makes an item of a layout that cannot be read, with its id: relations may speak of it.
  private func makeItem(of object: Int) -> Bool {
    guard object > 0, let type = placeholders["type"], changes.give(type, forKey: "type", of: object) else {
      return false
    }
    lacksLayouts = true
    var child = tree.firstChild(of: object)
    while let member = child {
      if tree.key(of: member) != "id" { _ = changes.leaveOut(member) }
      child = tree.next(after: member)
    }
    return true
  }

  /// What may stand under each key that must be there, as JSON.
  private static let placeholders: [String: String] = {
    let ofTypes = LayoutFormats.types.flatMap { LayoutFormats.known(of: $0).ofCell }
    let ofHexagons = HexCellFormat.place + HexCellFormat.axialPlace + [HexCellFormat.item]
    let members = ofTypes + GridRowFormat.members + ofHexagons + MetricsFormat.members
    let required = members.filter { $0.isRequired && $0.key != "type" }
    let texts = required.compactMap { member in member.form.placeholder.map { (member.key.stringValue, $0) } }
    return Dictionary(texts + [("type", #""item""#)]) { first, _ in first }
  }()
}

/// What is known of a key that is unknown.
struct UnknownKey: Sendable {
  /// The key that was meant, as far as can be told.
  let meant: String?
}

extension ValueForm {
  /// Anything of this form, as JSON; `nil` where that is not simple.
  fileprivate var placeholder: String? {
    switch self {
    case .number(let least): "\(least ?? 0)"
    case .wholeNumber(let least): "\(least ?? 0)"
    case .text: "\"\""
    case .flag: "true"
    case .names(let names): names.first.map { "\"\($0)\"" }
    case .percentage: "\"0%\""
    case .list: "[]"
    case .object, .map: "{}"
    case .any(let forms): forms.first?.placeholder
    case .definition(.layout): #"{"type": "item"}"#
    case .definition: nil
    }
  }
}
