import Views

/// Classes that are made from one of a package whose source is not there: the name of that says what they are.
///
/// A name ends in what the thing is.
/// https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/CodingGuidelines/Articles/NamingBasics.html
enum LibraryClasses {
  /// The longer ones first.
  private static let endings: [(String, Word)] = [
    ("TableViewController", .UITableViewController),
    ("CollectionViewController", .UICollectionViewController),
    ("ViewController", .UIViewController),
    ("TableViewCell", .UITableViewCell),
    ("CollectionViewCell", .UICollectionViewCell),
  ]
  /// AppKit's own classes, and those of watches.
  private static let otherSystems = ["NS", "WK"]
  /// What they add is not in the source.
  static let adding: Set<Word> = [
    .UIViewController, .UITableViewController, .UICollectionViewController, .UITableViewCell,
    .UICollectionViewCell,
  ]

  /// The class of UIKit that one of that name is a kind of.
  static func word(named name: String) -> Word? {
    if otherSystems.contains(where: { name.hasPrefix($0) }) { return nil }
    return endings.first { name.hasSuffix($0.0) }?.1
  }

  /// What the highest class above one that the repository has is made from, where that is not there.
  private static func library(above type: TypeID, _ evaluator: inout Evaluator) -> SourceName? {
    var top = type
    // Superclasses may go round in a circle.
    for _ in 0..<32 {
      guard let name = evaluator.linker[top].inherited.first else { return nil }
      let hash = evaluator.hash(name, top.file)
      guard let above = evaluator.linker.type(named: hash, from: top.file, inside: top) else {
        return evaluator.word(name, top.file) == .other
          ? SourceName(file: top.file, name: name) : nil
      }
      guard above != top, case .class = evaluator.linker[above].kind else { return nil }
      top = above
    }
    return nil
  }

  /// The class of UIKit that a class is by what its package's class is called.
  static func word(of type: TypeID, _ evaluator: inout Evaluator) -> Word? {
    guard let name = library(above: type, &evaluator) else { return nil }
    return word(named: evaluator.linker.text(of: name.name, in: name.file))
  }
}
