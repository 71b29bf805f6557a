import Components
import Rules
import Testing
import VoiceOver

@Suite struct `What decides how a control looks` {
  private func rules(color: String) throws -> [String] {
    let app = ScriptApp([
      (
        "Home.tsx",
        """
        import React from 'react'; import {Pressable, Text, View} from 'react-native';
        const faded = tint => { if (/^rgb/.exec(tint)) { return tint; } return 'red'; };
        export const Home = ({row, style, picked, mode}) => <View>
          <Pressable role="button" onPress={row.go}>
            <Text style={{color: \(color)}}>Go</Text>
          </Pressable>
        </View>;
        """
      )
    ])
    return app.rules(of: try #require(app.unit("Home")))
  }

  private static let measures = [
    "row.width > row.height ? 'red' : 'blue'", "row.day < Date.now() ? 'red' : 'blue'",
    "new URL(row.link).origin === new URL(row.home).origin ? 'red' : 'blue'",
    "row.id ? 'red' : 'blue'", "row.kind === 'help' ? 'red' : 'blue'",
    "row.icon.uri.startsWith('file:') ? 'red' : 'blue'", "row.photoUrl ? 'red' : 'blue'",
    "row.ground.mode === 'light' ? 'red' : 'blue'",
    "row.ground.mode === 'darkTinted' ? 'red' : 'blue'", "row.imageHeaders ? 'red' : 'blue'",
  ]

  @Test(
    arguments: [
      "faded(row.tint)", "Array.isArray(row.kind) ? 'red' : 'blue'",
      "'isBot' in row ? 'red' : 'blue'", "row instanceof Bot ? 'red' : 'blue'",
      "style ? 'red' : 'blue'", "row.hasOwnProperty('bot') ? 'red' : 'blue'",
      "row.onPress ? 'red' : 'blue'", "row.onLongPress ? 'red' : 'blue'",
      "row.disableAnimations ? 'red' : 'blue'", "row.isRTL ? 'red' : 'blue'",
    ] + measures)
  func `is no state where it is the form of a value`(_ color: String) throws {
    #expect(try rules(color: color) == [])
  }

  @Test(arguments: ["row", "row.owner", "row.owner && row.owner.town"])
  func `is no state where it asks whether data are there`(_ asked: String) throws {
    let app = ScriptApp([
      (
        "Home.tsx",
        """
        import React from 'react'; import {Pressable, Text, View} from 'react-native';
        export const Home = ({row}) => <View>
          <Pressable role="button" onPress={go}>
            <Text style={{color: \(asked) ? 'red' : 'blue'}}>Go to {row.owner.town}</Text>
          </Pressable>
        </View>;
        """
      )
    ])
    #expect(app.rules(of: try #require(app.unit("Home"))) == [])
  }

  @Test(arguments: [
    "size.fontScale < 1.35 ? 'red' : 'blue'", "Math.min(size.fontScale, 2) > 1.5 ? 'red' : 'blue'",
    "size.scale - 1 > 2 ? 'red' : 'blue'", "2 <= PixelRatio.getFontScale() ? 'red' : 'blue'",
    "useColorScheme() === 'light' ? 'red' : 'blue'",
  ])
  func `is no state where the device tells it`(_ color: String) throws {
    let app = ScriptApp([
      (
        "Home.tsx",
        """
        import React from 'react';
        import {PixelRatio, Pressable, Text, View, useColorScheme, useWindowDimensions} from 'react-native';
        export const Home = ({go}) => { const size = useWindowDimensions(); return <View>
          <Pressable role="button" onPress={go}>
            <Text style={{color: \(color)}}>Go</Text>
          </Pressable>
        </View>; };
        """
      )
    ])
    #expect(app.rules(of: try #require(app.unit("Home"))) == [])
  }

  @Test(arguments: [
    "row.variant === 'danger' ? 'red' : 'blue'", "row.headVariant ? 'red' : 'blue'",
    "row.tone.color === 'first' ? 'red' : 'blue'", "mode.lightBackground ? 'red' : 'blue'",
    "row.bankLogo ? 'red' : 'blue'", "row.address ? 'red' : 'blue'",
  ])
  func `is no state where its user wants it so`(_ color: String) throws {
    #expect(try rules(color: color) == [])
  }

  @Test(arguments: [
    ("row.picture ? <Image source={row.picture}/> : <Icon name='house'/>", "row.picture", []),
    ("row.sign ? <Icon name={row.sign}/> : null", "row.sign", []),
    (
      "row.picture ? <Image source={row.picture}/> : <Icon name='house'/>", "row.isOn",
      ["state-not-exposed"]
    ),
    (
      "row.isOn ? <Icon name={row.isOn ? 'on' : 'off'}/> : null", "row.isOn", ["state-not-exposed"]
    ),
  ])
  func `is no state where it asks whether there is what is shown`(
    _ shown: String, _ asked: String, _ found: [String]
  ) throws {
    let app = ScriptApp([
      (
        "Home.tsx",
        """
        import React from 'react'; import {Image, Pressable, Text, View} from 'react-native';
        import Icon from 'react-native-vector-icons/Ionicons';
        export const Home = ({row, go}) => <View>
          <Pressable role="button" onPress={go}>
            <View style={{backgroundColor: \(asked) ? 'red' : 'blue'}}>{\(shown)}</View>
            <Text>Go</Text>
          </Pressable>
        </View>;
        """
      )
    ])
    let rules = app.rules(of: try #require(app.unit("Home")))
    #expect(rules.filter { $0 == "state-not-exposed" } == found)
  }

  @Test(arguments: [
    "row.isOn ? 'red' : 'blue'", "picked.includes(row.id) ? 'red' : 'blue'",
    "mode === 'log in now' ? 'red' : 'blue'", "row.onSale ? 'red' : 'blue'",
    "picked === row.id ? 'red' : 'blue'", "row.unread > 0 ? 'red' : 'blue'",
    "row.picked ? 'red' : 'blue'", "row.mode === 'night' ? 'red' : 'blue'",
    "picked === row.kind ? 'red' : 'blue'", "picked === row.variant ? 'red' : 'blue'",
    "row.selectedColor === 'red' ? 'red' : 'blue'",
  ])
  func `is a state where a user changes it`(_ color: String) throws {
    #expect(try rules(color: color) == ["state-not-exposed"])
  }
}

@Suite struct `Labels of many parts` {
  @Test func `tell of all that they ask`() throws {
    let parts = (0..<8).map { "${row.is\($0) ? 'is \($0)' : 'not \($0)'}" }.joined(separator: " ")
    func rules(_ asked: String) throws -> [String] {
      let app = ScriptApp([
        (
          "Home.tsx",
          """
          import React from 'react'; import {Pressable, View} from 'react-native';
          import Icon from 'react-native-vector-icons/Ionicons';
          export const Home = ({row}) => <View>
            <Pressable role="button" onPress={row.go} accessibilityLabel={`\(parts)`}>
              <Icon name={\(asked) ? 'star' : 'moon'}/>
            </Pressable>
          </View>;
          """
        )
      ])
      return app.rules(of: try #require(app.unit("Home"))).filter { $0 == "state-not-exposed" }
    }
    #expect(try rules("row.is0") == [])
    #expect(try rules("row.is7") == [])
    #expect(try rules("row.isOther") == ["state-not-exposed"])
  }
}

@Suite struct `Pictures in an element` {
  /// A label that hangs on the same tells of them, whichever way that is asked.
  @Test(arguments: [("progress", []), ("other", ["combined-row-without-label"])])
  func `are said where its label asks for the same`(_ asked: String, _ rules: [String]) throws {
    let part = """
      const Part = ({progress, other}) => {
        const words = () => { if (\(asked) < 0.05) return 'Saved'; if (\(asked) < 1) return 'Uploading'; return 'Uploaded'; };
        const show = () => { if (progress === 0) return <Ic name="up"/>; if (progress < 1) return <Ic name="on"/>;
          return <Ic name="done"/>; };
        return <V accessible accessibilityLabel={words()}>{show()}<T>A</T></V>;
      };
      """
    let app = ScriptApp(showing: "<Part progress={x.progress} other={x.other}/>", part)
    let found = app.rules(of: try #require(app.unit("Home")))
    #expect(found.filter { $0 == "combined-row-without-label" }.prefix(1) == rules[...])
  }
}

@Suite struct `Icons and images that are pressed themselves` {
  /// What they are there for is no state of theirs.
  @Test(arguments: [("0.85.3", "Link."), ("0.83.0", "")])
  func `are links since texts are, and show nothing of what they stand in`(
    _ version: String, _ speech: String
  ) throws {
    let alone = ScriptApp(showing: "<Ic name=\"x\" onPress={go}/>", version: version)
    #expect(alone.unit("Home")?.own.speech == [speech])
    let app = ScriptApp(
      showing: "{x.search ? <V><Ic name=\"x\" onPress={go}/></V> : <T>title</T>}",
      version: version)
    let home = try #require(app.unit("Home"))
    #expect(app.rules(of: home).contains("state-not-exposed") == false)
    let changed = ScriptApp(
      showing: "<Ic name={x.isOn ? 'on' : 'off'} onPress={go}/>", version: version)
    #expect(changed.rules(of: try #require(changed.unit("Home"))).contains("state-not-exposed"))
  }
}

@Suite struct `Sides that show the same` {
  @Test(arguments: [
    ("{row.isFast ? <View><Icon name='a'/></View> : <Icon name='b'/>}", ["state-not-exposed"]),
    ("{row.isFast ? <View>{star}</View> : <View><View>{star}</View></View>}", []),
  ])
  func `tell of no state`(_ body: String, _ rules: [String]) throws {
    let app = ScriptApp([
      (
        "Home.tsx",
        """
        import React from 'react'; import {Pressable, Text, View} from 'react-native';
        import Icon from 'react-native-vector-icons/Ionicons';
        export const Home = ({row}) => {
          const star = <Icon name="star"/>;
          return <Pressable role="button" onPress={row.go}><Text>Go</Text>\(body)</Pressable>;
        };
        """
      )
    ])
    let found = app.rules(of: try #require(app.unit("Home")))
    #expect(found.filter { $0 == "state-not-exposed" } == rules)
  }

  @Test func `is missed at the control where only that is of its file`() throws {
    let app = ScriptApp([
      (
        "Glyph.tsx",
        """
        import Icon from 'react-native-vector-icons/Feather'; import {View} from 'react-native';
        export const Glyph = ({name}) => <View><Icon name={name}/></View>;
        """
      ),
      (
        "Home.tsx",
        """
        import React, {useState} from 'react'; import {Pressable, Text, View} from 'react-native';
        import {Glyph} from './Glyph';
        export const Home = () => { const [all, setAll] = useState(false); return <View>
          <Pressable role="button" onPress={() => setAll(!all)}>
            <Glyph name={all ? 'check-square' : 'square'}/><Text>Hide</Text>
          </Pressable></View>; };
        """
      ),
    ])
    let unit = try #require(app.unit("Home"))
    let found = Auditor().audit(unit, [unit.own.report(.platform)]).findings
    #expect(found.filter { $0.rule == "state-not-exposed" }.map(\.place.path) == ["Home.tsx"])
  }
}
