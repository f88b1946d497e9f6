extension Layout {
  /// Adds constraints between the edges, sizes and centres of items in this layout, and of the layout itself.
  ///
  /// ```swift
  /// grid.constrain {
  ///   $0["a"].width == 2 * $0["b"].width
  ///   ($0["a"].right + 8 <= $0["b"].left).prioritized(.medium)
  ///   $0.container.centerX == $0["a"].centerX
  /// }
  /// ```
  ///
  /// Edges are measured from the left and the top of this layout, so `$0.container.left` is 0 wherever it stands. `left` and
  /// `right` are the edges that are drawn there, from right to left as well.
  ///
  /// Without more words a constraint is required. Constraints on several layouts at once (a `ForEach`, a group) are
  /// carried by each of them. A row of a grid carries none: its grid does.
  ///
  /// - Parameter constraints: The constraints, on the anchors that the closure is given. One that uses an anchor of another
  ///   closure makes placing throw.
  @inlinable public func constrain(
    @ConstraintBuilder _ constraints: (LayoutAnchors) -> [LayoutConstraint]
  ) -> ConstrainedLayout<Self> {
    ConstrainedLayout(content: self, relations: LayoutRelation.list(constraints))
  }

  /// Adds a constraint that is given as text, as documents have it.
  ///
  /// ```swift
  /// try grid.constrain("a.width == 2 * b.width @ 600")
  /// try grid.constrain(#""my item".right + 8 <= container.right @ medium"#)
  /// ```
  ///
  /// Two expressions are compared by `==`, `<=` or `>=`. They are made of numbers, anchors, `+`, `-`, `*`, `/` and
  /// parentheses, and are linear: anchors are multiplied and divided by numbers only. An anchor is an id, or `container`
  /// for this layout, with one of the attributes `left`, `right`, `leading`, `trailing`, `top`, `bottom`, `width`,
  /// `height`, `centerX`, `centerY`, `firstBaseline` and `lastBaseline`. Those of a grid have columns and rows, counted from 0:
  /// `form.columns[1].width`.
  ///
  /// An id of letters, digits, `_` and `-` stands as it is, unless it begins with `-`. It takes in everything up to the
  /// attribute, so that `QLabel-1.width` is an anchor; a minus between a number and an id needs a space before the id.
  /// Every other id stands in double quotes, in which `\"`, `\\`, `\n`, `\r`, `\t` and `\u{200B}` escape, and so does an
  /// item called `container`.
  ///
  /// Behind `@` stands the priority: a number from 0 to 1000, or a name of `Priority`, such as `medium`.
  /// Without one the constraint is required.
  ///
  /// - Throws: A `LayoutError` that names the column, counted from 1, what was expected there and what was found.
  public func constrain(_ text: String) throws -> ConstrainedLayout<Self> {
    ConstrainedLayout(content: self, relations: [try LayoutRelation(text: text)])
  }
}

/// A layout with constraints between the items in it.
public struct ConstrainedLayout<Content: Layout>: BuiltLayout, CustomStringConvertible {
  @usableFromInline let content: Content
  @usableFromInline let relations: [LayoutRelation]

  @inlinable init(content: Content, relations: [LayoutRelation]) {
    self.content = content
    self.relations = relations
  }

  /// Appends the layout and its constraints to a tree.
  @inlinable package func appendNodes(to tree: inout LayoutTree) {
    let first = tree.count
    content.append(to: &tree)
    relate(from: first, in: &tree)
  }

  /// Lets everything that was appended from a node on carry the constraints.
  @usableFromInline func relate(from first: Int, in tree: inout LayoutTree) {
    var next = first
    while next < tree.nodes.count {
      tree.add(relations, to: next)
      next = tree.nodes[next].end
    }
  }
}
