public import ConstraintLayout

/// W10: a gallery of pictures of 4 to 3 in as many columns as there is room for, each with a title below it.
public struct Gallery: Workload {
  /// The name in tables and files.
  public static let name = "W10-gallery"
  private let pictures: [Sample]

  /// From a dialog to a long list.
  public static let sizes = [10, 100, 1_000, 10_000]

  /// Prepares the data: two items make a picture and its title.
  public init(items: Int) { pictures = Sample.list((items + 1) / 2) }

  /// The width of a window.
  public var proposal: ProposedSize { ProposedSize(width: 800, height: nil) }

  /// The gallery.
  public func description() -> some Layout {
    LazyGrid(columns: [GridItem(.adaptive(minimum: 140))], spacing: 12) {
      ForEach(pictures) { picture in
        Stack(.column, alignment: .leading, spacing: 4) {
          Item(picture.id).aspectRatio(4 / 3, contentMode: .fit)
          Text("Picture \(picture.id)", id: picture.id + "-title", fontSize: 12)
        }
      }
    }
  }
}
