/// The words of one command line, checked against the definition of their command.
struct Arguments: Sendable {
  let command: Command
  private(set) var operands: [String] = []
  private var given: [String: [String]] = [:]
  private(set) var asksForHelp = false

  init(_ words: [String], for command: Command) throws(Failure) {
    self.command = command
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        rest = []
      } else if word == "--help" || word == "-h" {
        asksForHelp = true
        return
      } else if word.hasPrefix("-"), word != "-" {
        try readOption(word, from: &rest)
      } else {
        operands.append(word)
      }
    }
    try checkOperands()
    try checkRequired()
  }

  private mutating func readOption(
    _ word: String, from rest: inout ArraySlice<String>
  ) throws(Failure) {
    let (name, attached) = Arguments.split(word)
    guard let option = command.options.first(where: { "--\($0.name)" == name }) else {
      throw .unknown(
        "option", name, among: (command.options + [.help]).map { "--\($0.name)" },
        otherwise: "“\(Program.name) help \(command.name)” lists them")
    }
    if !option.repeats, given[option.name] != nil {
      throw .usage("\(name) stands twice; give it once")
    }
    given[option.name, default: []].append(try value(of: option, attached, from: &rest))
  }

  private func value(
    of option: Option, _ attached: String?, from rest: inout ArraySlice<String>
  ) throws(Failure) -> String {
    switch option.kind {
    case .flag:
      guard attached == nil else { throw .usage("--\(option.name) takes no value") }
      return ""
    case .value(let placeholder):
      guard let value = attached ?? rest.popFirst(), attached != nil || value != "--" else {
        throw .usage("--\(option.name) needs a value: --\(option.name) \(placeholder)")
      }
      return value
    case .choice(let words):
      let list = words.joined(separator: ", ")
      guard let value = attached ?? rest.popFirst() else {
        throw .usage("--\(option.name) needs one of \(list)")
      }
      guard words.contains(value) else {
        throw .unknown(
          "value of --\(option.name)", value, among: words, otherwise: "it is one of \(list)")
      }
      return value
    }
  }

  private static func split(_ word: String) -> (name: String, value: String?) {
    guard let equals = word.firstIndex(of: "=") else { return (word, nil) }
    return (String(word[..<equals]), String(word[word.index(after: equals)...]))
  }

  private func checkOperands() throws(Failure) {
    let needed = command.operands.filter(\.isRequired)
    guard operands.count >= needed.count else {
      let missing = needed[operands.count].placeholder
      throw .usage("\(missing) is missing: \(command.usage)")
    }
    var room = 0
    for operand in command.operands {
      room = operand.limit == .max ? .max : room + operand.limit
      if room == .max { return }
    }
    guard operands.count <= room else {
      throw .usage("unexpected word “\(operands[room])”: \(command.usage)")
    }
  }

  private func checkRequired() throws(Failure) {
    for option in command.options where option.isRequired && given[option.name] == nil {
      throw .usage("--\(option.name) is missing: \(command.usage)")
    }
  }

  /// What was given for an option, in order; reading one that is not defined is a defect.
  func values(of name: String) -> [String] {
    precondition(
      command.options.contains { $0.name == name }, "\(command.name) does not define --\(name)")
    return given[name] ?? []
  }
}
