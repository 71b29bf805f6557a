import Components
import Rules
import Testing
import VoiceOver

/// What `swipecost rules` shows of Flutter is run: the code before breaks its rule, the code after does not.
@Suite struct `Examples of rules in Flutter` {
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: String
    let example: PieceExample
    var testDescription: String { rule }
  }

  static let cases = Rule.catalog.flatMap { rule in
    (rule.pieces?.examples ?? []).filter { $0.framework == .flutter }
      .map { Case(rule: rule.id, example: $0) }
  }

  private func rules(in code: String) throws -> [String] {
    let source = """
      import 'package:flutter/material.dart';

      class Page extends StatelessWidget {
        const Page(this.item, this.items, this.f, this.flag, {super.key});
        final Item item;
        final List<Item> items;
        final VoidCallback f;
        final bool flag;

        @override
        Widget build(BuildContext context) {
          return Scaffold(body: \(code));
        }
      }
      """
    let app = FlutterApp(["lib/page.dart": source])
    let unit = try #require(app.unit())
    let reports = ([unit.own] + unit.inner).map { $0.report(.platform) }
    return Auditor().audit(unit, reports).findings.map(\.rule)
  }

  @Test(arguments: cases)
  func `break their rule before, and not after`(_ example: Case) throws {
    #expect(try rules(in: example.example.bad).contains(example.rule))
    #expect(try !rules(in: example.example.good).contains(example.rule))
  }

  @Test func `are there`() { #expect(Self.cases.count > 15) }

  @Test func `leave out a tile that is dimmed where it looks so`() throws {
    let code = """
      ListTile(
        title: Text('Profile'),
        enabled: flag,
        trailing: flag ? null : Icon(Icons.cloud_off),
        onTap: f,
      )
      """
    #expect(try !rules(in: code).contains("state-not-exposed"))
    let open = code.replacing("enabled: flag,", with: "")
    #expect(try rules(in: open).contains("state-not-exposed"))
  }
}
