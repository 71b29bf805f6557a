import Components
import ReactNative
import Rules
import Testing
import VoiceOver

/// Small apps, written in the test.
struct ScriptApp {
  var program: ScriptProgram

  /// Files by path; a manifest with the version stands beside them unless one is given.
  init(_ files: [(path: String, text: String)], version: String = "0.85.3") {
    program = ScriptProgram()
    var files = files
    if !files.contains(where: { $0.path == "package.json" }) {
      files.append(("package.json", Self.manifest(version)))
      files.append(("ios/Podfile", ""))
    }
    _ = program.apply(Self.read(files))
  }

  static func manifest(_ version: String) -> String {
    #"{"name": "app", "dependencies": {"react-native": "\#(version)"}}"#
  }

  static func read(
    _ files: [(path: String, text: String)]
  ) -> [(path: String, file: ScriptFile?)] {
    files.map { path, text in
      let kind = ScriptFileKind(path: path)
      return (path, kind.flatMap { ScriptProgram.file(Array(text.utf8), $0) })
    }
  }

  func unit(_ name: String) -> ComponentUnit? {
    program.paths.flatMap { program.units(at: $0) }.first { $0.name == name }
  }

  /// What the abbreviations of the cases stand for.
  static let header = """
    import React, {memo, forwardRef} from 'react';
    import {View as V, Text as T, Pressable as P, Image as Im, FlatList, SectionList, ScrollView,
      Button, Switch, TextInput, Modal, TouchableOpacity, TouchableWithoutFeedback, Keyboard,
      ActivityIndicator, Platform} from 'react-native';
    import Ic from '@expo/vector-icons/Ionicons';
    const logo = require('./logo.png');
    const dot = {width: 8, height: 8, borderRadius: 4, backgroundColor: 'red'};

    """

  /// A screen that shows the elements, with what they need as props.
  init(showing body: String, _ others: String = "", version: String = "0.85.3") {
    let text = """
      \(Self.header)
      \(others)
      export default function Home({x, s, v, xs, busy, err, checked}) {
        return <>\(body)</>;
      }
      """
    self.init([("Home.tsx", text)], version: version)
  }
}

extension ComponentScreen {
  func swipes(_ listing: Listing) -> Cost {
    let report = report(listing)
    return listing == .guideline ? report.swipes.guideline : report.swipes.platform
  }

  var speech: [String] { report(.platform).stops.map(\.speech) }
}

extension ScriptApp {
  func rules(of unit: ComponentUnit) -> [String] {
    let reports = ([unit.own] + unit.inner).map { $0.report(.platform) }
    return Auditor().audit(unit, reports).findings.map(\.rule)
  }
}
