import Foundation
import ReactNative
import Testing

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
}
