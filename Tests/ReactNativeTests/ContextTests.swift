import Components
import ReactNative
import Testing
import VoiceOver

/// What contexts hold where something is shown (React, `createContext`).
@Suite struct `What contexts hand on` {
  static let card = """
    import React, {createContext, useContext} from 'react';
    import {useContextSelector} from 'use-context-selector';
    import {Text as T, View as V} from 'react-native';
    export const Card = createContext({});
    export const useCard = () => useContext(Card);
    export const Badge = () => {
      const {big, small, plain, item} = useContext(Card);
      if (!big) return <T>Short {item.name}</T>;
      return <V><T>Long</T>{small ? null : <T>Details</T>}{plain ? <T>Plain</T> : null}</V>;
    };
    export const Entry = ({item, big = false}) =>
      <Card.Provider value={{item, big, small: true}}><Badge/></Card.Provider>;
    """

  private func home(_ body: String, _ others: String = "") throws -> ComponentScreen {
    let code = """
      import {Card, Badge, Entry, useCard} from './Card';
      import {useContextSelector} from 'use-context-selector';
      \(others)
      """
    let text = """
      \(ScriptApp.header)
      \(code)
      export default function Home({x}) { return <>\(body)</>; }
      """
    return try #require(
      ScriptApp([("Home.tsx", text), ("Card.tsx", Self.card)]).unit("Home")
    ).own
  }

  @Test func `is known to all below, whoever stands between`() throws {
    let screen = try home("<Entry item={{name: 'Ann'}}/><V><Entry item={x} big/></V>")
    #expect(screen.speech == ["Short Ann.", "Long."])
    #expect(screen.swipes(.platform) == Cost(min: 2, max: 2))
    #expect(try home("<Entry item={x}/>").speech == ["Short ‹x.name›."])
  }

  @Test(arguments: [
    "const Name = () => <T>{useCard().item.name}</T>;",
    "const Name = () => <T>{React.useContext(Card).item.name}</T>;",
    "const Name = () => <T>{React.use(Card).item.name}</T>;",
    "const Name = () => <T>{useContextSelector(Card, card => card.item.name)}</T>;",
    "const Name = () => <Card.Consumer>{({item}) => <T>{item.name}</T>}</Card.Consumer>;",
    """
    class Name extends React.Component {
      static contextType = Card;
      render() { return <T>{this.context.item.name}</T>; }
    }
    """,
  ])
  func `is what is asked in any way`(_ name: String) throws {
    let screen = try home("<Card value={{item: {name: 'Ann'}}}><V><Name/></V></Card>", name)
    #expect(screen.speech == ["Ann."])
  }

  @Test func `is what the nearest of them gives`() throws {
    let name = """
      const Name = ({end}) => <T>{useCard().item.name}{end}</T>;
      const Given = ({item, children}) => {
        const value = {item, press: () => item.press()};
        return <Card.Provider value={value}>{children}</Card.Provider>;
      };
      const {Provider} = Card;
      """
    let screen = try home(
      """
      <Given item={x.one}><Name end="!"/><Provider value={{item: x.other}}><Name end="!"/></Provider>
        <Name end="?"/></Given>
      """, name)
    #expect(screen.speech == ["‹x.one.name›!", "‹x.other.name›!", "‹x.one.name›?"])
  }

  @Test func `is the same for all where only a run tells it`() throws {
    let screen = try home(
      "<One/><Two/>",
      """
      const One = () => useCard().item && <T>One</T>;
      const Two = () => !useCard().item && <T>Two</T>;
      """)
    #expect(screen.swipes(.platform) == Cost(min: 1, max: 1))
  }

  @Test func `holds from one commit to the next as long as its code does`() {
    `What stays from one commit to the next`().follow(
      [
        ("Card.tsx", Self.card),
        (
          "Given.tsx",
          "import {Card, Badge} from './Card'; import {Text as T} from 'react-native';"
            + "export const Given = ({item, children}) => { const look = () => <T>{'Look'}</T>;"
            + "return <Card.Provider value={{item, look, big: item.kind === 'big'}}>{children}<Badge/></Card.Provider>; };"
        ),
        (
          "Home.tsx",
          "import {useCard, Entry} from './Card'; import {Given} from './Given'; import {Text as T} from 'react-native';"
            + "const Look = () => { const {look, item} = useCard(); return look ? look() : <T>{item.name + 'x'}</T>; };"
            + "export default function Home({x}) { return <><Given item={{kind: 'low', name: 'Ann'}}><Look/></Given>"
            + "<Given item={x}><Look/><T>{'End'}</T></Given><Entry item={{name: 'Ben'}}/><Look/></>; }"
        ),
      ],
      [
        ("Card.tsx", "small: true", "plain: true"),
        ("Given.tsx", "const look = () => <T>{'Look'}</T>;", "const look = null;"),
        ("Home.tsx", "<Look/></Given>", "</Given>"),
      ])
  }
}
