import Store
import Testing

@testable import Publish

@Suite struct `A CSV file` {
  private func line(_ values: [Value], isRaw: Bool = false) -> String {
    var csv = CSV(isRaw: isRaw)
    csv.append(values)
    return String(decoding: csv.bytes, as: UTF8.self)
  }

  @Test func `quotes what needs it and leaves null empty`() {
    #expect(line(["a", "b,c", "d\"e", "f\ng", nil, 12]) == "a,\"b,c\",\"d\"\"e\",\"f\ng\",,12\r\n")
    #expect(line([.real(1.5), -3]) == "1.5,-3\r\n")
  }

  @Test(arguments: ["=1+1", "+1", "-1", "@x", "\tx", "＝1"])
  func `defuses formulas in text, not numbers`(_ text: String) {
    #expect(line([.text(text)]).hasPrefix("'") || line([.text(text)]).hasPrefix("\"'"))
    #expect(!line([.text(text)], isRaw: true).contains("'"))
    #expect(line([-5]) == "-5\r\n")
  }

  @Test func `has a header and ends every line alike`() {
    let answer = Answer(columns: ["a", "b"], rows: [[1, "x"], [2, nil]])
    #expect(String(decoding: CSV.bytes(answer), as: UTF8.self) == "a,b\r\n1,x\r\n2,\r\n")
  }
}

@Suite struct `JSON Lines` {
  @Test func `hold one object per row with its columns in order`() {
    let answer = Answer(columns: ["b", "a"], rows: [[1, "x\"\\\n\u{1}"], [nil, .real(0.5)]])
    let text = String(decoding: JSONLines.bytes(answer), as: UTF8.self)
    #expect(text == "{\"b\":1,\"a\":\"x\\\"\\\\\\n\\u0001\"}\n{\"b\":null,\"a\":0.5}\n")
  }
}

@Suite struct `SHA-256` {
  @Test(arguments: [
    ("", 1, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", 1, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 1,
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "a", 1_000,
      "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"
    ),
  ])
  func `gives the published digests`(_ text: String, _ times: Int, _ digest: String) {
    let text = String(repeating: text, count: times)
    #expect(SHA256.hex(Array(text.utf8)) == digest)
    var parts = SHA256()
    for byte in text.utf8 { parts.update([byte]) }
    #expect(parts.finish() == digest)
  }
}

@Suite struct `Links to the web` {
  @Test(arguments: [
    (
      "https://github.com/a/b.git", "https://github.com/a/b/commit/ab12",
      "https://github.com/a/b/blob/ab12/x%20y.swift#L7"
    ),
    (
      "git@github.com:a/b.git", "https://github.com/a/b/commit/ab12",
      "https://github.com/a/b/blob/ab12/x%20y.swift#L7"
    ),
    (
      "ssh://git@gitlab.com/a/b", "https://gitlab.com/a/b/-/commit/ab12",
      "https://gitlab.com/a/b/-/blob/ab12/x%20y.swift#L7"
    ),
    (
      "https://codeberg.org/a/b/", "https://codeberg.org/a/b/commit/ab12",
      "https://codeberg.org/a/b/src/commit/ab12/x%20y.swift#L7"
    ),
    (
      "https://user:secret@github.com/a/b", "https://github.com/a/b/commit/ab12",
      "https://github.com/a/b/blob/ab12/x%20y.swift#L7"
    ),
  ])
  func `follow the host`(_ location: String, _ commit: String, _ line: String) {
    let links = WebLinks(location: location, web: nil)
    #expect(links?.commit("ab12") == commit)
    #expect(links?.line("x y.swift", 7, at: "ab12") == line)
  }

  @Test(arguments: [
    "/var/git/a.git", "a.git", "https://intranet.example/a/b.git", "javascript://github.com/a/b",
    "https://github.com/", "", "file:///github.com/a/b",
  ])
  func `are left out where the host is not known`(_ location: String) {
    #expect(WebLinks(location: location, web: nil) == nil)
  }

  @Test func `follow the pattern of the manifest`() {
    let commits = WebLinks(location: "x", web: "https://git.example/a/commit/{sha}")
    #expect(commits?.commit("ab12") == "https://git.example/a/commit/ab12")
    #expect(commits?.line("x", 1, at: "ab12") == nil)
    let lines = WebLinks(location: "x", web: "https://git.example/{sha}/{path}?l={line}")
    #expect(lines?.line("a b", 3, at: "ab12") == "https://git.example/ab12/a%20b?l=3")
    #expect(WebLinks(location: "x", web: "javascript:alert('{sha}')") == nil)
  }
}

@Suite struct `An address` {
  @Test(arguments: [
    ("Pelican", "pelican"), ("mastodon-ios", "mastodon-ios"),
  ])
  func `is the name where that is plain`(_ name: String, _ slug: String) {
    #expect(Addresses.slug(name) == slug)
  }

  @Test func `stays apart and harmless for any name`() {
    let names = [
      "a/b", "a b", "a-b", "../x", "..", "", "<b>", "日本", "A.B", "CON",
      String(repeating: "x", count: 500),
    ]
    let slugs = names.map { Addresses.slug($0) }
    #expect(Set(slugs).count == names.count)
    for slug in slugs {
      #expect(slug.utf8.count <= 70 && !slug.isEmpty)
      #expect(slug.allSatisfy { $0 == "-" || $0.isNumber || ($0.isLowercase && $0.isASCII) })
    }
  }

  @Test func `leads to the others by a relative path`() {
    #expect(Address("index.html").to("style.css") == "style.css")
    #expect(Address("a/b/c.html").to("style.css") == "../../style.css")
  }
}
