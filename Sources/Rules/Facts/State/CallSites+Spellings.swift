import Views
import VoiceOver

extension CallSites {
  /// A condition as it is written at a node, and in the words of the callers from there outwards.
  func spellings(of condition: String, at node: NodeID) -> [String] {
    [condition] + spellings(of: condition, byCallersFrom: callers[Int(node)])
  }

  /// What callers from one outwards say for a text of the code inside.
  ///
  /// Whatever is inside of them asks the same of them.
  private func spellings(of text: String, byCallersFrom caller: NodeID) -> [String] {
    guard caller >= 0 else { return [] }
    return knownSpellings(TextAtNode(text: text, node: caller)) {
      let parent = scene.nodes[Int(caller)].parent
      let next = parent < 0 ? -1 : callers[Int(parent)]
      let spelled = spelled(text, by: caller)
      guard spelled != text else { return spellings(of: text, byCallersFrom: next) }
      var found = [spelled]
      let place = scene[caller].origin
      if let meaning = code.meanings(of: spelled, at: place, tree.type(writing: caller)).first,
        !meaning.isEmpty
      {
        found.append(meaning)
      }
      return found + spellings(of: found.last ?? text, byCallersFrom: next)
    }
  }

  private var callers: [NodeID] { knownCallers { tree.nearest { tree.isCall($0) } } }

  /// A text of the code of a view or helper, with what the caller handed over for the names in it.
  func spelled(_ text: String, by view: NodeID) -> String {
    knownSpelled(question(about: text, at: view)) { findSpelling(of: text, by: view) }
  }

  private func findSpelling(of text: String, by view: NodeID) -> String {
    var meant: [String: String] = [:]
    let file = scene[view].origin.file
    for name in Spelling.names(in: text) {
      for value in values(for: name, by: view) {
        guard let given = files.written(value, in: file) else { continue }
        // What is asked may be handed over as a whole; a part of it must stay a name.
        if text == name || text == "!" + name { return given }
        if !given.contains(" ") { meant[name] = given }
      }
    }
    return meant.isEmpty ? text : Spelling.of(text, replacing: meant)
  }
}
