import Components
import Rules
import Testing
import VoiceOver

/// What `swipecost rules` shows of React Native is run: the code before breaks its rule, the code after does not.
@Suite struct `Examples of rules in React Native` {
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: String
    let example: PieceExample
    var testDescription: String { rule }
  }

  static let cases = Rule.catalog.flatMap { rule in
    (rule.pieces?.examples ?? []).filter { $0.framework == .reactNative }
      .map { Case(rule: rule.id, example: $0) }
  }

  private func rules(in code: String) throws -> [String] {
    let text = """
      import React from 'react';
      import { View, Text, Pressable, Image, FlatList, Button, Switch, TouchableOpacity } from 'react-native';
      import Icon from 'react-native-vector-icons/Ionicons';

      export default function Home({ item, items, f, flag, logo, chart, showMenu }) {
        return (
          \(code)
        );
      }
      """
    let app = ScriptApp([("Home.tsx", text)])
    return app.rules(of: try #require(app.unit("Home")))
  }

  @Test(arguments: cases)
  func `break their rule before, and not after`(_ example: Case) throws {
    #expect(try rules(in: example.example.bad).contains(example.rule))
    #expect(try !rules(in: example.example.good).contains(example.rule))
  }

  @Test func `are there`() { #expect(Self.cases.count > 15) }
}
