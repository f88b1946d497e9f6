internal import LinearModel

/// An element of a file, with the line at which it begins.
///
/// All elements are in one array, each before those in it, so that a deep file needs no more of the stack than a flat one.
struct FormElement {
  /// The elements of a file.
  final class Tree: Sendable {
    struct Node: Sendable {
      var name: String
      var attributes: [String: String]
      var line: Int
      /// The text directly in the element.
      var text = ""
      var parent: Int?
      var firstChild: Int?
      var next: Int?
    }

    let nodes: [Node]

    init(_ nodes: [Node]) { self.nodes = nodes }
  }

  private let tree: Tree
  /// The number of the element in its file.
  let index: Int

  init(_ tree: Tree, _ index: Int) {
    self.tree = tree
    self.index = index
  }

  private var node: Tree.Node { tree.nodes[index] }

  var name: String { node.name }
  /// The line at which it begins, counted from 1.
  var line: Int { node.line }
  /// The text directly in the element, without what is in other elements.
  var text: String { node.text }
  /// The text directly in the element, without spaces and line ends around it.
  var trimmedText: String { XMLText.trimmed(text) }

  subscript(attribute name: String) -> String? { node.attributes[name] }

  /// The elements directly in it.
  var children: some Sequence<FormElement> {
    let tree = tree
    return sequence(state: node.firstChild) { next -> FormElement? in
      guard let index = next else { return nil }
      next = tree.nodes[index].next
      return FormElement(tree, index)
    }
  }

  /// The element that it is in; `nil` for the first of a file.
  var parent: FormElement? { node.parent.map { FormElement(tree, $0) } }

  /// All elements of the file, in its order.
  var all: some Sequence<FormElement> {
    let tree = tree
    return tree.nodes.indices.lazy.map { FormElement(tree, $0) }
  }

  /// All elements in it, in the order of the file.
  var descendants: some Sequence<FormElement> {
    let tree = tree
    var (end, outer) = (node.next, node.parent)
    while end == nil, let index = outer { (end, outer) = (tree.nodes[index].next, tree.nodes[index].parent) }
    return ((index + 1)..<(end ?? tree.nodes.count)).lazy.map { FormElement(tree, $0) }
  }

  /// The elements of a name directly in it.
  func children(_ name: String) -> [FormElement] { children.filter { $0.name == name } }

  /// The first element of a name directly in it.
  func first(_ name: String) -> FormElement? { children.first { $0.name == name } }

  /// A number in an attribute, if it is one and finite.
  func number(attribute name: String) -> Double? { self[attribute: name].flatMap(XMLText.number) }

  /// An error about the element, with its line.
  func failure(_ message: String, _ code: LayoutError.Code = .invalidLayout) -> LayoutError {
    LayoutError(code, "Line \(line): \(message)")
  }
}
