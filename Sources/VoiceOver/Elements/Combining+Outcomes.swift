import Scenes

/// Elements whose words hang on a branch: on a side without any, what is there besides is said, as it is wherever nothing
/// else is (MODEL 0.3-5).
extension Combining {
  /// What one side of a branch says.
  struct Outcome {
    var label: ValueID
    /// Said whatever is beside it.
    var isSaid: Bool
  }

  /// Of a branch what each side says; empty where all of them are said anyway.
  static func outcomes(
    _ parts: ArraySlice<Part>, _ sides: Int, _ builder: inout ElementBuilder
  ) -> [Outcome] {
    var found: [Outcome] = []
    for side in 0..<sides {
      let own = parts.filter { $0.side == side }
      if own.count == 1, !own[0].outcomes.isEmpty {
        found += own[0].outcomes
        continue
      }
      var sentence = ElementBuilder.Sentence()
      for part in own { builder.add(part.label, to: &sentence) }
      found.append(
        Outcome(label: builder.close(sentence), isSaid: own.contains { $0.isSaid }))
    }
    return found.allSatisfy(\.isSaid) ? [] : found
  }

  /// Where the only part with words has none on a side, the symbols around it are said there: `if isOpen { Text("Close") }`
  /// beside `Image(systemName: "star")` is “Close” or “Favorite”.
  static func complete(_ start: Int, of parts: inout [Part], _ builder: inout ElementBuilder) {
    guard parts.count - start > 1,
      let place = parts[start...].firstIndex(where: { $0.isSaid }), !parts[place].outcomes.isEmpty,
      !parts[(place + 1)...].contains(where: { $0.isSaid })
    else { return }
    var part = parts[place]
    part.outcomes = part.outcomes.map { outcome in
      guard !outcome.isSaid else { return outcome }
      var sentence = ElementBuilder.Sentence()
      for at in start..<parts.count {
        builder.add(at == place ? outcome.label : parts[at].label, to: &sentence)
      }
      return Outcome(label: builder.close(sentence), isSaid: false)
    }
    part.label = builder.either(part.outcomes.map(\.label))
    parts.replaceSubrange(start..., with: [part])
  }

  /// Of a side, only what is said; all of it where nothing is.
  static func keepSaid(from start: Int, of parts: inout [Part]) {
    guard parts.count - start > 1, parts[start...].contains(where: { $0.isSaid }) else { return }
    var kept = start
    for at in start..<parts.count where parts[at].isSaid {
      parts[kept] = parts[at]
      kept += 1
    }
    parts.removeSubrange(kept...)
  }
}
