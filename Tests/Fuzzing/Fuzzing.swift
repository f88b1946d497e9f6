import ConstraintLayout
import Foundation
import LayoutCore
import LayoutDocument
import LinearModel

/// What libFuzzer calls with each input: a document, and behind a byte of 0 what is done to it in a session.
///
/// An input that is no object is taken as a constraint between the items of a row.
@_cdecl("LLVMFuzzerTestOneInput")
public func check(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let input = UnsafeBufferPointer(start: start, count: count)
  let parts = input.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false).map { Array($0) }
  let text = parts[0]
  guard text.first == UInt8(ascii: "{") else {
    Checks.checkConstraint(String(decoding: text, as: UTF8.self))
    return 0
  }
  Checks.checkDocument(Data(text), edits: parts.count > 1 ? parts[1] : [])
  return 0
}

/// What must hold for any input; what does not stops the program, so that the input is kept.
enum Checks {
  private static let engine: LayoutEngine = {
    var options = LayoutEngine.Options()
    // A count and no time, so that an input is answered alike each time; a second or so, far below what counts as hanging.
    options.limits.iterations = 50_000
    options.limits.tracks = 500
    return LayoutEngine(options: options)
  }()

  static func checkDocument(_ json: Data, edits: [UInt8]) {
    let document: LayoutDocument
    do {
      document = try LayoutDocument(json: json, limits: engine.options.limits)
    } catch {
      return expectPlace(error, of: "reading")
    }
    guard let written = try? document.json(), let copy = try? LayoutDocument(json: written), copy == document else {
      fatalError("What was written is not what was read.")
    }
    var engine = engine
    engine.options.overflow = document.overflow
    engine.options.layoutDirection = document.layoutDirection
    let placement: Placement
    do {
      placement = try engine.place(document.tree, in: document.proposal)
    } catch {
      return expectReason(error, of: "placing")
    }
    expectFinite(placement)
    guard (try? engine.place(copy.tree, in: copy.proposal))?.frames == placement.frames else {
      fatalError("The same document has other frames when it is placed again.")
    }
    checkSession(document, edits, on: engine)
  }

  static func checkConstraint(_ text: String) {
    let row = Stack(.row, spacing: 8) {
      Item("a").frame(minWidth: 10, idealWidth: 50, maxWidth: 100, minHeight: 10)
      Item("b")
      Stack(.column) { Item("c").frame(width: 30, height: 20) }
    }
    do {
      expectFinite(try engine.place(row.constrain(text), in: ProposedSize(width: 300, height: 100)))
    } catch {
      expectReason(error, of: "constraining")
    }
  }

  // MARK: Sessions

  /// Three bytes an edit: what is done, to which item, and the length.
  private static func checkSession(_ document: LayoutDocument, _ edits: [UInt8], on engine: LayoutEngine) {
    guard !edits.isEmpty, var session = try? engine.session(for: document.tree, in: document.proposal) else { return }
    var (tree, proposal) = (document.tree, document.proposal)
    let ids = tree.nodes.indices.filter { tree.nodes[$0].id != nil }
    guard !ids.isEmpty else { return }
    for step in stride(from: 0, to: min(edits.count, 24) - 2, by: 3) {
      let node = ids[Int(edits[step + 1]) % ids.count]
      let length = Double(edits[step + 2]) * 4
      var (changed, offered) = (tree, proposal)
      let edit: LayoutEdit
      switch edits[step] % 3 {
      case 0:
        offered.width = length == 0 ? nil : length
        edit = .propose(offered)
      case 1:
        changed.update(node) { $0.width = .fixed(length) }
        edit = .resize(tree.nodes[node].id ?? "", width: length)
      default:
        changed.update(node) { $0.height = .fixed(length) }
        edit = .resize(tree.nodes[node].id ?? "", height: length)
      }
      let anew: Result<Placement, any Error> = Result { try engine.place(changed, in: offered) }
      do {
        try session.apply(edit)
      } catch {
        expectReason(error, of: "editing")
        if case .success = anew { fatalError("An edit failed that can be placed: \(edit), \(error)") }
        continue
      }
      guard case .success(let placement) = anew else { fatalError("An edit was done that cannot be placed: \(edit)") }
      expectSame(session, placement, edit)
      (tree, proposal) = (changed, offered)
    }
  }

  private static func expectSame(_ session: LayoutSession, _ placement: Placement, _ edit: LayoutEdit) {
    let tolerance = 1e-6 * (1 + max(placement.size.width, placement.size.height))
    guard let frames = try? session.placement().frames, frames.map(\.name) == placement.frames.map(\.name) else {
      fatalError("Other items have a place after \(edit) than placed anew.")
    }
    for (rect, frame) in zip(frames.map(\.rect), placement.frames) {
      let distances = [
        rect.x - frame.rect.x, rect.y - frame.rect.y, rect.width - frame.rect.width, rect.height - frame.rect.height,
      ]
      guard distances.allSatisfy({ abs($0) <= tolerance }) else {
        fatalError("After \(edit), \(frame.name) stands at \(rect); placed anew it is \(frame.rect)")
      }
    }
  }

  // MARK: Answers

  private static func expectFinite(_ placement: Placement) {
    for frame in placement.frames {
      let rect = frame.rect
      guard [rect.x, rect.y, rect.width, rect.height].allSatisfy(\.isFinite), rect.width >= 0, rect.height >= 0 else {
        fatalError("\(frame.name) stands at \(rect)")
      }
    }
  }

  /// A document that is refused is refused with a place, or with a line and a column.
  private static func expectPlace(_ error: any Error, of task: String) {
    guard let error = error as? LayoutError, error.place != nil || error.message.hasPrefix("Line ") else {
      fatalError("\(task) failed without a place: \(error)")
    }
    expectReason(error, of: task)
  }

  /// A layout that has no answer has a reason that the user can do something about.
  private static func expectReason(_ error: any Error, of task: String) {
    guard let error = error as? LayoutError, error.code != .solverFailed else { fatalError("\(task) failed: \(error)") }
    if error.code == .unsatisfiable, error.conflict.isEmpty { fatalError("\(task): a conflict of nothing, \(error)") }
  }
}
