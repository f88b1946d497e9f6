import ConstraintLayout
import Foundation
import LayoutDocument
import LayoutTestSupport
import Testing

/// Every fix that is offered for a document can be made in its text, and what it was offered for is gone then.
struct DocumentPatchLawTests {
  private struct Sample {
    let text: Data
    let document: LayoutDocument
    let diagnosis: Diagnosis

    init?(_ document: LayoutDocument, seed: UInt64) {
      guard let json = try? document.json() else { return nil }
      // Every second document stands in one line.
      let lines = String(decoding: json, as: UTF8.self).split(separator: "\n")
      text = seed.isMultiple(of: 2) ? json : Data(lines.map { $0.drop { $0 == " " } }.joined().utf8)
      guard let document = try? LayoutDocument(json: text) else { return nil }
      self.document = document
      guard let diagnosis = try? Self.diagnose(self.document) else { return nil }
      self.diagnosis = diagnosis
    }

    static func diagnose(_ document: LayoutDocument) throws -> Diagnosis {
      var engine = LayoutEngine()
      engine.options.overflow = document.overflow
      engine.options.layoutDirection = document.layoutDirection
      return try engine.diagnose(document.tree, in: document.proposal)
    }

    /// Makes a fix in the text.
    ///
    /// - Returns: What the changed text is diagnosed to be.
    func diagnosis(applying fix: Fix, _ name: String) throws -> Diagnosis {
      let patch = try DocumentPatch(applying: fix, to: text)
      #expect(!patch.isRewritten, "\(name)")
      let patched = try LayoutDocument(json: patch.text)
      #expect(patched == document.applying(fix), "\(name)")
      let original = try JSONSerialization.jsonObject(with: text)
      let changed = try JSONSerialization.jsonObject(with: patch.text) as? NSDictionary
      #expect(try JSONPatchProgram(patch.json).applied(to: original) as? NSDictionary == changed, "\(name)")
      return try Self.diagnose(patched)
    }
  }

  @Test func ambiguitiesAreGone() async {
    await Law(seeds: 0..<330, atLeast: 15).check { seed in
      var maker = RandomLayout(seed: seed)
      let document = LayoutDocument(maker.tree(.everything), proposal: maker.proposal(), overflow: .visible)
      guard let sample = Sample(document, seed: seed), !sample.diagnosis.ambiguities.isEmpty else {
        return .inapplicable
      }
      for open in sample.diagnosis.ambiguities {
        for fix in open.fixes {
          let name = "seed \(seed): \(fix.text)"
          let left = try sample.diagnosis(applying: fix, name).ambiguities
          #expect(
            !left.contains { ($0.axis, $0.container, $0.track) == (open.axis, open.container, open.track) }, "\(name)")
        }
      }
      return .checked
    }
  }

  @Test func whatIsFreeIsPlaced() async {
    await Law(seeds: 0..<60, atLeast: 10).check { seed in
      var maker = RandomLayout(seed: seed)
      let plain = maker.tree(.everything).named()
      let ids = plain.nodes.compactMap(\.id).prefix(3)
      let free = FreeLayout { ForEach(Array(ids)) { Item($0).frame(width: 10, height: 10) } }
      let document = LayoutDocument(free, proposal: maker.proposal(), overflow: .visible)
      guard let sample = Sample(document, seed: seed), !sample.diagnosis.underconstrained.isEmpty else {
        return .inapplicable
      }
      for open in sample.diagnosis.underconstrained {
        for fix in open.fixes {
          let name = "seed \(seed): \(fix.text)"
          let left = try sample.diagnosis(applying: fix, name).underconstrained
          #expect(!left.contains { ($0.item, $0.edge) == (open.item, open.edge) }, "\(name)")
        }
      }
      return .checked
    }
  }

  @Test func conflictsAreGone() async {
    await Law(seeds: 0..<110, atLeast: 20).check { seed in
      var maker = RandomLayout(seed: seed)
      let plain = maker.tree(.everything)
      guard let placement = try? LayoutEngine().place(plain) else { return .inapplicable }
      var proposal = maker.proposal()
      for axis in Axis.allCases {
        if let offered = proposal[axis] { proposal[axis] = max(1, min(offered, placement.size[axis] * 0.7)) }
      }
      var relations = RandomRelations(seed: seed &+ 1)
      let tree = seed.isMultiple(of: 3) ? plain : plain.related(relations.relations(3, of: plain, at: placement, .near))
      guard let sample = Sample(LayoutDocument(tree, proposal: proposal), seed: seed / 3),
        sample.diagnosis.conflicts.contains(where: { !$0.fixes.isEmpty })
      else { return .inapplicable }
      for conflict in sample.diagnosis.conflicts {
        for fix in conflict.fixes {
          let name = "seed \(seed): \(fix.text)"
          let left = try sample.diagnosis(applying: fix, name).conflicts
          #expect(!left.contains { $0.members == conflict.members }, "\(name)")
        }
      }
      return .checked
    }
  }
}

/// A JSON Patch as a program that knows nothing of layouts would read it.
private struct JSONPatchProgram {
  private let operations: [[String: Any]]

  init(_ json: Data) throws {
    operations = try #require(try JSONSerialization.jsonObject(with: json) as? [[String: Any]])
  }

  func applied(to value: Any) throws -> Any {
    try operations.reduce(value) { value, operation in
      let path = try #require(operation["path"] as? String)
      let steps = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map(String.init)
      return try Self.changed(value, steps[...], try #require(operation["op"] as? String), operation["value"])
    }
  }

  private static func changed(_ value: Any, _ path: ArraySlice<String>, _ name: String, _ new: Any?) throws -> Any {
    guard let step = path.first else { return try #require(new) }
    if var object = value as? [String: Any] {
      if path.count > 1 {
        object[step] = try changed(try #require(object[step]), path.dropFirst(), name, new)
      } else {
        // Only what is there can be replaced or removed.
        if name != "add" { _ = try #require(object[step]) }
        object[step] = name == "remove" ? nil : new
      }
      return object
    }
    var array = try #require(value as? [Any])
    if step == "-" {
      array.append(try #require(new))
      return array
    }
    let index = try #require(Int(step))
    try #require(array.indices.contains(index))
    if path.count > 1 {
      array[index] = try changed(array[index], path.dropFirst(), name, new)
    } else if name == "remove" {
      array.remove(at: index)
    } else {
      array[index] = try #require(new)
    }
    return array
  }
}
