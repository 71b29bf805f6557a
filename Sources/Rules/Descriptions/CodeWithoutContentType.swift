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
    check: find)
}
