import Testing
import VoiceOver

@Suite struct `Several apps in one tree` {
  private func sample(apps: Int) -> Sample {
    var files = [
      "App/Main.swift": """
      import SwiftUI
      @main struct Main: App { var body: some Scene { WindowGroup { Home() } } }
      """,
      "Views.swift": """
      import SwiftUI
      struct Home: View {
        @State private var isOpen = false
        var body: some View { Text("Home").sheet(isPresented: $isOpen) { Rules() } }
      }
      struct Rules: View { var body: some View { Text("Rules") } }
      """,
    ]
    if apps > 1 {
      files["Demo/Demo.swift"] = """
        import SwiftUI
        @main struct Demo: App { var body: some Scene { WindowGroup { Rules() } } }
        """
    }
    return Sample(files)
  }

  @Test func `leave a view that another one shows what it is there`() {
    #expect(sample(apps: 2)["Rules"]?.screen == .sheet)
    #expect(sample(apps: 2)["Home"]?.screen == .root)
    #expect(sample(apps: 1)["Rules"]?.screen == .sheet)
  }
}
