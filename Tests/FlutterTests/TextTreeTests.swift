import Components
import Flutter
import TestSupport
import Testing
import VoiceOver

@Suite struct `Texts that stand in groups` {
  private static let texts = """
    {
      "title": "Moorings",
      "berth": {
        "name": "Berth {number}",
        "owner": "Owned by $owner, since ${owner.since}",
        "free(plural)": { "one": "One berth", "other": "{n} berths" },
        "copy": "@:berth.free.one, @:title",
        "paid": "Paid {} times",
        "plain": "{ or $ are no names { {"
      },
      "rows": ["Port", {"b": "c"}, ["Bow", "Stern"]],
      "log": ["Fog.", "Calm."]
    }
    """

  private func says(_ body: String, at path: String = "assets/i18n/en.json") throws -> [String] {
    try FlutterApp(body: body, files: [path: Self.texts]).says()
  }

  @Test(arguments: [
    // slang: a tree of getters.
    ("Text(t.title)", "Moorings."), ("Text(t.berth.name(number: n))", "Berth ‹number›."),
    (
      "Text(Translations.of(context).berth.owner(owner: o))",
      "Owned by ‹owner›, since ‹owner.since›."
    ),
    ("Text(context.t.berth.free(n: 3))", "‹n› berths."),
    ("Text(t.berth.copy)", "One berth, Moorings."),
    ("Text(t.berth.plain)", "{ or $ are no names { {."),
    ("Text(t.log.join(' '))", "Fog. Calm."), ("Text(t.log[1])", "Calm."),
    ("Text('rows.2.1'.tr())", "Stern."),
    // easy_localization and GetX: a key, or a constant that stands for one.
    ("Text('berth.paid'.tr(args: ['2']))", "Paid ‹value› times."),
    ("Text('title'.tr)", "Moorings."),
    ("Text(tr('title'))", "Moorings."), ("Text(context.tr('title'))", "Moorings."),
    ("Text('title').tr()", "Moorings."), ("Text(LocaleKeys.berth_name.tr())", "Berth ‹number›."),
    ("Text(LocaleKeys.title.tr)", "Moorings."), ("Text('berth.free'.plural(2))", "‹n› berths."),
    // What nobody has written: packages say the key.
    ("Text('berth.gone'.tr())", "berth.gone."), ("Text('Cast off'.tr)", "Cast off."),
    ("Text('${cargo}.tr'.tr)", "‹tr›."), ("Text(t.berth.gone)", "‹t.berth.gone›."),
    // i18n_extension: the text is its own key.
    ("Text('Ahoy'.i18n)", "Ahoy."),
  ]) func `are asked for as packages do`(_ body: String, _ said: String) throws {
    #expect(try says(body) == [said])
  }

  @Test(arguments: [
    ("assets/translations/en-US.json", true), ("lib/i18n/strings.i18n.json", true),
    ("assets/i18n/strings_en.i18n.json", true), ("assets/i18n/_missing_en.json", false),
    ("assets/i18n/de.json", false), ("assets/data/en.json", false),
  ]) func `are found by their folder and their language`(_ path: String, _ isThere: Bool) throws {
    #expect(try says("Text('title'.tr())", at: path) == [isThere ? "Moorings." : "‹title›."])
  }

  @Test func `are followed as they change`() throws {
    var app = FlutterApp(
      body: "Column(children: [Text(t.berth.name), Text(LocaleKeys.berth_name.tr())])",
      files: ["assets/i18n/en.json": #"{"berth": {"name": "Berth"}}"#])
    #expect(try app.says() == ["Berth.", "Berth."])
    _ = app.program.apply([
      FlutterApp.change("assets/i18n/en.json", #"{"berth": {"name": "Mooring"}}"#)
    ])
    #expect(try app.says() == ["Mooring.", "Mooring."])
    _ = app.program.apply([FlutterApp.change("assets/i18n/en.json", #"{"quay": {"name": "Quay"}}"#)]
    )
    #expect(try app.says() == ["‹t.berth.name›.", "‹LocaleKeys.berth_name.tr()›."])
  }

  @Test func `say what they say beside the largest, whatever else lies there`() throws {
    let app = FlutterApp(
      body: "Text('title'.tr())",
      files: ["assets/i18n/en.json": Self.texts, "assets/i18n/a/en.json": #"{"title": "Land"}"#])
    #expect(try app.says() == ["Moorings."])
  }

  @Test func `take no longer than they are long`() throws {
    let start = ThreadTime.now
    let braces = String(repeating: "{", count: 200_000)
    let periods = String(repeating: ".", count: 200_000)
    let deep = String(repeating: #"{"a":"#, count: 100_000)
    for text in [
      #"{"a": "\#(braces)"}"#, #"{"\#(periods)": "b"}"#, deep, #"{"a": "$\#(periods)"}"#,
    ] {
      let app = FlutterApp(body: "Text(t.title)", files: ["assets/i18n/en.json": text])
      #expect(try app.says().count == 1)
    }
    #expect(ThreadTime.now - start < .seconds(60))
  }
}
