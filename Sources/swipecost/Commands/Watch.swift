import Crawl
import Foundation
import Publish
import Rules
import VoiceOver

extension Command {
  static let watch = Command(
    name: "watch",
    summary: "Tell after each saved edit what changed for a listener",
    discussion: """
      Reads a folder once, as check does, and after that only what an edit changes. Each time a file is saved it \
      says which screens cost more or fewer swipes, which rows have other stops, and which findings are new or \
      have ended. A file that does not parse, as in the middle of an edit, is told as it was before.

      With --svg the drawing of the view is written again whenever it changes. Ctrl-C ends it.
      """,
    operands: [.one("PATH", "A folder.")],
    options: [
      .value("view", "NAME", "Only this view."),
      .value("rows", "N", "Rows of a collection of unknown length (20)."),
      .value(
        "svg", "FILE", "Keep a drawing of the view that --view names up to date.",
        completes: .files),
    ],
    examples: [
      Example("swipecost watch .", "Every screen of an app"),
      Example("swipecost watch . --view InboxView --svg inbox.svg", "One view, with its picture"),
    ]
  ) { arguments, console throws(Failure) in
    let rows = try arguments.count("rows", in: 0...100_000) ?? 20
    let path = arguments.operands[0]
    let view = arguments.text("view")
    let file = arguments.text("svg")
    if file != nil, view == nil { throw .usage("--svg draws one view; name it with --view") }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .inputOutput("cannot read “\(path)”: it does not exist")
    }
    guard isFolder.boolValue else { throw .usage("“\(path)” is a file; watch takes a folder") }
    Interrupt.listen()
    var folder = WatchedFolder(path, rows: rows, settings: try Settings.around(folder: path))
    _ = try Failure.of(.inputOutput) { () throws(SourceTreeError) in try folder.update() }
    if let view, !folder.views.contains(where: { isNamed($0, view) }) {
      throw .unknown(
        "view", view, among: folder.views, otherwise: "no view of that name is in \(path)")
    }
    let text = WatchText(output: console.results, folder: path, view: view)
    text.begin(folder.screens, folder.findings)
    var picture = Picture(view: view, file: file)
    try picture.draw(from: &folder)
    console.results.flush()
    var events = FolderEvents()
    var isThere = true
    while Interrupt.requested == nil {
      events.watch(folder.folders)
      guard events.wait(milliseconds: 500), Interrupt.requested == nil else { continue }
      do throws(SourceTreeError) {
        let change = try folder.update()
        isThere = true
        guard !change.files.isEmpty else { continue }
        text.write(change, at: Self.clock())
      } catch {
        // A folder that is moved away, or put there anew by git, may come back.
        if isThere { text.wait(for: path) }
        isThere = false
        console.results.flush()
        usleep(250_000)
        continue
      }
      try picture.draw(from: &folder)
      console.results.flush()
    }
    return .done
  }

  private static func isNamed(_ name: String, _ view: String) -> Bool {
    name == view || view.hasPrefix(name + ".") || name.hasSuffix("." + view)
  }

  /// The time of day, as a line begins with it.
  private static func clock() -> String {
    var now = time(nil)
    var local = tm()
    localtime_r(&now, &local)
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(two(local.tm_hour)):\(two(local.tm_min)):\(two(local.tm_sec))"
  }
}

/// The drawing of a view, written when it is another one.
private struct Picture {
  let view: String?
  let file: String?
  private var last: String?

  init(view: String?, file: String?) { (self.view, self.file) = (view, file) }

  mutating func draw(from folder: inout WatchedFolder) throws(Failure) {
    guard let view, let file, let (layout, swipes) = folder.layout(of: view),
      let poster = SwipeMapPoster(layout: layout, swipes: swipes), poster.file != last
    else { return }
    try Failure.write(poster.file, to: file)
    last = poster.file
  }
}
