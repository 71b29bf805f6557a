/// Answers to questions that rules ask again and again about one scene.
///
/// A class, as facts are lent to rules and do not change while they look; what a question asks of the index is
/// noted when it is answered first.
package final class Memo<Question: Hashable, Answer> {
  private var known: [Question: Answer] = [:]

  package init() {}

  package var count: Int { known.count }

  package func callAsFunction(_ question: Question, _ find: () -> Answer) -> Answer {
    if let answer = known[question] { return answer }
    let answer = find()
    known[question] = answer
    return answer
  }
}

/// What is found out about a whole scene, when somebody asks for it first.
package final class Once<Answer> {
  private var known: Answer?

  package init() {}

  package func callAsFunction(_ find: () -> Answer) -> Answer {
    if let known { return known }
    let answer = find()
    known = answer
    return answer
  }
}
