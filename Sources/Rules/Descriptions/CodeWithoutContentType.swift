import Scenes
import Views
import VoiceOver

extension Rule {
  static let codeWithoutContentType = Rule(
    id: "code-without-content-type",
    title: "Source code is read as prose",
    severity: .minor,
    wcag: ["1.3.1"],
    document: .descriptions,
    population: .texts,
    claim: "are source code that is read as prose",
    wrong: "The text shows source code in a monospaced font, and nothing tells VoiceOver so.",
    heard: "Words without the punctuation that makes them code.",
    fix: "Add .accessibilityTextContentType(.sourceCode).",
    bad: [
      Example("▶Text(sourceCode).font(.system(.body, design: .monospaced))"),
      Example("▶Text(snippet.json).monospaced()"),
      Example("ScrollView { ▶Text(page.codeBlock).font(.body.monospaced()) }"),
    ],
    good: [
      Example(
        """
        Text(sourceCode).font(.system(.body, design: .monospaced))
          .accessibilityTextContentType(.sourceCode)
        """),
      Example("Text(sourceCode).monospaced().accessibilityTextContentType(.sourceCode)"),
      Example("Text(total).monospaced()"),
      Example("Text(verificationCode).monospaced()"),
      Example("Text(snippet)"),
      Example("VStack { Text(sourceCode).monospaced() }.accessibilityTextContentType(.sourceCode)"),
    ],
    check: .scene {
      CodeWithoutContentTypeCheck(
        scene: $0.scene, files: $0.files, tree: $0.tree, inherited: $0.inherited,
        sayings: $0.sayings
      ).find(&$1)
    })
}

private struct CodeWithoutContentTypeCheck {
  let scene: Scene
  let files: LiveFiles
  let tree: SceneTree
  let inherited: Inherited
  let sayings: Sayings

  func find(_ report: inout SceneReport) {
    for text in tree.judged.texts {
      guard inherited[text].hiddenBy < 0, !inherited[text].surroundings.contains(.sourceCode),
        inherited[text].label < 0
      else { continue }
      let fonts = fonts(of: text)
      guard !fonts.isEmpty, sayings.said(sayings.title(of: text)).isSourceCode,
        fonts.contains(where: { isMonospaced($0) })
      else { continue }
      report.add(text, "This shows source code, and nothing tells VoiceOver so.")
    }
  }

  /// The modifiers that may choose a font for it.
  func fonts(of text: NodeID) -> [Int32] {
    var found: [Int32] = []
    for node in tree.lineage(of: text) {
      for modifier in scene[node].modifiers {
        switch scene.modifiers[Int(modifier)].word {
        case .monospaced, .font, .fontDesign: found.append(modifier)
        default: continue
        }
      }
      guard node == text || scene[node].isTransparent else { break }
    }
    return found
  }

  func isMonospaced(_ modifier: Int32) -> Bool {
    let applied = tree.modifier(modifier)
    return applied.word == .monospaced || scene.arguments(of: applied).contains { isMonospaced($0) }
  }

  // `.monospaced`, `.body.monospaced()`, `.system(.body, design: .monospaced)`
  func isMonospaced(_ font: SceneArgument) -> Bool {
    switch scene[font.value] {
    case .member(.monospaced, _): return true
    case .call(_, _, let range):
      let inner = scene.arguments[Int(range.lowerBound)..<Int(range.upperBound)]
      if inner.contains(where: { isMonospaced($0) }) { return true }
    default: break
    }
    // The value of a chain is where it begins; what it ends with is at its place.
    let origin = font.origin
    return files.expressions(at: origin).contains { expression in
      let text = files.written(expression, in: origin.file)
      return text.map { Words(name: $0).words.contains("monospaced") } ?? false
    }
  }
}

extension Saying {
  fileprivate var isSourceCode: Bool {
    guard !isChoice, parts.count == 1, case .expression(let text)? = parts.first else {
      return false
    }
    let words = Words(name: text).words
    return words.contains(where: CodeWords.codes.contains)
      || zip(words, words.dropFirst()).contains { pair in
        CodeWords.pairsOfCodes.contains { $0 == pair }
      }
  }
}
