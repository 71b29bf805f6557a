import TestSupport
import Testing
import Views

@Suite struct `A pin of a package` {
  @Test(arguments: [
    ("https://github.com/acme/Kit", "github.com/acme/Kit"),
    ("https://github.com/acme/Kit.git", "github.com/acme/Kit"),
    ("https://GitHub.com/acme/Kit/", "github.com/acme/Kit"),
    ("http://user:secret@github.com:8080/acme//Kit.git/", "github.com/acme/Kit"),
    ("git@github.com:acme/Kit.git", "github.com/acme/Kit"),
    ("ssh://git@github.com:22/acme/Kit", "github.com/acme/Kit"),
    ("git+ssh://git@github.com/acme/Kit?x#y", "github.com/acme/Kit"),
    ("https://git.example/group/sub/Kit", "git.example/group/sub/Kit"),
    ("../Kit", nil), ("/srv/Kit.git", nil), ("file:///srv/Kit", nil), ("C:Kit", nil), ("", nil),
    ("https://github.com", nil), ("https://github.com/.git", nil), ("https://a b/c", nil),
    ("https://a/\u{1B}[2J", nil), ("https://a/" + String(repeating: "x", count: 600), nil),
  ])
  func `has one address, however that is written`(_ url: String, _ address: String?) {
    #expect(PackageAddress(url)?.text == address)
    if let address { #expect(PackageAddress("https://" + address)?.text == address) }
  }

  private func resolved(_ text: String) -> PinFile { PinFile(resolved: Array(text.utf8).span) }
  private func pods(_ text: String) -> PinFile { PinFile(pods: Array(text.utf8).span) }

  static let first = """
    {"object": {"pins": [
      {"package": "Kit", "repositoryURL": "https://github.com/acme/Kit.git",
       "state": {"branch": null, "revision": "\(String(repeating: "a", count: 40))", "version": "1.2.0"}}
    ]}, "version": 1}
    """
  static let second = """
    {
      "pins" : [
        {
          "identity" : "kit",
          "kind" : "remoteSourceControl",
          "location" : "git@github.com:acme/Kit.git",
          "state" : {
            "branch" : "main",
            "revision" : "\(String(repeating: "a", count: 40))",
            "version" : "1.2.0"
          }
        }
      ],
      "version" : 2
    }
    """

  @Test func `is read of all versions of the list`() throws {
    let third = Self.second.replacing(
      "\"version\" : 2", with: "\"originHash\": \"x\", \"version\": 3")
    for text in [Self.first, Self.second, third, "\u{FEFF}" + Self.second] {
      let file = resolved(text)
      #expect(file.fault == nil)
      let pin = try #require(file.pins.first)
      #expect(file.pins.count == 1)
      #expect(pin.key == "github.com/acme/Kit" && pin.name == "Kit" && pin.version == "1.2.0")
      #expect(pin.revision == String(repeating: "a", count: 40))
    }
  }

  @Test func `may lack a place or a commit`() {
    let file = resolved(
      """
      {"version": 2, "pins": [
        {"identity": "acme.kit", "kind": "registry", "location": "", "state": {"version": "1.0.0"}},
        {"identity": "near", "kind": "localSourceControl", "location": "/srv/Near", "state": {"revision": "abcdef0"}},
        {"identity": "odd", "location": "https://github.com/acme/Odd", "state": {"revision": "main"}},
        {"identity": "../up", "location": "x"}, 7, "text", {}, null
      ]}
      """)
    #expect(file.fault == nil)
    #expect(file.pins.map(\.key) == ["acme.kit", "near", "github.com/acme/Odd"])
    #expect(file.pins.map(\.revision) == [nil, "abcdef0", nil])
    #expect(file.pins.map(\.version) == ["1.0.0", nil, nil])
  }

  @Test func `is told of where its list is damaged`() {
    let conflict = Self.second.replacing(
      "  \"version\" : 2", with: "<<<<<<< HEAD\n  \"version\" : 2\n=======\n>>>>>>> b")
    #expect(resolved(conflict).fault?.line == 14)
    #expect(resolved(conflict).pins.count == 1)
    let newer = resolved(Self.second.replacing("\"version\" : 2", with: "\"version\" : 9"))
    #expect(newer.fault?.line == 14 && newer.pins.count == 1)
    #expect(resolved("").fault?.line == 1)
    #expect(resolved("{\"pins\": [}").fault != nil)
    #expect(PinFile(resolved: ([0xFF, 0xFE, 0] as [UInt8]).span).fault != nil)
    #expect(resolved("{\"pins\": [], \"version\": 2} x").fault != nil)
  }

  @Test func `is never more than what stands there, wherever a list is cut off`() {
    for text in [Self.first, Self.second] {
      let bytes = Array(text.utf8)
      for end in bytes.indices {
        let file = PinFile(resolved: Array(bytes[..<end]).span)
        #expect(file.pins.count <= 1 && file.fault != nil)
      }
    }
  }

  @Test func `costs no depth and no more than its bytes`() {
    let start = ThreadTime.now
    let deep = String(repeating: "[", count: 200_000) + String(repeating: "{", count: 200_000)
    #expect(resolved("{\"pins\": " + deep).pins.isEmpty)
    let many = (0..<20_000).map { "{\"identity\": \"kit\($0)\"}" }.joined(separator: ",")
    #expect(resolved("{\"pins\": [\(many)], \"version\": 2}").pins.count == 5_000)
    let lines = (0..<60_000).map { "  - Pod\($0) (1.0)" }.joined(separator: "\n")
    #expect(pods("PODS:\n" + lines).pins.count == 5_000)
    #expect(ThreadTime.now - start < .seconds(60))
  }

  @Test func `is read of a lock of pods`() {
    let file = pods(
      """
      PODS:
        - Kit (1.2.0):
          - Kit/Core (= 1.2.0)
        - Kit/Core (1.2.0)
        - "Fast+Slow (2.0-beta.1)"
        - Own (0.1)
        - Tagged (3.0)

      DEPENDENCIES:
        - Kit (from `https://github.com/acme/Kit.git`, commit `abcdef01`)

      EXTERNAL SOURCES:
        Kit:
          :commit: abcdef01
          :git: https://github.com/acme/Kit.git
        Own:
          :path: "../Own"
        Tagged:
          :git: "git@github.com:acme/Tagged.git"
          :tag: v3

      CHECKOUT OPTIONS:
        Kit:
          :commit: abcdef01
          :git: https://github.com/acme/Kit.git

      SPEC CHECKSUMS:
        Kit: 1234
      COCOAPODS: 1.15.2
      """)
    #expect(file.fault == nil)
    #expect(file.pins.map(\.key) == ["github.com/acme/Kit", "fast+slow", "github.com/acme/Tagged"])
    #expect(file.pins.map(\.revision) == ["abcdef01", nil, nil])
    #expect(file.pins.map(\.version) == ["1.2.0", "2.0-beta.1", "v3"])
    #expect(pods("PODS:\n<<<<<<< HEAD\n  - A (1)\n=======\n  - A (2)\n>>>>>>>").fault?.line == 2)
  }

  @Test func `is named by a project, without a commit`() {
    let text = """
      /* Begin XCRemoteSwiftPackageReference section */
        A1 /* XCRemoteSwiftPackageReference "Kit" */ = {
          isa = XCRemoteSwiftPackageReference;
          repositoryURL = "https://github.com/acme/Kit.git";
          requirement = { kind = branch; branch = main; };
        };
        A2 = { isa = XCRemoteSwiftPackageReference; repositoryURL = https://github.com/acme/Other; };
        A3 = { repositoryURL = "nowhere"; repositoryURL
      """
    let file = PinFile(project: Array(text.utf8).span)
    #expect(file?.pins.map(\.key) == ["github.com/acme/Kit", "github.com/acme/Other"])
    #expect(file?.pins.allSatisfy { $0.revision == nil && $0.version == nil } == true)
    #expect(PinFile(project: Array("objects = {};".utf8).span) == nil)
  }
}

@Suite struct `The pins of a tree` {
  private static let kit = PackageAddress("https://github.com/acme/Kit")

  private func file(_ kind: PinFile.Kind, _ revision: Character?) -> PinFile {
    PinFile(
      kind: kind,
      pins: [
        Pin(
          name: "Kit", address: Self.kit,
          revision: revision.map { String(repeating: $0, count: 40) })
      ])
  }

  @Test func `are each one, and the list that packages are fetched by decides`() {
    let project = (path: "App.xcodeproj/project.pbxproj", file: file(.project, nil))
    let pods = (path: "Podfile.lock", file: file(.pods, "c"))
    let tools = (path: "Tools/Package.resolved", file: file(.resolved, "b"))
    let xcode = (
      path: "App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved",
      file: file(.resolved, "a")
    )
    var files = [project, pods, tools, xcode]
    for expected in ["a", "b", "c"] {
      for files in [files, files.reversed()] {
        let pins = Pins(files)
        #expect(pins.all.count == 1)
        #expect(pins.all[0].revision?.first.map(String.init) == expected)
      }
      files.removeLast()
    }
    files = [project, pods]
    #expect(Pins(files).all[0].revision?.first == "c")
    #expect(Pins([project]).all[0].revision == nil)
    #expect(Pins([(path: String, file: PinFile)]()).all.isEmpty)
  }
}
