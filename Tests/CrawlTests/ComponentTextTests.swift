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
