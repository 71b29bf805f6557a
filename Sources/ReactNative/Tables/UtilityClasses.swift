internal import Components

/// Classes of Tailwind as styles, as far as they tell whether something is seen, whether it is a dot, which way a box
/// runs and how large its text is.
///
/// tailwindcss.com/docs; that twrnc (its README) and nativewind (nativewind.dev) make the same of them.
enum UtilityClasses {
  /// The package whose functions make styles of classes.
  static let module = "twrnc"
  /// What its function `create` gives.
  static let made = ExternalName(module: module, path: ["tw"])
  /// The package that makes styles of the prop `className`.
  static let ofProps = "nativewind"

  /// The styles of what a function of the package is given, or the prop: texts, some of them on a condition.
  static func styles(of value: ScriptValue, depth: Int = 0) -> ScriptValue {
    guard depth < 12 else { return .undefined }
    switch value {
    case .text(let text): return text.known.map { .object(style(of: $0)) } ?? .undefined
    case .list(let list):
      return .list(
        ScriptList((list.items ?? []).map { styles(of: $0, depth: depth + 1) }))
    case .choice(var choice):
      for index in choice.sides.indices {
        choice.sides[index].value = styles(of: choice.sides[index].value, depth: depth + 1)
      }
      return .choice(choice)
    case .object: return value
    default: return .undefined
    }
  }

  private static func style(of classes: String) -> ScriptObject {
    var style = ScriptObject()
    for word in classes.split(separator: " ") {
      var word = word
      if word.hasPrefix("ios:") { word = word.dropFirst(4) }
      // Of other platforms, states and sizes of screens.
      guard !word.contains(":") else { continue }
      if let (key, value) = words[String(word)] {
        for key in key.split(separator: " ") { style[String(key)] = value }
      } else {
        add(word, to: &style)
      }
    }
    return style
  }

  private static func add(_ word: Substring, to style: inout ScriptObject) {
    for (beginning, keys) in lengths where word.hasPrefix(beginning) {
      guard let length = length(word.dropFirst(beginning.count)) else { continue }
      for key in keys { style[key] = .number(length) }
      return
    }
    if word.hasPrefix("bg-"), !noColours.contains(where: word.hasPrefix) {
      style["backgroundColor"] = .text(.literal(String(word.dropFirst(3))))
    }
  }

  /// A step is four points; `px` is one, and what stands in brackets is taken as it is.
  private static func length(_ text: Substring) -> Double? {
    if text == "px" { return 1 }
    guard text.hasPrefix("["), text.hasSuffix("]") else { return Double(text).map { $0 * 4 } }
    let inner = text.dropFirst().dropLast()
    return Double(inner.hasSuffix("px") ? inner.dropLast(2) : inner)
  }

  private static let noColours = [
    "bg-transparent", "bg-none", "bg-opacity-", "bg-cover", "bg-contain", "bg-center",
    "bg-clip-", "bg-blend-", "bg-origin-", "bg-repeat", "bg-no-repeat", "bg-auto",
  ]

  private static let lengths: [(String, [String])] = [
    ("w-", ["width"]), ("h-", ["height"]), ("size-", ["width", "height"]),
    ("rounded-", ["borderRadius"]), ("text-", ["fontSize"]),
  ]

  private static let words: [String: (String, ScriptValue)] = {
    var all: [String: (String, ScriptValue)] = [
      "hidden": ("display", .text(.literal("none"))), "flex": ("display", .text(.literal("flex"))),
      "opacity-0": ("opacity", .number(0)), "opacity-100": ("opacity", .number(1)),
      "absolute": ("position", .text(.literal("absolute"))),
      "relative": ("position", .text(.literal("relative"))),
      "inset-0": ("top bottom left right", .number(0)),
      "flex-row": ("flexDirection", .text(.literal("row"))),
      "flex-col": ("flexDirection", .text(.literal("column"))),
      "flex-row-reverse": ("flexDirection", .text(.literal("row-reverse"))),
      "flex-col-reverse": ("flexDirection", .text(.literal("column-reverse"))),
    ]
    let radii: [(String, Double)] = [
      ("rounded", 4), ("rounded-sm", 2), ("rounded-md", 6), ("rounded-lg", 8), ("rounded-xl", 12),
      ("rounded-2xl", 16), ("rounded-3xl", 24), ("rounded-full", 9_999), ("rounded-none", 0),
    ]
    for (name, radius) in radii { all[name] = ("borderRadius", .number(radius)) }
    let sizes: [(String, Double)] = [
      ("xs", 12), ("sm", 14), ("base", 16), ("lg", 18), ("xl", 20), ("2xl", 24), ("3xl", 30),
      ("4xl", 36), ("5xl", 48), ("6xl", 60), ("7xl", 72), ("8xl", 96), ("9xl", 128),
    ]
    for (name, size) in sizes { all["text-" + name] = ("fontSize", .number(size)) }
    let weights: [(String, Double)] = [
      ("thin", 100), ("extralight", 200), ("light", 300), ("normal", 400), ("medium", 500),
      ("semibold", 600), ("bold", 700), ("extrabold", 800), ("black", 900),
    ]
    for (name, weight) in weights { all["font-" + name] = ("fontWeight", .number(weight)) }
    return all
  }()
}

extension ScriptObject {
  /// Props with the styles that classes among them come to: a style of its own wins over them.
  func styled(at path: String, in graph: ModuleGraph) -> ScriptObject {
    guard let classes = self["className"], !classes.isMissing,
      graph.package(of: path)?.manifest.dependencies.contains(UtilityClasses.ofProps) == true
    else { return self }
    var props = self
    props["style"] = .list(
      ScriptList([UtilityClasses.styles(of: classes), self["style"] ?? .undefined]))
    return props
  }
}
