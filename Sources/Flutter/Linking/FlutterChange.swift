internal import DartModules

/// What is different after a change of files.
struct FlutterChange {
  /// The files themselves.
  var paths: Set<String> = []
  /// Files in which names may mean something else, because the whole that they are parts of has changed.
  var touched: Set<String> = []
  /// Addresses of parts, and the path of their whole.
  var linked: [(part: String, whole: String)] = []
  /// Parts of files that say something else, see `DartParts`.
  var parts: Set<UInt64> = []
  /// By file the names that its own imports give it, or gave it, where those are others now.
  var imported: [String: Set<String>] = [:]
  /// Names that may stand for something else than before: of declarations and of texts.
  var names: Set<String> = []
  /// Which packages there are, or what they are called.
  var isAll = false
}

extension FlutterChange {
  /// Whether what a unit shows may be something else.
  func makesStale(
    _ unit: UnitRecord, _ moved: Set<ComponentKey>, _ rerouted: Set<String>
  ) -> Bool {
    if isAll || !unit.parts.isDisjoint(with: parts) || !unit.lookups.isDisjoint(with: names)
      || moved.contains(unit.draft.key)
    {
      return true
    }
    return unit.draft.sources.contains { path in
      touched.contains(path) || rerouted.contains(path)
        || imported[path].map { !unit.lookups.isDisjoint(with: $0) } ?? false
    }
  }
}

extension FileRecord {
  /// Of these, what can stay: functions show what they show by their place among others.
  func keepable(of units: [ComponentKey: UnitRecord]) -> [ComponentKey: UnitRecord] {
    var count: [ComponentKey: Int] = [:]
    for unit in self.units { count[unit.draft.key, default: 0] += 1 }
    return units.filter { !$0.value.draft.isFree && count[$0.key] == 1 }
  }
}

extension DartMentions? {
  /// Enums of which not the same switches name all constants.
  func enums(differentFrom other: DartMentions?) -> [String] {
    let (own, others) = (self?.wholeEnums ?? [:], other?.wholeEnums ?? [:])
    return Set(own.keys).union(others.keys).filter { own[$0] != others[$0] }
  }
}

extension [DartImport] {
  /// Those that only one of both has; all, where what both have stands in another order: the first that gives a name
  /// says what it is.
  func differences(from others: [DartImport]) -> [DartImport] {
    let (shared, theirs) = (filter(others.contains), others.filter(contains))
    if shared != theirs { return self + others }
    return filter { !others.contains($0) } + others.filter { !contains($0) }
  }
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
