import Views

/// What code asks of values while a fragment is being made: of which properties it looks up what they were given, and
/// what it asks of the environment.
///
/// A view is handed whole models and looks at little of them. What it shows is the same for all that it does not ask.
final class AskedProperties {
  private var names: Set<UInt64> = []

  /// The first of the properties, for who looks among them for that name.
  static func note(
    _ property: UInt64, of instance: Int32, _ evaluator: borrowing Evaluator
  ) -> Int32 {
    if !evaluator.recordings.isEmpty {
      let type = evaluator.files.nameHash(of: evaluator.instances[Int(instance)].type)
      evaluator.asked.names.insert(AskedNames.name(property, of: type))
    }
    return evaluator.instances[Int(instance)].properties
  }

  static func note(key: UInt64, _ evaluator: borrowing Evaluator) {
    if evaluator.recordings.isEmpty { return }
    evaluator.asked.names.insert(AskedNames.name(key, of: AskedNames.environment))
  }

  /// What a fragment asks is asked by those around it as well.
  func note(_ others: Set<UInt64>) { names.formUnion(others) }

  /// Begins anew, and hands out what there was.
  func setAside() -> Set<UInt64> {
    defer { names = [] }
    return names
  }

  /// Goes on with what there was before, and hands out what is new: that counts for both.
  func bringBack(_ outer: Set<UInt64>) -> Set<UInt64> {
    let inner = names
    names = outer.union(inner)
    return inner
  }
}

/// What views of one type ask of the values that they come by, each with the type of the value: by the hashes of their
/// names, which outlive a change of the file that declares it.
struct AskedNames {
  /// Tells these from others in caches of one reading; 0 for none.
  var number: Int32 = 0
  var names: Set<UInt64> = []

  /// Whether a property is asked of values of a type.
  func hold(_ property: UInt64, of type: UInt64) -> Bool {
    names.contains(Self.name(property, of: type))
  }

  func hold(key: UInt64) -> Bool { hold(key, of: Self.environment) }

  // Two that come to one number are both told of, where one is asked for: a fragment is found too seldom then, and
  // never where it does not hold.
  static func name(_ property: UInt64, of type: UInt64) -> UInt64 {
    (type &* 0x9E37_79B9_7F4A_7C15) ^ property
  }

  /// Keys of the environment have this in place of a type.
  static let environment: UInt64 = 0x48A2_D35B
}
