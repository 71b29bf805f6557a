import Scenes
import Views

/// `\Kind.title`: a key path that is written with the type whose value it begins with.
///
/// https://docs.swift.org/swift-book/documentation/the-swift-programming-language/expressions/#Key-Path-Expression
enum KeyPathRoots {
  /// Of what the rows are that a member of theirs tells apart: `ForEach([.near, .far], id: \Kind.title)`.
  static func type(
    ofKeyIn arguments: Range<Int32>, _ site: Site, _ evaluator: inout Evaluator
  ) -> TypeID? {
    for index in arguments {
      let argument = evaluator.argument(index, site.file)
      guard let label = argument.label, evaluator.word(label, site.file) == .id,
        case .keyPath(let path) = evaluator.expression(argument.value, site.file)
      else { continue }
      return root(of: evaluator.text(path, site.file), site, &evaluator)
    }
    return nil
  }

  private static func root(
    of path: String, _ site: Site, _ evaluator: inout Evaluator
  ) -> TypeID? {
    var names = path.dropFirst().split(separator: ".", omittingEmptySubsequences: false)[...]
    guard let first = names.popFirst(), first.first?.isUppercase == true,
      var type = evaluator.type(
        named: NameHash.of(String(first)), from: site.file, inside: site.owner)
    else { return nil }
    while let next = names.popFirst(),
      let nested = evaluator.linker.type(named: NameHash.of(String(next)), nestedIn: type)
    {
      type = nested
    }
    return type
  }
}
