import Components
import ReactNative
import Testing
import VoiceOver

/// Bars of expo-router: those that are written as elements, and those that files tell.
@Suite struct `Bars of a router` {
  private func app(_ files: [(path: String, text: String)]) -> ScriptApp {
    let manifest = (
      "package.json",
      #"{"name": "app", "dependencies": {"react-native": "0.86.2", "expo-router": "57.0.0"}}"#
    )
    return ScriptApp([manifest, ("ios/Podfile", "")] + files)
  }

  private func speech(_ name: String, _ files: [(path: String, text: String)]) throws -> [String] {
    try #require(app(files).unit(name)).own.speech
  }

  private let layout = (
    "app/_layout.tsx",
    """
    import {Stack} from 'expo-router';
    export default function Layout() {
      return <Stack><Stack.Screen name="index" options={{title: 'Home'}}/>
        <Stack.Screen name="list"><Stack.Title>All boats</Stack.Title></Stack.Screen>
        <Stack.Screen name="harbour" options={{title: 'Harbour'}}/></Stack>;
    }
    """
  )

  private func page(_ name: String, _ body: String) -> String {
    """
    import {Text} from 'react-native'; import {Stack} from 'expo-router';
    export default function \(name)({full, boat}) { return <>\(body)</>; }
    """
  }

