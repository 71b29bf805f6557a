import Components
import ReactNative
import Testing
import VoiceOver

/// What `require` gives.
@Suite struct `Modules that are required` {
  private func speech(_ own: String) throws -> [String] {
    let app = ScriptApp([
      ("Shell.js", "const {View, Text} = require('react-native'); \(own)"),
      (
        "Home.tsx",
        """
        import {Text} from 'react-native'; const Shell = require('./Shell');
        export function Home() { return <Shell><Text>One</Text></Shell>; }
        """
      ),
    ])
    let home = try #require(app.unit("Home")).own
    #expect(!home.report(.platform).isOpaque)
    return home.speech
  }

  @Test func `are what they give in the place of names`() throws {
    let body = "<View><Text>In</Text>{props.children}</View>"
    #expect(
      try speech("function Shell(props) { return \(body); } module.exports = Shell;")
        == ["In.", "One."])
    #expect(try speech("module.exports = props => \(body);") == ["In.", "One."])
  }
}
