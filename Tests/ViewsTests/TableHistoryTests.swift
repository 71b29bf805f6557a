import TestSupport
import Testing

@testable import Views

/// Tables that change commit by commit say what they say when they come all at once.
@Suite struct `String tables and projects, commit by commit` {
  @Test(arguments: 0..<20) func `catalogues answer as if they were new`(run: Int) {
    var draw = Draw(run)
    let paths = ["App/a.strings", "B/en.lproj/c.strings", "C/d.xcstrings", "é.strings"]
    let keys = (0..<6).map { "key \($0)" }
    let all = keys.map { NameHash.of($0) }
    var now: [String: StringCatalog] = [:]
    var catalogs = StringCatalogs()
    for _ in 0..<40 {
      let old = all.map { catalogs.text(forKey: $0) }
      let changes = (0...draw(3)).map { _ -> (path: String, catalog: StringCatalog?) in
        guard draw(4) > 0 else { return (draw.of(paths), nil) }
        var texts: [String: String] = [:]
        for _ in 0..<draw(5) { texts[draw.of(keys)] = draw.of(["x", "y", "é", "e\u{301}", ""]) }
        return (draw.of(paths), StringCatalog(texts: texts))
      }
      let differing = catalogs.apply(changes).map(\.key)
      for (path, catalog) in changes { now[path] = catalog }
      let sorted = now.sorted { $0.key < $1.key }
      for (index, key) in all.enumerated() {
        let text = sorted.lazy.compactMap { $0.value.text(forKey: key) }.first
        #expect(catalogs.text(forKey: key).map { Array($0.utf8) } == text.map { Array($0.utf8) })
        let isOther = old[index].map { Array($0.utf8) } != text.map { Array($0.utf8) }
        #expect(differing.contains(key) == isOther)
      }
      #expect(Set(differing).count == differing.count)
      #expect(
        catalogs.areTranslations
          == sorted.contains { $0.key.hasSuffix(".xcstrings") || $0.key.contains(".lproj/") })
    }
  }

  @Test(arguments: 0..<20) func `projects build what they would if they were new`(run: Int) {
    var draw = Draw(run)
    let homes = [
      "A.xcodeproj/project.pbxproj", "ios/B.xcodeproj/project.pbxproj", "C/project.pbxproj",
    ]
    let settings = ["Config/A.xcconfig", "ios/Config/A.xcconfig"]
    let names = ["A.swift", "B+C.swift", "Rows/F.swift", "App/X.swift", "New.swift", "Ü.swift"]
    let paths = names + names.map { "ios/" + $0 } + ["Kit/Sources/A.swift", "Kit-macOS/A.swift"]
    var (projects, configurations): ([String: Project], [String: BuildSettings]) = ([:], [:])
    var files = ProjectFiles()
    for _ in 0..<25 {
      let old = paths.map { files.isElsewhere($0) }
      var (changed, set): ([(path: String, project: Project?)], [(String, BuildSettings?)]) = (
        [], []
      )
      for _ in 0..<draw(3) {
        let source = draw.project()
        changed.append((draw.of(homes), draw(4) == 0 ? nil : Project(source.span)))
      }
      for _ in 0..<draw(2) {
        let text = Array("SDKROOT = \(draw.of(["iphoneos", "macosx"]))".utf8)
        set.append(
          (draw.of(settings), draw(3) == 0 ? nil : BuildSettings(configuration: text.span)))
      }
      let changes = files.apply(projects: changed, settings: set)
      for (path, project) in changed { projects[path] = project }
      for (path, settings) in set { configurations[path] = settings }
      var new = ProjectFiles()
      _ = new.apply(
        projects: projects.map { (path: $0.key, project: $0.value) },
        settings: configurations.map { (path: $0.key, settings: $0.value) })
      for (index, path) in paths.enumerated() {
        #expect(files.isElsewhere(path) == new.isElsewhere(path))
        #expect(old[index] == new.isElsewhere(path) || changes.mayConcern(path))
      }
      #expect(files.apply(projects: changed.suffix(1), settings: []).isEmpty)
    }
  }
}
