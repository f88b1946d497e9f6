/// What a free layout is told besides its children: nothing.
package struct FreeLayoutOptions: Hashable, Sendable {
  package init() {}
}
