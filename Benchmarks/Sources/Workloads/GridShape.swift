/// How many columns a grid of some number of cells has: as a form, a table and a sheet have them.
struct GridShape {
  let columnCount: Int

  init(items: Int) {
    columnCount = items < 100 ? 5 : items < 1_000 ? 10 : 20
  }
}
