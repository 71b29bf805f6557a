import Components
import ReactNative
import Testing
import VoiceOver

/// Lists that code makes something else of, and takes items out of.
@Suite struct `Lists that code works on` {
  private func home(_ body: String, _ others: String = "") throws -> (ScriptApp, ComponentUnit) {
    let app = ScriptApp(showing: body, others)
    return (app, try #require(app.unit("Home")))
  }

  private static let icons = """
    import Bell from './bell.svg'; import Bin from './bin.svg';
    const drawings = {Bell, Bin};
    const Base = ({name, size = 20}) => {
      const Drawn = name ? drawings[name] : null;
      if (!Drawn) { return null; }
      return <Drawn width={size}/>;
    };
    const Icon = Object.keys(drawings).reduce((all, key) => {
      all[key] = props => <Base name={key} {...props}/>;
      return all;
    }, {});
    """

  @Test func `are made into a table of components`() throws {
    let (app, home) = try home(
      "<P accessibilityRole='button' onPress={x}><Icon.Bin/></P><Icon.Bell/>", Self.icons)
    #expect(home.own.speech == ["Button."])
    #expect(!home.own.report(.platform).isOpaque)
    #expect(app.rules(of: home) == ["icon-button-no-label"])
    // Whichever helper gives one of them.
    let chosen = """
      const Hit = ({icon: Own}) => {
        const pick = () => { if (Own) return Own; return Icon.Bell; };
        const Drawn = pick();
        return <P accessibilityRole='button' onPress={go}><Drawn/></P>;
      };
      """
    let (_, other) = try self.home("<Hit/><Hit icon={Icon.Bin}/>", Self.icons + chosen)
    #expect(other.own.speech == ["Button.", "Button."])
  }

  @Test func `are made into a table of as many as a set of icons has`() throws {
    let all = (0..<100).map { "Icon\($0)" }
    let others =
      all.map { "import \($0) from './\($0).svg';" }.joined(separator: " ") + """
        const drawings = {\(all.joined(separator: ", "))};
        const Base = ({name}) => { const Drawn = drawings[name]; return Drawn ? <Drawn/> : null; };
        const Icon = Object.keys(drawings).reduce((all, key) => {
          all[key] = props => <Base name={key} {...props}/>;
          return all;
        }, {});
        """
    for body in ["<Icon.Icon7/>", "<Icon.Icon99/>", "<Base name={x.icon}/>"] {
      let (app, home) = try home("<P accessibilityRole='button' onPress={x}>\(body)</P>", others)
      #expect(home.own.speech == ["Button."], "\(body)")
      #expect(app.rules(of: home) == ["icon-button-no-label"], "\(body)")
    }
  }

  @Test(arguments: [
    ("[1, 2, 3].reduce((sum, n) => sum + n, 0)", "6."),
    ("['a', 'b'].reduce((all, n, i) => i ? all + '+' + n : n)", "a+b."),
    ("[1, 2].reduce((all, n) => ({...all, [n]: 'no ' + n}), {})[2]", "no 2."),
    ("xs.reduce((sum, n) => sum + n.size, 0)", "‹xs.reduce›."),
  ])
  func `are made into one value`(_ code: String, _ said: String) throws {
    let speech = try home("<T>{\(code)}</T>").1.own.speech
    #expect(speech.count == 1)
    #expect(speech.first?.contains(said.dropLast(2).dropFirst()) == true, "\(speech)")
  }

  @Test func `lose the items that are taken out`() throws {
    let parted = """
      const Parted = ({children}) => {
        const parts = React.Children.toArray(children);
        const last = parts.pop();
        return <V><V>{parts}</V><T>End</T><V>{last}</V></V>;
      };
      """
    let (_, home) = try home("<Parted><T>a</T><T>b</T><Button title='Next'/></Parted>", parted)
    #expect(home.own.speech == ["a.", "b.", "End.", "Next. Button."])
    #expect(!home.own.report(.platform).isOpaque)
    let (_, open) = try self.home("<Parted><T>a</T>{v && <T>b</T>}</Parted>", parted)
    #expect(open.own.swipes(.platform) == Cost(min: 2, max: 3))
  }

  @Test(arguments: [
    ("const first = all.shift();", "{first}{all}", ["a.", "b.", "c."]),
    ("all.pop();", "{all}", ["a.", "b."]),
    ("const others = all.splice(1);", "{others}<T>End</T>{all}", ["b.", "c.", "End.", "a."]),
    ("const others = all.splice(0, 1, <T>z</T>);", "{all}{others}", ["z.", "b.", "c.", "a."]),
  ])
  func `are what is left of them`(_ code: String, _ body: String, _ said: [String]) throws {
    let own = """
      const Own = () => { const all = [<T>a</T>, <T>b</T>, <T>c</T>]; \(code) return <V>\(body)</V>; };
      """
    #expect(try home("<Own/>", own).1.own.speech == said)
  }
}
