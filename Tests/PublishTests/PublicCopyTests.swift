import Foundation
import Store
import TestSupport
import Testing

@testable import Publish

@Suite struct `What is published` {
  /// The seed has a password in a URL, and folders where a machine's own places come in.
  @Test func `tells nothing of the machine it was made on`() throws {
    for (path, bytes) in try SeedSite.files.get() {
      for secret in ["s3cret", "hushhush"] {
        #expect(bytes.firstRange(of: Data(secret.utf8)) == nil, "\(path) tells \(secret)")
      }
    }
    // They are in the database that the site was made from.
    let places = try Seed.database().rows("SELECT location FROM v_repo ORDER BY location") {
      row throws(StoreError) in row.text(0)
    }
    #expect(places.joined().contains("s3cret") && places.joined().contains("hushhush"))
  }

  @Test func `says where each repository can be had`() throws {
    let lines = try SeedSite.text("data/v_repo.csv").split(separator: "\r\n").map(String.init)
    #expect(lines.contains { $0.hasPrefix("Tidal,https://git.example/tidal.git,") })
    #expect(lines.contains { $0.hasPrefix("Harbour,Harbour,") })
    #expect(lines.contains { $0.hasPrefix("Lost,Lost,") })
    let runs = try SeedSite.text("data/v_run.csv")
    #expect(runs.contains("crawl corpus.txt --db seed.sqlite"))
    let problems = try SeedSite.text("data/v_problem.csv")
    #expect(problems.contains("There is no repository at Lost."))
  }

  @Test func `has no file beside its database, and no copy that was not asked for`() throws {
    let files = try SeedSite.files.get()
    #expect(files.keys.filter { $0.contains("sqlite") } == ["data/swipecost.sqlite"])
    var site = SiteWriter()
    site.hasDatabase = false
    let folder = SeedSite.folder + "-bare"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    _ = try site.write(SeedSite.database(), to: folder)
    let left = try FileManager.default.subpathsOfDirectory(atPath: folder)
    #expect(left.filter { $0.contains("sqlite") } == [])
    #expect(left.contains("data/v_repo.csv"))
  }

  @Test(arguments: [
    ("a", "/srv/a", nil, "a"), ("a", "../a", nil, "a"), ("a", "file:///srv/a", nil, "a"),
    ("a", "/srv/a", "https://github.com/x/a", "https://github.com/x/a"),
    ("a", "/srv/a", "https://git.example/{sha}", "a"),
    ("a", "https://u:p@git.example/a.git", nil, "https://git.example/a.git"),
    ("a", "git@github.com:x/a.git", "https://git.example/{sha}", "git@github.com:x/a.git"),
  ])
  func `gives a repository's place`(
    _ name: String, _ location: String, _ web: String?, _ place: String
  ) {
    #expect(Place.ofRepository(name: name, location: location, web: web) == place)
  }

  @Test(arguments: [
    ("there is nothing at /srv/corpus/a.git", "there is nothing at a.git"),
    ("failed to open '/srv/my corpus/a.git/HEAD': denied", "failed to open 'HEAD': denied"),
    ("“/srv/a” and “/srv/b/”, both", "“a” and “b”, both"),
    ("8 of 12 and/or a/b stay", "8 of 12 and/or a/b stay"),
    ("a / b", "a / b"), ("/", "/"), ("", ""),
  ])
  func `shortens folders in sentences`(_ sentence: String, _ told: String) {
    #expect(Place.withoutFolders(sentence) == told)
  }

  @Test func `shortens folders in commands`() {
    #expect(
      Place.wordsWithoutFolders("crawl /srv/c.txt ../x/y https://u:p@git.example/a.git --all")
        == "crawl c.txt y https://git.example/a.git --all")
  }
}
