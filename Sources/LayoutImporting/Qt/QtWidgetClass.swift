/// What a class of Qt's widgets asks for, where a form does not say it.
///
/// The lengths are those of the style Fusion at 96 dots per inch, to the extent that they do not follow from text.
struct QtWidgetClass {
  /// How a widget's width follows from what is written on it.
  enum Width {
    /// As wide as its text and a margin, and no less than a length.
    case text(margin: Double, least: Double)
    /// A length, whatever is in it.
    case points(Double)
  }

  let policies: QtSizePolicies
  let width: Width
  /// The height; `nil` for that of the text.
  let height: Double?
  /// The lengths below which it does not go, where those are less than what it likes.
  var leastWidth: Double?
  var leastHeight: Double?

  private init(
    _ horizontal: QtSizePolicy, _ vertical: QtSizePolicy, _ width: Width, height: Double?, leastWidth: Double? = nil,
    leastHeight: Double? = nil
  ) {
    policies = QtSizePolicies(horizontal, vertical)
    self.width = width
    self.height = height
    self.leastWidth = leastWidth
    self.leastHeight = leastHeight
  }

  /// What is known of a class; `nil` where nothing is.
  static func named(_ name: String) -> QtWidgetClass? { known[name] }

  /// A widget with nothing in it.
  static let plain = QtWidgetClass(.preferred, .preferred, .points(0), height: 0)

  private static let view = QtWidgetClass(
    .expanding, .expanding, .points(256), height: 192, leastWidth: 76, leastHeight: 76)
  private static let spinBox = QtWidgetClass(.minimum, .fixed, .text(margin: 32, least: 46), height: 24)
  private static let comboBox = QtWidgetClass(
    .preferred, .fixed, .text(margin: 36, least: 60), height: 24, leastWidth: 60)
  private static let lineEdit = QtWidgetClass(.expanding, .fixed, .points(133), height: 24, leastWidth: 40)
  private static let button = QtWidgetClass(.minimum, .fixed, .text(margin: 24, least: 80), height: 24)
  private static let choice = QtWidgetClass(.minimum, .fixed, .text(margin: 22, least: 22), height: 20)
  private static let slider = QtWidgetClass(.expanding, .fixed, .points(84), height: 16)

  private static let known: [String: QtWidgetClass] = [
    "QWidget": plain, "QFrame": plain, "QDialog": plain, "QMainWindow": plain, "QGroupBox": plain,
    "QWizardPage": plain, "QWizard": plain, "QDockWidget": plain,
    "QStackedWidget": plain, "QTabWidget": QtWidgetClass(.expanding, .expanding, .points(0), height: 0),
    "QToolBox": plain, "QSplitter": QtWidgetClass(.expanding, .preferred, .points(0), height: 0),
    "QLabel": QtWidgetClass(.preferred, .preferred, .text(margin: 0, least: 0), height: nil),
    "QPushButton": button,
    "QCommandLinkButton": QtWidgetClass(.preferred, .preferred, .text(margin: 36, least: 80), height: 42),
    "QToolButton": QtWidgetClass(.fixed, .fixed, .text(margin: 12, least: 24), height: 24),
    "QCheckBox": choice, "QRadioButton": choice,
    "QDialogButtonBox": QtWidgetClass(.expanding, .fixed, .text(margin: 0, least: 0), height: 24),
    "QComboBox": comboBox, "QFontComboBox": QtWidgetClass(.preferred, .fixed, .points(160), height: 24, leastWidth: 60),
    "QLineEdit": lineEdit, "QKeySequenceEdit": lineEdit,
    "QSpinBox": spinBox, "QDoubleSpinBox": spinBox, "QAbstractSpinBox": spinBox,
    "QDateTimeEdit": spinBox, "QDateEdit": spinBox, "QTimeEdit": spinBox,
    "QTextEdit": view, "QPlainTextEdit": view, "QTextBrowser": view, "QListWidget": view, "QListView": view,
    "QTableWidget": view, "QTableView": view, "QTreeWidget": view, "QTreeView": view, "QColumnView": view,
    "QGraphicsView": view, "QAbstractScrollArea": view, "QAbstractItemView": view, "QScrollArea": view,
    "QMdiArea": view,
    "QUndoView": view, "QWebEngineView": view, "QWebView": view, "QOpenGLWidget": plain, "QQuickWidget": plain,
    "QProgressBar": QtWidgetClass(.expanding, .fixed, .points(118), height: 24, leastWidth: 40),
    "QSlider": slider, "QScrollBar": QtWidgetClass(.minimum, .fixed, .points(84), height: 16),
    "QDial": QtWidgetClass(.preferred, .preferred, .points(50), height: 64),
    "QLCDNumber": QtWidgetClass(.minimum, .minimum, .points(64), height: 23),
    "QCalendarWidget": QtWidgetClass(.preferred, .preferred, .points(296), height: 183),
    "QTabBar": QtWidgetClass(.preferred, .fixed, .points(120), height: 28),
    "QMenuBar": QtWidgetClass(.expanding, .fixed, .points(0), height: 22),
    "QToolBar": QtWidgetClass(.expanding, .fixed, .points(0), height: 32),
    "QStatusBar": QtWidgetClass(.expanding, .fixed, .points(0), height: 22),
    "Line": QtWidgetClass(.minimum, .fixed, .points(3), height: 3),
  ]
}
