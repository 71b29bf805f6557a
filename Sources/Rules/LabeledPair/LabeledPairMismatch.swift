import Scenes
import Views
import VoiceOver

extension Rule {
  static let labeledPairMismatch = Rule(
    id: "labeled-pair-mismatch",
    title: "The halves of a labelled pair do not meet",
    severity: .moderate,
    wcag: ["1.3.1"],
    document: .labeledPair,
    population: .labeledPairs,
    claim: "have halves that do not meet",
    wrong: """
      Label and content are there, but with different ids or namespaces, or one role stands twice under \
      one id, or the namespace is not a @Namespace.
      """,
    heard: "The two parts apart from each other, as if no pair had been declared.",
    fix: "Use one id and one @Namespace for exactly one label and one content.",
    bad: [
      Example(
        """
        HStack {
          Text("Battery").accessibilityLabeledPair(role: .label, id: "battery", in: pair)
          Text(level).▶accessibilityLabeledPair(role: .content, id: "batery", in: pair)
        }
        """, members: "@Namespace private var pair"),
      Example(
        """
        HStack {
          Text("Battery").accessibilityLabeledPair(role: .label, id: "battery", in: first)
          Text(level).▶accessibilityLabeledPair(role: .content, id: "battery", in: second)
        }
        """, members: "@Namespace var first\n  @Namespace var second"),
      Example(
        """
        HStack {
          Text("Battery").accessibilityLabeledPair(role: .label, id: "battery", in: pair)
          Text(level).▶accessibilityLabeledPair(role: .label, id: "battery", in: pair)
        }
        """, members: "@Namespace var pair"),
    ],
    good: [
      Example(
        """
        HStack {
          Text("Battery").accessibilityLabeledPair(role: .label, id: "battery", in: pair)
          Text(level).accessibilityLabeledPair(role: .content, id: "battery", in: pair)
        }
        """, members: "@Namespace private var pair"),
      Example(
        """
        VStack {
          Text("A").accessibilityLabeledPair(role: .label, id: "a", in: pair)
          Text(a).accessibilityLabeledPair(role: .content, id: "a", in: pair)
          Text("B").accessibilityLabeledPair(role: .label, id: "b", in: pair)
          Text(b).accessibilityLabeledPair(role: .content, id: "b", in: pair)
        }
        """, members: "@Namespace var pair"),
      Example(
        """
        HStack {
          Text("A").accessibilityLabeledPair(role: .label, id: first.id, in: pair)
          Text(a).accessibilityLabeledPair(role: .content, id: second.id, in: pair)
        }
        """, members: "@Namespace var pair"),
    ],
    check: .scene {
      LabeledPairMismatchCheck(files: $0.files, code: $0.code, tree: $0.tree, sayings: $0.sayings)
        .find(&$1)
    })
}

private struct LabeledPairMismatchCheck {
  let files: LiveFiles
  let code: SourceCode
  let tree: SceneTree
  let sayings: Sayings

  func find(_ report: inout SceneReport) {
    for halves in sayings.pairScopes() {
      var open: [PairHalf] = []
      for (place, half) in halves.enumerated() {
        if let plain = plainNamespace(of: half) {
          report.add(
            modifier: half.modifier, "“\(plain)” is not a @Namespace, so nothing is paired.")
          continue
        }
        let isTwice = halves[..<place].contains {
          $0.isLabel == half.isLabel && sayings.areOfOnePair($0, half)
            && $0.id?.hasPrefix("\"") == true
        }
        if isTwice {
          let role = half.isLabel ? ".label" : ".content"
          report.add(modifier: half.modifier, "The role \(role) stands twice under one id.")
          continue
        }
        let isMatched = halves.contains {
          $0.isLabel != half.isLabel && sayings.areOfOnePair($0, half)
        }
        if !isMatched { open.append(half) }
      }
      while let half = open.popLast() {
        guard
          let other = open.lastIndex(where: {
            $0.isLabel != half.isLabel && sayings.differForCertain($0, half)
          })
        else { continue }
        let what = open[other].id == half.id ? "namespaces" : "ids"
        report.add(
          modifier: half.modifier, "Label and content of this pair have different \(what).")
        open.remove(at: other)
      }
    }
  }

  /// The name of a property that is given as a namespace and was declared as something else.
  func plainNamespace(of half: PairHalf) -> String? {
    let applied = tree.modifier(half.modifier)
    guard let name = half.namespace, applied.owner >= 0 else { return nil }
    let file = applied.origin.file
    guard let id = code.members(of: TypeID(file: file, index: applied.owner), named: name).first,
      case .storedProperty = code.member(id).kind
    else { return nil }
    let member = code.member(id)
    let isNamespace = files[id.file].attributes(of: id.index).contains {
      files.word($0, in: id.file) == .Namespace
    }
    // A namespace may be handed in as its id.
    let isHandedIn = member.type.map { files.name($0, in: id.file).text == "ID" } ?? true
    return isNamespace || isHandedIn ? nil : name
  }
}
