internal import DartModules

/// What is different after a change of files.
struct FlutterChange {
  /// The files themselves.
  var paths: Set<String> = []
  /// Files in which names may mean something else, because the whole that they are parts of has changed.
  var touched: Set<String> = []
  /// Addresses of parts, and the path of their whole.
  var linked: [(part: String, whole: String)] = []
  /// Names that may stand for something else than before: of declarations and of texts.
  var names: Set<String> = []
  /// Which packages there are, or what they are called.
  var isAll = false
}

extension FlutterFile? {
  var dart: DartFile? { if case .dart(let file)? = self { file } else { nil } }

  var isDart: Bool { if case .dart? = self { true } else { false } }

  /// It says something about all files of a package.
  var isSetting: Bool {
    switch self {
    case .dart?, nil: false
    case .messages?, .textSettings?, .package?, .platform?: true
    }
  }
}
