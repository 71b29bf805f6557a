import Testing
import VoiceOver

@Suite struct `A text with looks of its own` {
  @Test(arguments: [
    "var text = AttributedString(\"Tea\"); text.font = .body; return Text(text)",
    "var text = AttributedString(\"Tea\"); let other = text; text = other; text.font = .body; return Text(text)",
    "var text = named(\"Tea\"); text.foregroundColor = .red; return Text(text)",
    "return Text(AttributedString(markdown: \"**Tea**\"))",
    "var text = AttributedString(\"T\"); text.append(AttributedString(\"ea\")); return Text(text)",
    "var text = \"T\"; text.append(\"ea\"); return Text(text)",
    "var text = \"\"; text.append(\"Tea\"); return VStack { Text(text) }",
    "return Text((try? AttributedString(markdown: \"[Tea](address)\")) ?? \"\")",
    "return Text(\"[Tea](address)\".marked())", "return Text(\"Tea\".styled)",
    "let tea = \"[\\(String(localized: \"Tea\"))](address)\"; return Text(\"\\(tea)\".marked())",
    "let tea = \"[Tea](address)\"; return Text(tea.marked())",
  ])
  func `says its words`(_ code: String) throws {
    #expect(try said(by: code) == ["Tea."])
  }

  /// A list of which nobody knows what it holds is the same list.
  @Test(arguments: [
    (
      "var all = [\"A\"]; all.append(\"B\"); return ForEach(all, id: \\.self) { Text($0) }", "2"
    ),
    (
      "var all = bags; all.append(bag); return ForEach(all) { Text($0.title); Text(\"Bag\") }", "40"
    ),
  ])
  func `is as long as what it is made of`(_ code: String, _ swipes: String) throws {
    let beside = """
      struct Bag { let id = 0; var title: String { "Tea" } }
      extension Sample {
        var bags: [Bag] { load() }
        var bag: Bag { load() }
        func line() -> some View { \(code) }
      }
      """
    #expect(try #require(Sample(body: "line()", beside).main).swipes.platform.text == swipes)
  }

  private func said(by code: String) throws -> [String] {
    let beside = """
      extension Sample {
        func line() -> some View { \(code) }
        func named(_ name: String) -> AttributedString {
          var text = AttributedString(name)
          text.font = .title
          return text
        }
      }
      extension String {
        func marked() -> AttributedString {
          do { return try AttributedString(markdown: self) } catch { return AttributedString(self) }
        }
        var styled: AttributedString { AttributedString(self) }
      }
      """
    return try #require(Sample(body: "line()", beside).main).said
  }
}

@Suite struct `A view made of what is known to be there` {
  @Test func `is there on no condition`() throws {
    let beside = """
      struct Tag: View {
        let name: String?
        var body: some View { VStack { name.map { Text($0) }; Text("Tag") } }
      }
      """
    let report = try #require(Sample(body: "Tag(name: \"Tea\"); Tag(name: nil)", beside).main)
    #expect(report.said == ["Tea.", "Tag.", "Tag."])
    #expect(report.swipes.platform.text == "3")
  }
}

@Suite struct `A style of buttons that draws an image` {
  @Test func `gives the button its words`() throws {
    let beside = """
      struct Round: ButtonStyle {
        let symbol: String
        func makeBody(configuration: Configuration) -> some View { Image(systemName: symbol) }
      }
      """
    let body = "Button(action: {}, label: {}).buttonStyle(Round(symbol: \"trash\")); Text(\"A\")"
    #expect(try #require(Sample(body: body, beside).main).said == ["Trash. Button.", "A."])
  }
}
