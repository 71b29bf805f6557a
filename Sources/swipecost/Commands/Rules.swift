import Rules

extension Command {
  static let rules = Command(
    name: "rules",
    summary: "List the rules, or explain one",
    discussion: """
      Without a word it lists every rule with its severity, by the text that it comes from. With the id \
      of a rule it says what is wrong, what the listener hears and how to mend it, with code before and after.

      In source, // swipecost:disable ID on a line silences a rule there, disable:next ID in the line \
      above, disable:file ID in the whole file; what follows -- is the reason. A project's .swipecost.json \
      switches rules off, gives them other severities and leaves folders out.
      """,
    operands: [
      .atMostOne("RULE", "The id of a rule.", completes: .words(Rule.catalog.map(\.id)))
    ],
    options: [.choice("format", ["text", "markdown"], "How to print the answer (text).")],
    examples: [
      Example("swipecost rules", "What is looked at?"),
      Example("swipecost rules ungrouped-row", "Why is this wrong, and how is it mended?"),
      Example("swipecost rules --format markdown > rules.md", "Every rule in full, as one page"),
    ]
  ) { arguments, console throws(Failure) in
    let isMarkdown = arguments.text("format") == "markdown"
    guard let word = arguments.operands.first else {
      console.results.write(isMarkdown ? RuleText.manual : RuleText.list)
      return .done
    }
    guard let rule = Rule.named(word) else {
      throw .unknown(
        "rule", word, among: Rule.catalog.map(\.id),
        otherwise: "“\(Program.name) rules” lists them")
    }
    console.results.write(isMarkdown ? RuleText.markdown(rule) : RuleText.page(of: rule))
    return .done
  }
}
