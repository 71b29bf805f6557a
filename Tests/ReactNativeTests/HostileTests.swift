import Components
import Foundation
import ReactNative
import Testing
import VoiceOver

/// Scripts that are cut off, or deeper and longer than anybody writes.
@Suite struct `A hostile script` {
  /// As much as a crawl gives its threads.
  static let stackSize = 64 << 20

  @Test(arguments: [
    "export const A = () => <", "export default () => { if (", "export const A = () => <A {...",
    "import {", "export default class extends", "export const A = ({a = <b",
    "<<<<<<< a\nexport\n=======",
    "export const A = () => <View style={[[[[" + String(repeating: "[", count: 5_000),
    "export const A = () => " + String(repeating: "<View>", count: 3_000),
    "export const A = () => <Text>{" + (0..<3_000).map { "a\($0)" }.joined(separator: " + ")
      + "}</Text>",
  ])
  func `is read as far as it goes`(_ text: String) async {
    let count = await withCheckedContinuation { done in
      let thread = Thread {
        let app = ScriptApp([("A.tsx", "import {View, Text} from 'react-native';\n" + text)])
        done.resume(returning: app.program.paths.count)
      }
      thread.stackSize = Self.stackSize
      thread.start()
    }
    #expect(count <= 1)
  }

  /// Each shows the next one twice.
  private static func doubling(_ levels: Int, _ use: (Int) -> String) -> ScriptApp {
    var text = "import {View, Text} from 'react-native';\n"
    for level in 0..<levels {
      text +=
        "export const L\(level) = ({a, run}) => <View>\(use(level + 1))\(use(level + 1))</View>;\n"
    }
    text += "export const L\(levels) = () => <Text>leaf</Text>;\n"
    return ScriptApp([("A.tsx", text)])
  }

  @Test func `that doubles at each level is written once, and too much of it is not written out`()
    throws
  {
    func steps(_ levels: Int) -> Int {
      Self.doubling(levels) { "<L\($0) a={a}/>" }.program.steps.reduce(0) { $0 + $1.steps }
    }
    // Each component shows all that are below it: twice the levels are four times the work.
    #expect(steps(40) < 5 * steps(20))
    let app = Self.doubling(40) { "<L\($0) a={a}/>" }
    #expect(try #require(app.unit("L30")).own.swipes(.platform).max == 1024)
    let large = try #require(app.unit("L5")).own.report(.platform)
    #expect(large.isOpaque && large.swipes.platform.max == 1)
    #expect(large.unknowns.map(\.kind) == [.limit])
  }
}
