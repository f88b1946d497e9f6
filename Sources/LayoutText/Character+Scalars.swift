extension Character {
  /// The first of the scalars it is made of.
  var firstScalar: Unicode.Scalar { unicodeScalars[unicodeScalars.startIndex] }

  /// Its scalar, if it is made of one only.
  var onlyScalar: Unicode.Scalar? {
    let scalars = unicodeScalars
    return scalars.index(after: scalars.startIndex) == scalars.endIndex ? scalars[scalars.startIndex] : nil
  }
}
