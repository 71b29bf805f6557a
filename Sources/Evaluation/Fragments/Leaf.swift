import Scenes
import Views

/// Something that a view was given, as the source writes it.
///
/// It is not part of a digest: two rows whose titles are both unknown show the same but for the names
/// of what is unknown.
enum Leaf: Hashable {
  case unknown(SourceExpression)
  case text(SourceText)
  case name(SourceName)
  /// Where the whole is written.
  case place(SourceExpression)

  var file: FileID {
    switch self {
    case .unknown(let source), .place(let source): source.file
    case .text(let source): source.file
    case .name(let source): source.file
    }
  }
}

extension Scene {
  /// Everything in it that may be a leaf of what it was given.
  var leaves: Set<Leaf> {
    var leaves: Set<Leaf> = []
    for value in values {
      switch value {
      case .unknown(let source), .named(let source, _): leaves.insert(.unknown(source))
      case .number(let text), .string(let text), .key(let text): leaves.insert(.text(text))
      case .member(_, let name), .call(_, let name, _): leaves.insert(.name(name))
      default: break
      }
    }
    for condition in conditions {
      for predicate in condition.predicates { leaves.insert(.unknown(predicate.subject)) }
    }
    return leaves
  }
}
