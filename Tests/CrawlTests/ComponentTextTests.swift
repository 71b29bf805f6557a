import Components
import Git
import Rules
import Testing
import VoiceOver

@testable import Crawl

/// A table of texts in JSON is one of React Native or of Flutter, as the files beside it say.
@Suite struct `A table of texts that two front ends may ask` {
  private static let manifest = """
    name: quay
    dependencies:
      flutter:
        sdk: flutter
    """
  private static let page = """
    import 'package:flutter/material.dart';
    class Page extends StatelessWidget {
      Widget build(BuildContext context) => Scaffold(body: Text('title'.tr()));
    }
    """

  private func change(
    _ path: String, _ kind: SourceKind, _ text: String?
  ) -> (path: String, blob: SourceBlob?) {
    guard let text else { return (path, nil) }
    let bytes = Array(text.utf8)
    return (
      path,
      SourceBlob(
        component: ComponentFile(bytes, kind), comments: SourceComments(bytes), size: bytes.count)
    )
  }

  @Test func `is read, followed and forgotten`() throws {
    var tree = ComponentTree()
    let texts = "assets/translations/en.json"
    #expect(ComponentFile.matters(texts, .json))
    #expect(!ComponentFile.matters("assets/data/harbours.json", .json))
    _ = tree.apply([
      change("pubspec.yaml", .dartPackage, Self.manifest),
      change("lib/page.dart", .dart, Self.page), change(texts, .json, #"{"title": "Quay"}"#),
    ])
    func says() throws -> [String] {
      let unit = try #require(tree.units(at: "lib/page.dart").first)
      return unit.own.report(.platform).stops.map(\.speech)
    }
    #expect(try says() == ["Quay."])
    _ = tree.apply([change(texts, .json, #"{"title": "Pier"}"#)])
    #expect(try says() == ["Pier."])
    _ = tree.apply([change(texts, .json, nil)])
    #expect(try says() == ["‹title›."])
  }
}

/// A comment moves nothing that is shown.
@Suite struct `Comments of files that are no Swift` {
  @Test func `are heard where nothing else has changed`() {
    let manifest = #"{"dependencies": {"react-native": "0.85.3"}}"#
    let part = "import {Text} from 'react-native'; export const Part = () => <Text>a</Text>;"
    let page = "import {Part} from './Part'; export const Page = () => <Part/>;"
    var tree = ComponentTree()
    func apply(_ files: [(path: String, kind: SourceKind, text: String)]) -> Set<String> {
      tree.apply(
        files.map { path, kind, text in
          let bytes = Array(text.utf8)
          return (
            path,
            SourceBlob(
              component: ComponentFile(bytes, kind), comments: SourceComments(bytes),
              size: bytes.count)
          )
        })
    }
    let all = apply([
      ("package.json", .scriptPackage, manifest), ("ios/Podfile", .pods, ""),
      ("Part.tsx", .typeScriptElements, part), ("Page.tsx", .typeScriptElements, page),
      ("Other.tsx", .typeScriptElements, part.replacing("Part", with: "Other")),
    ])
    #expect(all == ["Part.tsx", "Page.tsx", "Other.tsx"])
    let muted = part + " // swipecost:disable control-no-label"
    #expect(apply([("Part.tsx", .typeScriptElements, muted)]) == ["Part.tsx", "Page.tsx"])
    #expect(apply([("Part.tsx", .typeScriptElements, muted + "\n")]).isEmpty)
  }
}
