// An anchor of nothing, as UIKit's attributes are. The compiler says whose it can be.
extension AnchorExpression {
  /// An anchor of nothing: the compiler says what to write instead.
  @available(*, unavailable, message: "An anchor is somebody's: $0[\"id\"].left or $0.container.left.")
  public static var left: AnchorExpression { AnchorExpression() }

  /// An anchor of nothing: the compiler says what to write instead.
  @available(*, unavailable, message: "An anchor is somebody's: $0[\"id\"].right or $0.container.right.")
  public static var right: AnchorExpression { AnchorExpression() }

  /// An anchor of nothing: the compiler says what to write instead.
  @available(*, unavailable, message: "An anchor is somebody's: $0[\"id\"].leading or $0.container.leading.")
  public static var leading: AnchorExpression { AnchorExpression() }

  /// An anchor of nothing: the compiler says what to write instead.
  @available(*, unavailable, message: "An anchor is somebody's: $0[\"id\"].trailing or $0.container.trailing.")
  public static var trailing: AnchorExpression { AnchorExpression() }

  /// An anchor of nothing: the compiler says what to write instead.
  @available(*, unavailable, message: "An anchor is somebody's: $0[\"id\"].top or $0.container.top.")
  public static var top: AnchorExpression { AnchorExpression() }

  /// An anchor of nothing: the compiler says what to write instead.
  @available(*, unavailable, message: "An anchor is somebody's: $0[\"id\"].bottom or $0.container.bottom.")
  public static var bottom: AnchorExpression { AnchorExpression() }

  /// An anchor of nothing: the compiler says what to write instead.
  @available(*, unavailable, message: "An anchor is somebody's: $0[\"id\"].width or $0.container.width.")
  public static var width: AnchorExpression { AnchorExpression() }

  /// An anchor of nothing: the compiler says what to write instead.
  @available(*, unavailable, message: "An anchor is somebody's: $0[\"id\"].height or $0.container.height.")
  public static var height: AnchorExpression { AnchorExpression() }

  /// An anchor of nothing: the compiler says what to write instead.
  @available(*, unavailable, message: "An anchor is somebody's: $0[\"id\"].centerX or $0.container.centerX.")
  public static var centerX: AnchorExpression { AnchorExpression() }

  /// An anchor of nothing: the compiler says what to write instead.
  @available(*, unavailable, message: "An anchor is somebody's: $0[\"id\"].centerY or $0.container.centerY.")
  public static var centerY: AnchorExpression { AnchorExpression() }

  /// An anchor of nothing: the compiler says what to write instead.
  @available(
    *, unavailable, message: "An anchor is somebody's: $0[\"id\"].firstBaseline or $0.container.firstBaseline."
  )
  public static var firstBaseline: AnchorExpression { AnchorExpression() }

  /// An anchor of nothing: the compiler says what to write instead.
  @available(*, unavailable, message: "An anchor is somebody's: $0[\"id\"].lastBaseline or $0.container.lastBaseline.")
  public static var lastBaseline: AnchorExpression { AnchorExpression() }
}

// Strict comparisons, which no linear program has.
extension AnchorExpression {
  /// A strict comparison: the compiler says what to write instead.
  @available(*, unavailable, message: "A constraint is written with ==, <= or >= between two sides.")
  public static func < (left: Self, right: Self) -> LayoutConstraint { left <= right }

  /// A strict comparison: the compiler says what to write instead.
  @available(*, unavailable, message: "A constraint is written with ==, <= or >= between two sides.")
  public static func < (left: Self, right: Double) -> LayoutConstraint { left <= right }

  /// A strict comparison: the compiler says what to write instead.
  @available(*, unavailable, message: "A constraint is written with ==, <= or >= between two sides.")
  public static func < (left: Double, right: Self) -> LayoutConstraint { left <= right }

  /// A strict comparison: the compiler says what to write instead.
  @available(*, unavailable, message: "A constraint is written with ==, <= or >= between two sides.")
  public static func > (left: Self, right: Self) -> LayoutConstraint { left >= right }

  /// A strict comparison: the compiler says what to write instead.
  @available(*, unavailable, message: "A constraint is written with ==, <= or >= between two sides.")
  public static func > (left: Self, right: Double) -> LayoutConstraint { left >= right }

  /// A strict comparison: the compiler says what to write instead.
  @available(*, unavailable, message: "A constraint is written with ==, <= or >= between two sides.")
  public static func > (left: Double, right: Self) -> LayoutConstraint { left >= right }
}
