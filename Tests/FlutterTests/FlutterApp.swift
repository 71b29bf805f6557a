import Components
import Flutter
import VoiceOver

/// An app of a few files.
struct FlutterApp {
  var program: FlutterProgram

  static let package = """
    name: harbour
    dependencies:
      flutter:
        sdk: flutter
    """

  init(_ files: [String: String]) {
    program = FlutterProgram()
    var all = files
    if all["pubspec.yaml"] == nil { all["pubspec.yaml"] = Self.package }
    _ = program.apply(all.sorted { $0.key < $1.key }.map { Self.change($0.key, $0.value) })
  }

  static func change(_ path: String, _ text: String?) -> (path: String, file: FlutterFile?) {
    guard let text, let kind = FlutterFileKind(path: path) else { return (path, nil) }
    return (path, FlutterProgram.file(Array(text.utf8), kind))
  }

  /// A page whose body is the code, with what else stands in the file.
  init(body: String, _ others: String = "", files: [String: String] = [:]) {
    self.init(page: "Scaffold(body: \(body))", others, files: files)
  }

  init(page: String, _ others: String = "", files: [String: String] = [:]) {
    let source = """
      import 'package:flutter/material.dart';
      class Page extends StatelessWidget {
        const Page({super.key});
        @override
        Widget build(BuildContext context) {
          return \(page);
        }
      }
      \(others)
      """
    self.init(files.merging(["lib/page.dart": source]) { own, _ in own })
  }

  func unit(_ name: String = "Page", at path: String = "lib/page.dart") -> ComponentUnit? {
    program.units(at: path).first { $0.name == name }
  }

  func report(_ name: String = "Page", _ listing: Listing = .platform) -> ViewReport? {
    unit(name)?.own.report(listing)
  }
}
