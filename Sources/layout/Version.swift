/// The version of the package: the one place that says it.
///
/// The changelog begins with it, and a test compares the two.
enum Version {
  static let current = "1.0.0"
}