  @Test func `hold titles, buttons and menus that are written as elements`() throws {
    let shown = try speech(
      "Fleet",
      [
        layout,
        (
          "app/index.tsx",
          page(
            "Fleet",
            """
            <Stack.Title>My fleet</Stack.Title><Stack.SearchBar onChangeText={go}/>
            <Stack.Toolbar placement="right">
              <Stack.Toolbar.Button accessibilityLabel="Add boat" icon="plus" onPress={go}/>
              <Stack.Toolbar.Button hidden icon="trash" onPress={go}/>
              <Stack.Toolbar.Button icon={full ? 'star.fill' : 'star'} onPress={go}/>
              <Stack.Toolbar.Menu icon="ellipsis">
                <Stack.Toolbar.MenuAction onPress={go}>Sort</Stack.Toolbar.MenuAction>
              </Stack.Toolbar.Menu>
            </Stack.Toolbar>
            <Stack.Toolbar><Stack.Toolbar.Spacer/>
              <Stack.Toolbar.Button onPress={go}>
                <Stack.Toolbar.Icon sf="sail"/><Stack.Toolbar.Label>Set sail</Stack.Toolbar.Label>
              </Stack.Toolbar.Button>
            </Stack.Toolbar>
            <Text>Gull</Text>
            """)
        ),
      ])
    #expect(
      shown == [
        "My fleet. Heading.", "Add boat. Button.", "star.fill or star. Button.",
        "ellipsis. Button.",
        "Search. Search Field.", "Set sail. Button.", "Gull.",
      ])
  }

  @Test func `are told by layouts and by what a page holds`() throws {
    let list = ("app/list.tsx", page("List", "<Text>Gull</Text>"))
    #expect(
      try speech("List", [layout, list]) == [
        "Back. Back Button.", "All boats. Heading.", "Gull.",
      ])
    let bare = (
      "app/harbour.tsx",
      page("Port", "<Stack.Screen><Stack.Header hidden/></Stack.Screen><Text>Pier</Text>")
    )
    #expect(try speech("Port", [layout, bare]) == ["Pier."])
    let left = (
      "app/harbour.tsx",
      page(
        "Port",
        """
        <Stack.Toolbar placement="left"><Stack.Toolbar.Button onPress={go}>Close</Stack.Toolbar.Button>
        </Stack.Toolbar><Text>Pier</Text>
        """)
    )
    #expect(
      try speech("Port", [layout, left]) == ["Close. Button.", "Harbour. Heading.", "Pier."])
  }

  @Test func `stand over tabs that files tell`() throws {
    func files(_ tabs: String) -> [(path: String, text: String)] {
      [
        layout, ("app/harbour/_layout.tsx", tabs),
        ("app/harbour/index.tsx", page("Berths", "<Text>North pier</Text>")),
        ("app/harbour/tides.tsx", page("Tides", "<Text>High water</Text>")),
      ]
    }
    let native = files(
      """
      import {NativeTabs} from 'expo-router/unstable-native-tabs';
      export default function Tabs() {
        return <NativeTabs>
          <NativeTabs.Trigger name="index"><NativeTabs.Trigger.Icon sf="anchor"/>
            <NativeTabs.Trigger.Label>Berths</NativeTabs.Trigger.Label></NativeTabs.Trigger>
          <NativeTabs.Trigger name="tides"><NativeTabs.Trigger.Label>Water</NativeTabs.Trigger.Label>
          </NativeTabs.Trigger></NativeTabs>;
      }
      """)
    let first = try speech("Berths", native)
    #expect(
      first == [
        "Back. Back Button.", "Harbour. Heading.", "Selected: Berths. Tab. 1 of 2.",
        "Water. Tab. 2 of 2.", "North pier.",
      ])
    #expect(
      try speech("Tides", native) == ["Back. Back Button.", "Harbour. Heading.", "High water."])
    let drawn = files(
      """
      import {Tabs} from 'expo-router';
      export default function Layout() {
        return <Tabs screenOptions={{headerShown: false}}><Tabs.Screen name="index" options={{title: 'A'}}/>
          <Tabs.Screen name="tides" options={{href: null}}/></Tabs>;
      }
      """)
    #expect(
      try speech("Berths", drawn) == [
        "Back. Back Button.", "Harbour. Heading.", "Selected: A. Tab. 1 of 1.", "North pier.",
      ])
  }

  @Test func `hold tabs at the root, with a bar of their own`() throws {
    let files = [
      (
        "app/_layout.tsx",
        """
        import {Tabs} from 'expo-router';
        export default function Layout() {
          return <Tabs><Tabs.Screen name="index" options={{title: 'Boats'}}/>
            <Tabs.Screen name="tides" options={{title: 'Water'}}/></Tabs>;
        }
        """
      ), ("app/index.tsx", page("Fleet", "<Text>Gull</Text>")),
      ("app/tides.tsx", page("Tides", "<Text>High water</Text>")),
    ]
    let first = try speech("Fleet", files)
    #expect(
      first == [
        "Boats. Heading.", "Selected: Boats. Tab. 1 of 2.", "Water. Tab. 2 of 2.", "Gull.",
      ])
    #expect(try speech("Tides", files) == ["Water. Heading.", "High water."])
  }

  @Test func `hold what the app draws in the place of tabs, which may come from another file`()
    throws
  {
    func files(_ bar: String) -> [(path: String, text: String)] {
      [
        (
          "app/_layout.tsx",
          """
          import {Tabs} from 'expo-router'; import {Bar} from '../Bar';
          export default function Layout() {
            return <Tabs tabBar={props => <Bar {...props}/>} screenOptions={{headerShown: false}}>
              <Tabs.Screen name="index" options={{title: 'Boats'}}/><Tabs.Screen name="tides" options={{title: 'Water'}}/></Tabs>;
          }
          """
        ), ("app/index.tsx", page("Fleet", "<Text>Gull</Text>")),
        ("app/tides.tsx", page("Tides", "<Text>High water</Text>")),
        (
          "Bar.tsx",
          """
          import {Pressable, View} from 'react-native';
          export const Bar = ({state, descriptors}) => <View>{state.routes.map(route =>
            <Pressable accessibilityRole="\(bar)" accessibilityLabel={descriptors[route.key].options.title}/>)}</View>;
          """
        ),
      ]
    }
    let drawn = app(files("button"))
    let first = try #require(drawn.unit("Fleet"))
    #expect(first.own.speech == ["Boats. Button.", "Water. Button.", "Gull."])
    #expect(try #require(drawn.unit("Tides")).own.speech == ["High water."])
    // And so after its file alone has changed.
    var later = drawn
    _ = later.program.apply(ScriptApp.read([files("link")[3]]))
    #expect(later.unit("Fleet") == app(files("link")).unit("Fleet"))
    #expect(later.unit("Fleet") != first)
    _ = later.program.apply(ScriptApp.read([files("button")[3]]))
    #expect(later.unit("Fleet") == first)
  }

  @Test func `draw a title that is a function on one side`() throws {
    func speech(_ title: String) throws -> [String] {
      let drawn = "() => <Text onPress={go}>Gulls</Text>"
      let body = "<Stack.Screen options={{headerTitle: \(title)}}/><Text>Pier</Text>"
      let text = page("Port", body.replacing("DRAWN", with: drawn))
      return try self.speech("Port", [layout, ("app/harbour.tsx", text)])
    }
    let told = ["Back. Back Button.", "Gulls. Link.", "Pier."]
    #expect(try speech("DRAWN") == told)
    #expect(try speech("full ? DRAWN : undefined") == told)
  }

  @Test func `have a title at times where one side of it is empty`() throws {
    func home(_ title: String, _ body: String = "") throws -> ComponentScreen {
      let text = page("Port", "<Stack.Screen options={{\(title)}}/><Text>Pier</Text>\(body)")
      return try #require(app([layout, ("app/harbour.tsx", text)]).unit("Port")).own
    }
    for key in ["title", "headerTitle"] {
      let open = try home("\(key): full ? 'Gulls' : ''")
      #expect(open.swipes(.platform) == Cost(min: 2, max: 3), "\(key)")
      #expect(open.speech == ["Back. Back Button.", "Gulls. Heading.", "Pier."], "\(key)")
    }
    // Later words take its place.
    let later = try home("title: full ? 'Gulls' : ''", "<Stack.Screen options={{title: 'Terns'}}/>")
    #expect(later.swipes(.platform) == Cost(min: 3, max: 3))
    #expect(later.speech == ["Back. Back Button.", "Terns. Heading.", "Pier."])
    #expect(try home("title: boat.name || ''").swipes(.platform) == Cost(min: 3, max: 3))
    #expect(try home("title: full ? 'Gulls' : undefined").swipes(.platform) == Cost(min: 3, max: 3))
  }

  @Test func `are those of a phone, whoever says what is one`() throws {
    let device = (
      "device.tsx",
      """
      import {createContext, useContext} from 'react';
      export const Device = createContext({isSplit: false, isTablet: false});
      export function useIsTablet() { const {isSplit, isTablet} = useContext(Device); return isTablet && !isSplit; }
      """
    )
    let text = page(
      "Port",
      "<Stack.Screen options={{headerTitle: wide ? 'Gulls' : ''}}/><Text>Pier</Text>{full.isPad && <Text>Sea</Text>}"
    ).replacing("{ return", with: "{ const wide = useIsTablet(); return")
    let imports = "import {useIsTablet} from '../device'; "
    let files = [layout, device, ("app/harbour.tsx", imports + text)]
    let home = try #require(app(files).unit("Port")).own
    #expect(home.swipes(.platform) == Cost(min: 2, max: 2))
    #expect(home.speech == ["Back. Back Button.", "Pier."])
  }

  @Test func `are there where a condition says so`() throws {
    let layout = (
      "app/_layout.tsx",
      """
      import {Stack} from 'expo-router';
      export default function Layout() { return <Stack screenOptions={{headerShown: false}}/>; }
      """
    )
    func text(_ shown: String) -> String {
      """
      import {Text} from 'react-native'; import {Stack, useRouter} from 'expo-router';
      export default function Port({full}) {
        const router = useRouter();
        return <><Stack.Screen options={{headerShown: \(shown), title: 'Port'}}/><Text>Pier</Text></>;
      }
      """
    }
    func home(_ shown: String, at path: String = "app/harbour.tsx") throws -> ComponentScreen {
      try #require(app([layout, (path, text(shown))]).unit("Port")).own
    }
    let whole = ["Back. Back Button.", "Port. Heading.", "Pier."]
    #expect(try home("router.canGoBack()").speech == whole)
    #expect(try home("(router.canGoBack() ? true : undefined) ?? false").speech == whole)
    #expect(try home("router.canGoBack()").swipes(.platform) == Cost(min: 3, max: 3))
    #expect(try home("router.canGoBack()", at: "app/index.tsx").speech == ["Pier."])
    // The first of a group was pushed by another one.
    let inner = ("app/(port)/_layout.tsx", layout.1)
    let grouped = app([layout, inner, ("app/(port)/index.tsx", text("router.canGoBack()"))])
    #expect(try #require(grouped.unit("Port")).own.speech == ["Port. Heading.", "Pier."])
    #expect(try home("full ? true : false").swipes(.platform) == Cost(min: 1, max: 3))
    #expect(try home("full").report(.platform).stops.map(\.when) == ["full", "full", nil])
    #expect(try home("undefined").speech == ["Pier."])
  }
}
