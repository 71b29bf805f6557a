import Scenes
import Views
import VoiceOver

/// One half of a label and content pair.
struct PairHalf {
  var modifier: Int32
  var isLabel: Bool
  /// As written; nil when it can't be compared.
  var id: String?
  var namespace: String?
  /// The view whose code it is in.
  var scope: Origin
}

extension Sayings {
  /// The halves of pairs in the order of the source, for each view apart.
  func pairScopes() -> [[PairHalf]] {
    guard inherited.properties.contains(where: { $0.kind == .pair }) else { return [] }
    var scopes: [(key: Origin, halves: [PairHalf])] = []
    for mark in inherited.marks.sorted() where tree.modifier(mark).word == .accessibilityLabeledPair
    {
      guard let half = half(mark) else { continue }
      if let place = scopes.firstIndex(where: { $0.key == half.scope }) {
        if !scopes[place].halves.contains(where: {
          tree.modifier($0.modifier).origin == tree.modifier(mark).origin
        }) {
          scopes[place].halves.append(half)
        }
      } else {
        scopes.append((half.scope, [half]))
      }
    }
    return scopes.map { scope in
      // As they stand in the scene: offsets of several files say nothing, and move.
      scope.halves
    }
  }

  private func half(_ mark: Int32) -> PairHalf? {
    let applied = tree.modifier(mark)
    guard let role = scene.argument(.role, of: applied), case .member(let word, _) = scene[role],
      word == .label || word == .content
    else { return nil }
    return PairHalf(
      modifier: mark, isLabel: word == .label, id: key(scene.argument(.id, of: applied)),
      namespace: key(scene.argument(.in, of: applied)),
      scope: Origin(file: applied.origin.file, offset: UInt32(bitPattern: applied.owner)))
  }

  private func key(_ value: ValueID?) -> String? {
    guard let value else { return nil }
    let saying = said(value)
    if let literal = saying.literal { return "\"" + literal + "\"" }
    guard saying.parts.count == 1, case .expression(let text)? = saying.parts.first else {
      return nil
    }
    return text
  }

  func areOfOnePair(_ a: PairHalf, _ b: PairHalf) -> Bool {
    a.id == b.id && a.namespace == b.namespace
  }

  /// Two ids that differ for certain: literals, not expressions.
  func differForCertain(_ a: PairHalf, _ b: PairHalf) -> Bool {
    guard let first = a.id, let second = b.id, let here = a.namespace, let there = b.namespace
    else { return false }
    let areLiterals = first.hasPrefix("\"") && second.hasPrefix("\"")
    return areLiterals && first != second || first == second && here != there
  }
}
