import ScriptModules
import ScriptSyntax
import ScriptTokens
import Testing

@Suite struct `Modules of scripts` {
  private func module(_ text: String, _ dialect: ScriptDialect = .typeScriptJSX) -> ScriptModule {
    let bytes = Array(text.utf8)
    return ScriptModule(parse(bytes.span, dialect), in: bytes)
  }

  @Test func `tell what they take`() {
    let module = module(
      """
      import A, {b as c, type D} from './a'; import * as e from "e"; import type F from 'f';
      """)
    let taken = module.names.compactMap { name -> String? in
      guard case .imported(let taken)? = module.bindings[name] else { return nil }
      return "\(name) \(taken.module) \(taken.name)"
    }
    #expect(
      taken == [
        #"A ./a named("default")"#, #"c ./a named("b")"#, "e e namespace",
      ])
  }

  @Test func `tell what they give`() {
    let module = module(
      """
      export const a = 1; export function b() {} export default class C {}
      export {d as e} from './d'; export * from './f'; export * as g from './g';
      module.exports.h = 2;
      """)
    #expect(Set(module.exports.keys) == ["a", "b", "default", "e", "g", "h"])
    #expect(module.exportsAll == ["./f"])
    guard case .local("C")? = module.exports["default"] else {
      Issue.record("the default is no local name")
      return
    }
  }

  @Test func `number elements by the place they have`() {
    let module = module(
      """
      const A = () => <View><Text>1</Text><Card><Text/></Card><View><Text>{2}</Text></View></View>;
      """)
    #expect(
      module.elements.map(\.anchor).sorted() == [
        "/Card", "/Card/Text", "/Text", "/Text[1]", "/View", "/View[1]",
      ])
    #expect(module.elements.allSatisfy { $0.owner == "A" })
  }

  @Test func `keep chains that are longer than they are deep`() {
    let sum = (0..<20_000).map { "a\($0)" }.joined(separator: " + ")
    let chain = "if (a) {} " + (0..<5_000).map { "else if (b\($0)) {}" }.joined(separator: " ")
    let module = module("const x = \(sum); function f() { \(chain) }")
    #expect(module.names == ["x", "f"])
  }

  @Test(arguments: [
    "const a = `x${`", "class {", "export {", "import", "<", "<a", "({...", "a ? b :", "enum", "(",
  ])
  func `are read from what is cut off`(_ text: String) {
    #expect(module(text).lines == [0])
  }

  @Test func `read JSON with comments`() throws {
    let text = #"{"a": [1, "\u00e9\n",], /* c */ "b": {"c": null,}, // d"# + "\n}"
    let data = try #require(ScriptData(Array(text.utf8)))
    #expect(data["a"] == .list([.number(1), .text("é\n")]))
    #expect(data["b"]?["c"] == .null)
    #expect(ScriptData(Array(String(repeating: "[", count: 100_000).utf8)) == nil)
  }
}
