// swift-format-ignore-file
let empty = "", plain = "text", escaped = "a \"quoted\" \\ \n \u{1F600}"
let one = "Hello \(name)!", two = "\(a)\(b)", nested = "x \("y \("z \(1 + 2)")") w"
let format = "\(value, format: .number.precision(.fractionLength(2))) of \(total, specifier: "%d")"
let closure = "\(items.map { "\($0.id)" }.joined(separator: ", "))"
let raw = #"a \(not) "b" \#(yes)"#, raw2 = ##"x "# \##(y) \#(no)"##
let rawQuote = #"""#, rawBackslash = #"\"#
let multi = """
  first line
    "quoted" and \(name) and \(
      other
    )
  last \
  line \"""
  """
let rawMulti = #"""
  \(no) \#(yes) """
  """#
let emptyMulti = """
  """
let ternary = "\(isOn ? "on" : "off")", call = "\(f(x: (1), y: [2]))"
let emoji = "👩‍🚀 \(count) été", brace = "}{ )( \(dict["a"] ?? "b")"
