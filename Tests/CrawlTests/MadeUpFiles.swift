import TestSupport

/// What the files of a made-up history are, and what stands in them.
struct MadeUpFiles: Sendable {
  /// The first is there from the beginning.
  let paths: [String]
  let project: String
  let source: @Sendable (inout Dice) -> String
  let projectText: @Sendable (inout Dice) -> String
}

extension MadeUpFiles {
  private static let swiftPaths = [
    "App/A.swift", "App/a.swift", "App/B.swift", "Lib/B.swift", "Lib/C.swift", "C.swift",
    "Lib/Deep/D.swift", "Pods/P.swift", "notes.txt",
  ]

  static let swift = MadeUpFiles(
    paths: swiftPaths, project: "Apps.xcodeproj/project.pbxproj",
    source: { random in
      var text = "import SwiftUI\n"
      for _ in 0...random.roll(2) {
        let name = random.pick(["One", "Two", "Three", "Four"])
        text += "struct \(name): View {\n  var body: some View {\n    VStack {\n"
        for _ in 0...random.roll(4) {
          text +=
            "      "
            + random.pick([
              "Text(\"x\")", "Image(\"y\")", "One()", "Two()", "Three()", "Spacer()",
              "Spacer().sheet(isPresented: $on) { One().navigationTitle(\"t\").overlay { Two() } }",
              "NavigationLink(\"n\") { if on { Two().toolbar { Button(\"b\") {} } } else { Text(\"e\") } }",
            ]) + "\n"
        }
        text += "    }\n  }\n}\n"
      }
      return text
    },
    // Some files are built for a watch, some for a phone, some by their folder.
    projectText: { random in
      var (phone, watch) = (ProjectText.Target.of("iphoneos"), ProjectText.Target.of("watchos"))
      for path in swiftPaths where path.hasSuffix(".swift") {
        if random.roll(3) != 0 { phone.files.append(path) }
        if random.roll(2) == 0 { watch.files.append(path) }
      }
      if random.roll(4) == 0 { watch.folders.append("Lib") }
      return ProjectText([phone, watch]).text
    })

  /// React Native: packages that come and go, files that stand for others, tables of texts.
  static let scripts = MadeUpFiles(
    paths: [
      "App.tsx", "src/One.tsx", "src/Two.tsx", "src/Two/index.tsx", "src/index.ts",
      "src/Two.ios.tsx", "src/Three.js", "ios/Podfile", "locales/en.json", "node_modules/x/One.tsx",
    ], project: "package.json",
    source: { random in
      var text = "import {View, Text, Pressable, FlatList, Image} from 'react-native';\n"
      text +=
        "import One from './One';\nimport {Two} from './src/Two';\nimport {Two as Own} from './Two';\n"
      if random.roll(3) == 0 { text += "export {Two} from './Two';\nexport * from './Three';\n" }
      let name = random.pick(["One", "Two", "Three"])
      text +=
        random.roll(2) == 0
        ? "export default function \(name)({flag, item}) {\n"
        : "export const \(name) = ({flag, item}) => {\n"
      text += "  return <View>\n"
      for _ in 0...random.roll(4) {
        text +=
          "    "
          + random.pick([
            "<Text>x</Text>", "<Image source={x} />", "<One flag />", "<Two item={item} />",
            "<Own />",
            "{flag && <Text>{item.name}</Text>}",
            "<Pressable onPress={f}><Text>y</Text></Pressable>",
            "<FlatList data={xs} renderItem={({item}) => <View><Text>{item.a}</Text><Two /></View>} />",
          ]) + "\n"
      }
      return text + "  </View>;\n}\n"
    },
    projectText: { random in
      random.roll(5) == 0
        ? "{ broken"
        : #"{"name": "app", "dependencies": {"react-native": "0.\#(random.pick(["72.1", "81.0", "85.1"]))"}}"#
    })

  /// Flutter: libraries and parts, packages that come and go, tables of texts.
  static let dart = MadeUpFiles(
    paths: [
      "lib/main.dart", "lib/one.dart", "lib/two.dart", "lib/src/three.dart", "lib/all.dart",
      "ios/Podfile", "lib/l10n/app_en.arb", "test/one.dart", "l10n.yaml",
    ], project: "pubspec.yaml",
    source: { random in
      var text = "import 'package:flutter/material.dart';\nimport 'one.dart';\n"
      text += "import 'package:app/two.dart';\nimport 'all.dart';\n"
      if random.roll(3) == 0 { text += "export 'two.dart';\nexport 'src/three.dart';\n" }
      for _ in 0...random.roll(2) {
        let name = random.pick(["One", "Two", "Three"])
        text += "class \(name) extends StatelessWidget {\n  final bool flag;\n"
        text += "  Widget build(BuildContext context) => Column(children: [\n"
        for _ in 0...random.roll(4) {
          text +=
            "    "
            + random.pick([
              "Text('x'),", "Image.network(x),", "One(flag: true),", "Two(),", "Three(),",
              "if (flag) Text(name),", "InkWell(onTap: f, child: Text('y')),",
              "ListView.builder(itemCount: xs.length, itemBuilder: (c, i) => Row(children: [Text(xs[i].a), Two()])),",
              "IconButton(icon: Icon(Icons.add), onPressed: () => Navigator.push(context, MaterialPageRoute(builder: (c) => Two()))),",
            ]) + "\n"
        }
        text += "  ]);\n}\n"
      }
      return text
    },
    projectText: { random in
      random.roll(5) == 0
        ? "name: app\n"
        : "name: app\ndependencies:\n  flutter:\n    sdk: flutter\n"
    })
}
