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
    wrong: "The text shows source code in a monospaced font, and nothing tells VoiceOver so.",
    heard: "Words without the punctuation that makes them code.",
    fix: "Add .accessibilityTextContentType(.sourceCode).",
    bad: [
      Example("▶Text(sourceCode).font(.system(.body, design: .monospaced))"),
      Example("▶Text(snippet.json).monospaced()"),
      Example("ScrollView { ▶Text(page.codeBlock).font(.body.monospaced()) }"),
    ],
    good: [
      Example("Text(sourceCode).monospaced().accessibilityTextContentType(.sourceCode)"),
      Example("Text(total).monospaced()"),
      Example("Text(verificationCode).monospaced()"),
      Example("Text(snippet)"),
      Example("VStack { Text(sourceCode).monospaced() }.accessibilityTextContentType(.sourceCode)"),
    ],
    check: .scene(find))
}

private func find(_ facts: Facts, _ report: inout Report) {
  for text in facts.texts {
    guard facts[text].hiddenBy < 0, !facts[text].surroundings.contains(.sourceCode),
      facts[text].label < 0, facts.said(facts.title(of: text)).isSourceCode,
      facts.isMonospaced(text)
    else { continue }
    report.add(text, in: facts, "This shows source code, and nothing tells VoiceOver so.")
  }
}

extension Facts {
  fileprivate func isMonospaced(_ text: NodeID) -> Bool {
    for node in [text] + Array(ancestors(of: text)) {
      for modifier in scene.modifiers(of: node) {
        switch modifier.word {
        case .monospaced: return true
        case .font, .fontDesign:
          if scene.arguments(of: modifier).contains(where: isMonospaced) { return true }
        default: continue
        }
      }
      guard node == text || scene[node].isTransparent else { break }
    }
    return false
  }

  // `.monospaced`, `.body.monospaced()`, `.system(.body, design: .monospaced)`
  private func isMonospaced(_ font: SceneArgument) -> Bool {
    switch scene[font.value] {
    case .member(.monospaced, _): return true
    case .call(_, _, let range):
      let inner = scene.arguments[Int(range.lowerBound)..<Int(range.upperBound)]
      if inner.contains(where: isMonospaced) { return true }
    default: break
    }
    // The value of a chain is where it begins; what it ends with is at its place.
    let views = index[font.origin.file].views
    return views.code.offsets.indices.contains { place in
      guard views.code.offsets[place] == font.origin.offset else { return false }
      let text = ExpressionText.of(ExpressionID(place), in: views)
      return text.map { Wording(name: $0).words.contains("monospaced") } ?? false
    }
  }
}

extension Saying {
  fileprivate var isSourceCode: Bool {
    guard !isChoice, parts.count == 1, case .expression(let text)? = parts.first else {
      return false
    }
    let words = Wording(name: text).words
    if words.contains(where: ["snippet", "json", "xml", "html", "yaml", "sql", "script"].contains) {
      return true
    }
    return zip(words, words.dropFirst()).contains { pair in
      pair == ("source", "code") || pair == ("code", "block") || pair == ("stack", "trace")
    }
  }
}
