import Scenes
import Views
import VoiceOver

extension CallSites {
  /// A condition as it is asked at a node, and in the names of the callers from there outwards.
  func spellings(of condition: Formula, at node: NodeID) -> [Formula] {
    var (found, formula, caller) = ([condition], condition, callers[Int(node)])
    // What is one term goes by one memo, whatever asks for it.
    if let only = condition.only {
      return found + spellings(of: only, byCallersFrom: caller).map { Formula($0) }
    }
    while caller >= 0 {
      let spelled = formula.map { self.spelled($0, by: caller) }
      if spelled != formula { found.append(spelled) }
      formula = spelled
      let parent = scene[caller].parent
      caller = parent < 0 ? -1 : callers[Int(parent)]
    }
    return found
  }

  /// What callers from one outwards say for a term of the code inside.
  ///
  /// Whatever is inside of them asks the same of them.
  private func spellings(of term: Term, byCallersFrom caller: NodeID) -> [Term] {
    guard caller >= 0 else { return [] }
    return knownSpellings(TermAtNode(term: term, node: caller)) {
      let parent = scene.nodes[Int(caller)].parent
      let next = parent < 0 ? -1 : callers[Int(parent)]
      let spelled = spelled(term, by: caller)
      guard spelled != term else { return spellings(of: term, byCallersFrom: next) }
      var found = [spelled]
      let place = scene[caller].origin
      if let name = spelled.plainName,
        let meaning = code.meanings(of: name, at: place, tree.type(writing: caller)).first,
        let meaning
      {
        found.append(meaning)
      }
      return found + spellings(of: found.last ?? term, byCallersFrom: next)
    }
  }

  private var callers: [NodeID] { knownCallers { tree.nearest { tree.isCall($0) } } }

  /// A term of the code of a view or helper, with what the caller handed over for the names in it.
  func spelled(_ term: Term, by view: NodeID) -> Term {
    knownSpelled(question(about: term, at: view)) { findSpelling(of: term, by: view) }
  }

  private func findSpelling(of term: Term, by view: NodeID) -> Term {
    var meant: [String: Term] = [:]
    let file = scene[view].origin.file
    for name in term.names.sorted() {
      for value in values(for: name, by: view) {
        guard let given = code.term(value, in: file) else { continue }
        // What is asked may be handed over as a whole; a part of it must stay a name.
        if term == .name(name) || term == .prefix("!", .name(name)) { return given }
        if given.isShort { meant[name] = given }
      }
    }
    return meant.isEmpty ? term : term.replacing(meant)
  }
}
