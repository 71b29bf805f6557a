package import Views

/// Values as text for people, made when a report is.
package struct Wording {
  package let scene: Scene
  let index: ViewIndex
  /// The unknown is told in words, as `‹sender name›`, and not as it is written.
  package let isReadable: Bool
  /// Of so many rows that are listed the one whose texts are wanted; nil for what is said of any of them.
  package var row: (index: Int, count: Int)?
  /// What stands in several places of a scene is put into words once.
  private let placeholders = Memo<SourceExpression, Placeholder>()
  private let texts = Memo<ValueID, String>()

  package init(scene: Scene, index: ViewIndex, isReadable: Bool = false) {
    self.scene = scene
    self.index = index
    self.isReadable = isReadable
  }

  /// What is said: literals as they are, the unknown as `‹expression›`, of branches the longest.
  ///
  /// What a property chooses is as good as unknown: none of its texts is more likely.
  package func plain(_ value: ValueID) -> String {
    if row != nil { return written(value) }
    return texts(value) { written(value) }
  }

  private func written(_ value: ValueID) -> String {
    var left = Self.mostParts
    return plain(value, depth: 0, &left)
  }

  func placeholder(for source: SourceExpression) -> Placeholder {
    placeholders(source) { Placeholder(source, in: index) }
  }

  /// Parts that are written of one value: where views stand in themselves, what is said doubles at every step.
  private static let mostParts = 1_024

  func plain(_ value: ValueID, depth: Int, _ left: inout Int) -> String {
    guard left > 0 else { return "" }
    guard depth < 32 else { return "‹…›" }
    left -= 1
    switch scene[value] {
    case .null: return ""
    case .unknown(let source):
      return isReadable ? placeholder(for: source).text : "‹" + self.source(source) + "›"
    case .named(_, let texts) where ofRow(texts) != nil:
      return plain(ofRow(texts) ?? .null, depth: depth + 1, &left)
    case .named(let source, let texts):
      if !isReadable { return "‹" + self.source(source) + "›" }
      return outcomes(texts, depth, &left, of: source) ?? kept(texts, called: source)
        ?? placeholder(source, of: texts)
    case .boolean(let flag): return flag ? "true" : "false"
    // A key that no table has is shown, and said, as it is.
    case .number(let text), .string(let text), .key(let text): return self.text(text)
    case .resolved(let index): return scene.resolvedTexts[Int(index)]
    case .joined(let range):
      return Self.joined(scene.list(range).map { plain($0, depth: depth + 1, &left) })
    case .sentence(let range):
      return scene.list(range).map { plain($0, depth: depth + 1, &left) }.filter { !$0.isEmpty }
        .joined(separator: ", ")
    case .either where ofRow(value) != nil:
      return plain(ofRow(value) ?? .null, depth: depth + 1, &left)
    case .either(let range):
      if isReadable, let said = outcomes(value, depth, &left) { return said }
      return longest(scene.list(range), depth, &left)
    case .list(let range):
      return scene.list(range).map { plain($0, depth: depth + 1, &left) }.joined(separator: ", ")
    case .symbol(let name): return symbol(name, depth, &left)
    case .member(_, let name): return unfollowed(spelling(name), before: ".")
    case .call(_, let name, let arguments):
      let text = spelling(name)
      // `Int(progress)` is about the progress, `Formatter.string(from: date)` about the date.
      let isAboutFirst = text.first?.isUppercase == true || Placeholder.formats.contains(text)
      if isReadable, isAboutFirst, let first = arguments.first {
        let inner = plain(scene.arguments[Int(first)].value, depth: depth + 1, &left)
        if inner.hasPrefix("‹"), inner.hasSuffix("›") { return inner }
      }
      if isReadable, Placeholder.measures.contains(text) {
        // `max(0, count)` is about the count, and `max(least, count)` too.
        var about: [String] = []
        for argument in arguments {
          let inner = plain(scene.arguments[Int(argument)].value, depth: depth + 1, &left)
          if inner.hasPrefix("‹"), inner.hasSuffix("›") { about.append(inner) }
        }
        if let told = about.first(where: { !$0.hasSuffix("?›") }) ?? about.first { return told }
      }
      return unfollowed(text, after: "(…)")
    case .closure: return unfollowed("", after: "{…}")
    case .range, .type, .instance, .view: return unfollowed("", after: "…")
    }
  }

  func unfollowed(_ name: String, before: String = "", after: String = "") -> String {
    isReadable ? Placeholder(unfollowed: name).text : "‹" + before + name + after + "›"
  }

  /// What is said for the symbol of a name; of a choice, the longest.
  private func symbol(_ name: ValueID, _ depth: Int, _ left: inout Int) -> String {
    if let own = ofRow(name) { return symbol(ofSide: own, depth, &left) }
    if isReadable, let said = symbols(name, depth, &left) { return said }
    if case .either(let range) = scene[name] {
      let all = scene.list(range).map { symbol(ofSide: $0, depth, &left) }
      return all.reduce("") { $1.count > $0.count ? $1 : $0 }
    }
    return symbol(ofSide: name, depth, &left)
  }

  func symbol(ofSide name: ValueID, _ depth: Int, _ left: inout Int) -> String {
    if let known = known(name) { return SymbolNames.spoken(known) }
    if case .null = scene[name] { return "" }
    let name = plain(name, depth: depth + 1, &left)
    return "‹symbol " + (isReadable ? name.filter { $0 != "‹" && $0 != "›" } : name) + "›"
  }

  private func longest(
    _ values: ArraySlice<ValueID>, _ depth: Int, _ left: inout Int
  ) -> String {
    var longest = ""
    // What a symbol is called is told where no side is a text.
    let texts = values.filter { if case .symbol = scene[$0] { false } else { true } }
    var size = 0
    for value in texts.isEmpty ? Array(values) : texts {
      let text = plain(value, depth: depth + 1, &left)
      // In words another one may be the longest, but it is the same that is told.
      let written = isReadable ? Wording(scene: scene, index: index).plain(value).count : text.count
      if written > size { (longest, size) = (text, written) }
    }
    return longest
  }

  /// The text, when all of it is in the source.
  package func known(_ value: ValueID) -> String? {
    switch scene[value] {
    case .string(let text): return self.text(text)
    case .resolved(let index): return scene.resolvedTexts[Int(index)]
    case .joined(let range), .sentence(let range):
      var parts: [String] = []
      for part in scene.list(range) {
        guard let text = known(part) else { return nil }
        parts.append(text)
      }
      if case .joined = scene[value] { return parts.joined() }
      return parts.filter { !$0.isEmpty }.joined(separator: ", ")
    default: return nil
    }
  }

  package func spelling(_ name: SourceName) -> String {
    guard name.name.index >= 0 else { return "" }
    return index.name(name.name, in: name.file).text
  }

  package func text(_ source: SourceText) -> String { index.text(source.text, in: source.file) }

  /// An expression as it is written, as far as the calculus keeps it.
  package func source(_ source: SourceExpression) -> String {
    var out = ""
    write(source.expression, index[source.file].views, &out, depth: 0)
    return out
  }

  private func write(
    _ id: ExpressionID, _ views: FileViews, _ out: inout String, depth: Int
  ) {
    guard depth < 24, out.utf8.count < 120 else {
      if !out.hasSuffix("…") { out += "…" }
      return
    }
    let code = views.code
    switch code.expressions[Int(id)] {
    case .unknown(let text): out += views[text]
    case .null: out += "nil"
    case .boolean(let flag): out += flag ? "true" : "false"
    case .number(let text): out += views[text]
    case .string(let segments): write(segments, views, &out, depth)
    case .name(let name): out += Self.unprojected(views[name].text)
    case .member(let base, let name):
      write(operand: base, views, &out, depth: depth + 1)
      out += "." + views[name].text
    case .implicitMember(let name): out += "." + views[name].text
    case .call(let callee, let arguments):
      write(callee, views, &out, depth: depth + 1)
      write(arguments, views, &out, depth, "(", ")")
    case .element(let base, let arguments):
      write(base, views, &out, depth: depth + 1)
      write(arguments, views, &out, depth, "[", "]")
    case .closure: out += "{…}"
    case .array, .dictionary: out += "[…]"
    case .tuple: out += "(…)"
    case .branch: out += "…"
    case .binary(let name, let left, let right):
      let sign = views[name].text
      let outer = Precedence(ofOperator: sign)
      write(operand: left, of: outer, views, &out, depth: depth + 1)
      out += " " + sign + " "
      write(operand: right, of: outer, onTheRight: true, views, &out, depth: depth + 1)
    case .prefix(let name, let inner):
      out += views[name].text
      write(operand: inner, views, &out, depth: depth + 1)
    case .keyPath(let text): out += views[text]
    case .cast(let inner, _): write(inner, views, &out, depth: depth + 1)
    case .implicitBase: out += "self"
    }
  }

  /// With the parentheses that it needs: these are not kept.
  private func write(
    operand id: ExpressionID, of outer: Precedence? = nil, onTheRight: Bool = false,
    _ views: FileViews, _ out: inout String, depth: Int
  ) {
    guard case .binary(let name, _, _) = views.code.expressions[Int(id)],
      outer?.parts(Precedence(ofOperator: views[name].text), onTheRight: onTheRight) ?? true
    else { return write(id, views, &out, depth: depth) }
    out += "("
    write(id, views, &out, depth: depth)
    out += ")"
  }

  /// What `$name` projects is about the same thing; `$0` is a name.
  private static func unprojected(_ name: String) -> Substring {
    let rest = name.dropFirst()
    guard name.utf8.first == UInt8(ascii: "$"), let first = rest.first, !first.isNumber else {
      return name[...]
    }
    return rest
  }

  private func write(
    _ segments: Range<Int32>, _ views: FileViews, _ out: inout String, _ depth: Int
  ) {
    out += "\""
    for index in segments {
      switch views.code.segments[Int(index)] {
      case .literal(let text): out += views[text]
      case .interpolation(let inner):
        out += "\\("
        write(inner, views, &out, depth: depth + 1)
        out += ")"
      }
    }
    out += "\""
  }

  private func write(
    _ arguments: Range<Int32>, _ views: FileViews, _ out: inout String, _ depth: Int,
    _ open: String, _ close: String
  ) {
    var isFirst = true
    var hasParentheses = false
    for index in arguments {
      let argument = views.code.arguments[Int(index)]
      if argument.isTrailing {
        if hasParentheses {
          out += close
          hasParentheses = false
        }
        out += " {…}"
        isFirst = false
        continue
      }
      out += isFirst ? open : ", "
      hasParentheses = true
      isFirst = false
      if let label = argument.label { out += views[label].text + ": " }
      write(argument.value, views, &out, depth: depth + 1)
    }
    if isFirst { out += open }
    if hasParentheses || isFirst { out += close }
  }
}
