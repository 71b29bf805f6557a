// swift-format-ignore-file
let plain = "text", empty = "", escapes = "\n\t\"\\\u{1F600}\0\'"
let interpolated = "a\(b)c\(d.e(f))\(g)", only = "\(a)", two = "\(a)\(b)"
let nested = "a\("b\("c\(d)")e")f", withCall = "\(f("x", y: "z"))", ternary = "\(a ? "b" : "c")"
let format = "\(value, format: .number)", spec = "\(value, specifier: "%.2f") \(x, default: "nil")"
let closure = "\(list.map { "\($0)" }.joined(separator: ", "))"
let brackets = "\((a))\([b])\({ c }())\([1: 2])"
let raw = #"a\(b) "quoted" \n"#, rawInterpolated = #"a\#(b)c"#, raw2 = ##"a"#b\##(c)"##, rawEnd = #"\"#
let multi = """
  line one
    indented
  \(interpolated) and \(
    multi.line
  )
  continued \
  here
  "quotes" and ""two""

  """
let multiEmpty = """
  """
let multiRaw = #"""
  raw \(no) \#(yes)
  """#
let multiIndented = f("""
    text
    """, other: """
    more \(f("x"))
    """)
let key = LocalizedStringKey("a \(b)"), unicode = "é 👩‍🚀 \u{301}"
let comment = "// not a comment /* nor this */", url = "https://example.org"
let regexes = [/a+b/, /[\/"]/, #/a/b/#, #/
  multi # comment
  line
/#]
let division = a / b / c, division2 = (a) / (b), division3 = a/b, division4 = f(x) / 2, d5 = x[0] / y / 3
let r1 = try! Regex("a"), r2 = x.contains(/\d+/), r3 = x.firstMatch(of: /(?<name>\w+)/)
let character: Character = "a", joined = "a" + "b" + "\(c)"
let dict = ["a\(1)": "b", "c": "d\(2)"]
switch x { case "a": break; case "b\(c)": break; default: break }
let end = "\(a)" // "comment
let deep = "\("\("\("\("\("x")")")")")"
let emoji = "👍🏽".count, zero = "\0"
let paren = "(\(a))", paren2 = "\(a))", paren3 = ")\(a("("))("
let hash = "#", hash2 = #"#"#, hash3 = #""a""#
let mixed = "\(a, privacy: .public) \(b ?? "") \(c as Any) \(d is E) \(try f()) \(await g())"
let lineInMulti = """
\(a)
"""
let sameLine = """
  \(x)\(y)
  a\(z)b
  """
let inMulti = """
  \("""
    nested
    """)
  """
