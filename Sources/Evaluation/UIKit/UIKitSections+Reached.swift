import Views

/// What is left of the cells that code hands out once each section has its own.
extension UIKitSections {
  /// What a section or a row is asked for by whose number that is.
  static func number(_ number: Int) -> UInt64 { NameHash.of(String(number)) }

  /// By their numbers code may ask for them as cases of an enum.
  static func named(_ told: [Told], by names: [UInt64]?) -> [Told] {
    guard let names else { return told }
    var told = told
    for place in told.indices where told[place].keys == [number(place)] {
      if names.indices.contains(place) { told[place].keys.insert(names[place]) }
    }
    return told
  }

  private static let numbers = Set((0..<UIKitBuilder.longest).map(number))

  /// The section is known by its number alone, and the code asks for cases of which nobody knows the numbers:
  /// `switch part(of: path.section) { case .updates: …; case .all: … }`.
  static func areOther(
    _ keys: Set<UInt64>, than sides: [(place: Int32, keys: Set<UInt64>)]
  ) -> Bool {
    !keys.isEmpty && keys.isSubset(of: numbers)
      && sides.allSatisfy { $0.keys.isDisjoint(with: numbers) }
  }

  /// What code says of a section, or of all that it says nothing else of.
  static func answer(for told: Told, among answers: [UIKitAnswers.Answer]) -> UIKitAnswers
    .Answer?
  {
    answers.first { $0.keys.map { !$0.isDisjoint(with: told.keys) } ?? false }
      ?? answers.first { $0.keys == nil }
  }

  /// Each section has been given another cell before the code comes to this one.
  static func isNeverReached(
    _ cell: Int, _ told: [Told], _ forks: Forks, _ builder: borrowing UIKitBuilder
  ) -> Bool {
    // The class below may leave out what the class above has for some of its sections.
    if builder.parts[cell].isFromAbove { return true }
    let arounds = [builder.parts[cell].around] + builder.parts[cell].others
    return told.allSatisfy { !$0.keys.isEmpty && !$0.isAtTimes }
      && arounds.allSatisfy { around in
        let asked = builder.places.chain(around).compactMap { kind in
          guard case .side(let fork, let place) = kind else { return Bool?.none }
          let one = forks.all.first { $0.fork == fork && $0.asked == .section }
          return one.map { $0.sides.contains { $0.place == place } }
        }
        return !asked.isEmpty && !asked.contains(true)
      }
  }

  /// A static table, whose code says of no section how many rows it has: what that hands out stands in place of one.
  ///
  /// https://developer.apple.com/documentation/uikit/uitableviewcontroller
  static func areCounted(byFileOf table: Int, _ builder: inout UIKitBuilder) -> Bool {
    var isStatic = false
    for child in builder.parts[table].children
    where builder.parts[child].isInterface && UIKitNames.cells.contains(builder.parts[child].word) {
      isStatic = true
    }
    return isStatic && UIKitAnswers.source(UIKitNames.numberOfRows, &builder) == nil
  }

  /// The one side that is meant for the item of a row; nil where none is, or several are.
  static func side(
    for row: Told, of index: Int, _ sides: [(place: Int32, keys: Set<UInt64>)],
    _ builder: borrowing UIKitBuilder
  ) -> Int32? {
    if row.items.isEmpty { return nil }
    let meant = sides.filter { !$0.keys.isDisjoint(with: row.items) }
    guard meant.count <= 1, row.items.count == 1 || meant.isEmpty else { return nil }
    return side(meant.first?.place, of: index, builder)
  }

  /// What a condition does where that side of it is meant, or none of those that ask.
  static func side(
    _ match: Int32?, of index: Int, _ builder: borrowing UIKitBuilder
  ) -> Int32 {
    let fork = builder.places.forks[index]
    let files = builder.evaluator.files
    if fork.kind == .guard { return match ?? UIKitPlaces.rest }
    let other = files.branch(fork.branch, in: fork.site.file).alternatives.first {
      files.alternative($0, in: fork.site.file).isElse
    }
    let taken = match ?? other
    // What follows a branch is done where its side does not return.
    let goesOn =
      taken.map { place in
        let side = files.alternative(place, in: fork.site.file)
        return !files.endsWithReturn(side.body, fork.site.file)
      } ?? true
    let rest = goesOn ? UIKitPlaces.rest : UIKitPlaces.none
    return fork.places == [UIKitPlaces.rest] ? rest : taken ?? rest
  }
}
