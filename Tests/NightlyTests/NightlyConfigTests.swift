import Testing

@testable import Nightly

@Suite struct `The nightly configuration` {
  @Test func `is read with paths from its own folder`() throws {
    let config = try NightlyConfig(
      text: """
        corpus = corpus.txt      # a manifest
        database = /var/db/s.sqlite
        site = site
        fail-on = swipes>5%, serious>0
        keep-days = 7
        sync = no
        """, path: "/etc/swipecost/nightly.conf")
    #expect(config.corpus == "/etc/swipecost/corpus.txt")
    #expect(config.database == "/var/db/s.sqlite")
    #expect(config.site == "/etc/swipecost/site")
    #expect(config.failOn == ["swipes>5%", "serious>0"])
    #expect(config.retention == Retention(days: 7))
    #expect(!config.synchronises)
  }

  @Test(arguments: [
    ("corpus = a\nsite = b", "n.conf: database is missing"),
    ("corpus", "n.conf:1: expected “key = value”, found “corpus”"),
    ("\njobs = many", "n.conf:2: jobs takes a whole number, not “many”"),
    ("history = some", "n.conf:1: history is all or mainline, not “some”"),
  ])
  func `says in one line what is wrong`(_ text: String, _ sentence: String) {
    let error = #expect(throws: ConfigError.self) { try NightlyConfig(text: text, path: "n.conf") }
    #expect(error?.description == sentence)
  }

  @Test func `names the keys it knows`() {
    let error = #expect(throws: ConfigError.self) {
      try NightlyConfig(text: "corpse = a", path: "n.conf")
    }
    #expect(error?.reason.contains("keep-months") == true)
  }
}
