import Components
import Flutter
import Testing
import VoiceOver

@Suite struct `Fields that are filled before anything is shown` {
  private func app(_ members: String) -> FlutterApp {
    FlutterApp([
      "lib/page.dart": """
      import 'package:flutter/material.dart';
      class Page extends StatefulWidget {
        const Page({super.key, required this.isLong});
        final bool isLong;
        State<Page> createState() => _PageState();
      }
      class _PageState extends State<Page> {
        \(members)
        @override
        Widget build(BuildContext context) => Scaffold(body: Column(children: [for (final x in rows) Text(x)]));
      }
      """
    ])
  }

  @Test(arguments: [
    (
      "late List<String> rows; void initState() { super.initState(); rows = ['a', 'b']; if (widget.isLong) rows.add('c'); }",
      [2, 3]
    ),
    (
      "List<String> rows = []; void initState() { rows.add('a'); rows.addAll(['b', 'c']); }",
      [3, 3]
    ),
    (
      "late final List<String> rows; void initState() { if (widget.isLong) { rows = ['a']; } else { rows = ['b', 'c']; } }",
      [1, 2]
    ),
    (
      "List<String> rows = []; void initState() { ['a', 'b'].forEach((x) { rows.add(x); }); }",
      [2, 2]
    ),
    (
      "List<String> rows = []; void initState() { rows.add('a'); load().then((all) { rows.addAll(all); }); }",
      [20, 20]
    ),
    (
      "List<String> rows = []; void initState() { rows.add('a'); } void more() { rows.add('b'); }",
      [20, 20]
    ),
    ("List<String> rows = []; void initState() async { rows.addAll(await load()); }", [20, 20]),
  ]) func `hold what they are filled with`(_ members: String, _ cost: [Int]) throws {
    #expect(try app(members).costs().platform == cost)
  }
}
