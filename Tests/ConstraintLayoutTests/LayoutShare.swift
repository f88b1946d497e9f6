import LayoutTestSupport
import Testing

/// Layouts of some ingredients, and how many of those that have an answer are evaluated directly at least.
struct LayoutShare: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let ingredients: RandomLayout.Ingredients
  let least: Int

  init(_ name: String, _ ingredients: RandomLayout.Ingredients, atLeast least: Int) {
    testDescription = name
    self.ingredients = ingredients
    self.least = least
  }

  /// What some ingredients are beside those that are always there.
  init(
    _ name: String, _ ingredients: RandomLayout.Ingredients, beside usual: RandomLayout.Ingredients, atLeast least: Int
  ) {
    self.init(name, usual.union(ingredients), atLeast: least)
  }
}
