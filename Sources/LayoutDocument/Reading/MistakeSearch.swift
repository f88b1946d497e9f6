internal import Foundation
internal import LayoutCore
internal import LinearModel

/// Finds all that is wrong with a document: what was found is passed over, and the rest is read again.
///
/// So no reader has to go on after a mistake, and what follows from one is not told as another: a key with a slip is read as
/// the one that was meant, what lacks something gets anything that may stand there, and what cannot be read at all becomes an
/// item.
struct MistakeSearch {
  /// How many mistakes are listed; the others are counted.
  static let most = 50
  private static let mostCounted = 1000
  /// How many values are read in all, however large the document is.
  private static let mostWork = 5_000_000

  private var tree: JSONTree
  private let limits: Limits
  private var found: [(position: Int, error: LayoutError)] = []
  private var places: Set<String> = []
  /// Whether layouts were passed over, which relations may speak of.
  private var lacksLayouts = false
  /// Objects of which known keys were passed over, so that others may be missing for that.
  private var incomplete: Set<Int> = []

  /// An error of the first mistake of a document, with the others behind it.
  ///
  /// - Parameter error: The mistake that reading stopped at.
  static func all(beginningWith error: LayoutError, in tree: JSONTree, limits: Limits) -> LayoutError {
    var search = MistakeSearch(tree: tree, limits: limits)
    var next: LayoutError? = error
    while let mistake = next {
      search.record(mistake)
      search.isCutOff = search.found.count >= mostCounted || search.places.count * tree.count > mostWork
      next = search.isCutOff || !search.passOver(mistake) ? nil : search.mistakeOfRest()
    }
    return search.error
  }

  /// Whether there may be more mistakes than were looked for.
  private var isCutOff = false

  private init(tree: JSONTree, limits: Limits) {
    self.tree = tree
    self.limits = limits
  }

  private func mistakeOfRest() -> LayoutError? {
    do {
      _ = try DocumentReader(ObjectReader(root: tree), limits: limits)
      return nil
    } catch {
      return error as? LayoutError
    }
  }

  /// The first mistake, with line and column, and behind it the others in the order of the document.
  private var error: LayoutError {
    let sorted = found.enumerated().sorted { ($0.element.position, $0.offset) < ($1.element.position, $1.offset) }
      .map(\.element.error)
    var others = Array(sorted.dropFirst().prefix(Self.most - 1))
    let rest = sorted.count - others.count - 1
    if isCutOff {
      others.append(LayoutError(.invalidLayout, "There may be more mistakes. Mend these first."))
    } else if rest > 0 {
      others.append(
        LayoutError(.invalidLayout, "\(rest) more \(rest == 1 ? "mistake is" : "mistakes are") not listed."))
    }
    return sorted[0].with(others)
  }

  private mutating func record(_ mistake: LayoutError) {
    let place = mistake.place ?? ""
    let (value, rest) = tree.value(at: place)
    let isNew = !places.contains { $0 == place || $0.hasPrefix(place + ".") || $0.hasPrefix(place + "[") }
    places.insert(place)
    // What follows from what was passed over is no mistake: that a key is missing, that a whole does not fit its part, or
    // that a relation speaks of what is not there.
    guard isNew, rest.isEmpty || !incomplete.contains(value),
      !(lacksLayouts && place.contains("\(ConstraintsFormat.key.stringValue)["))
    else { return }
    let line = tree.lineAndColumn(of: tree.position(of: value))
    found.append(
      (
        tree.position(of: value),
        LayoutError(mistake.code, "\(line): \(mistake.message)", place: mistake.place, conflicts: mistake.conflicts)
      ))
  }

  // MARK: Passing over

  /// Makes the rest readable.
  ///
  /// - Returns: Whether anything changed; else there is nothing more to be found.
  private mutating func passOver(_ mistake: LayoutError) -> Bool {
    guard let place = mistake.place, !place.isEmpty else { return false }
    let (value, rest) = tree.value(at: place)
    guard rest.isEmpty else { return complete(value, key: rest) }
    guard let parent = tree.parent(of: value), place != "layout" else { return false }
    if let unknown = mistake.origin?.value as? UnknownKey, let meant = unknown.meant,
      tree.member(meant, of: parent) == nil
    {
      return tree.leaveOut(value) && tree.give(value, forKey: meant, of: parent)
    }
    if tree.kind(of: parent) == .object, tree.key(of: value) == "type" { return makeItem(of: parent) }
    if tree.kind(of: parent) == .array { lacksLayouts = lacksLayouts || tree.kind(of: value) == .object }
    if !(mistake.origin?.value is UnknownKey) { incomplete.insert(parent) }
    return tree.leaveOut(value)
  }

  /// Gives an object what it lacks.
  private mutating func complete(_ object: Int, key rest: Substring) -> Bool {
    guard tree.kind(of: object) == .object else { return false }
    let key = String(rest.drop { $0 == "." })
    if let json = Self.placeholders[key], let values = try? JSONParser.parse(Array(json.utf8), depth: 4),
      tree.member(key, of: object) == nil, tree.give(tree.append(values), forKey: key, of: object)
    {
      return true
    }
    // What names a type, or ought to, is a layout.
    return key == "type" || tree.member("type", of: object) != nil ? makeItem(of: object) : tree.leaveOut(object)
  }

  /// Makes an item of a layout that cannot be read, with its id: relations may speak of it.
  private mutating func makeItem(of object: Int) -> Bool {
    guard object > 0, let values = try? JSONParser.parse(Array(#""item""#.utf8), depth: 1),
      tree.give(tree.append(values), forKey: "type", of: object)
    else { return false }
    lacksLayouts = true
    var child = tree.firstChild(of: object)
    while let member = child {
      if tree.key(of: member) != "id" { _ = tree.leaveOut(member) }
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
    return Dictionary(texts) { first, _ in first }
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
