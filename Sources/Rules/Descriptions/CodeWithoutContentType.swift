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
      facts[text].label < 0, facts.isMonospaced(text),
      facts.said(facts.title(of: text)).isSourceCode
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
          if scene.firstArgument(of: modifier).map(isMonospaced) ?? false { return true }
        default: continue
        }
      }
      guard node == text || scene[node].isTransparent else { break }
    }
    return false
  }

  private func isMonospaced(_ font: ValueID) -> Bool {
    switch scene[font] {
    case .member(let word, _): return word == .monospaced
    case .call(let word, _, let range):
      return word == .monospaced
        || scene.arguments[Int(range.lowerBound)..<Int(range.upperBound)]
          .contains { isMonospaced($0.value) }
    case .unknown(let expression):
      let text = ExpressionText.of(expression.expression, in: index[expression.file].views)
      return text.map { Wording(name: $0).words.contains("monospaced") } ?? false
    default: return false
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
