import Evaluation
import VoiceOver

/// Fragments that several threads make, each with a copy of its own: what one of them wrote out, the
/// others need not.
final class FragmentExchange: Sendable {
  private let known: Fragments
  private let news = Guarded<[(giver: Int, news: FragmentNews)]>([])
  private let givers = Guarded<Int>(0)
  private let work = Guarded(Work())

  init(_ known: Fragments) { self.known = known }

  /// One for each thread.
  func share() -> Share {
    let giver = givers.withLock { count in
      count += 1
      return count
    }
    return Share(exchange: self, giver: giver, fragments: known.lent())
  }

  /// What all of them know in the end.
  func all() -> Fragments {
    var all = known
    for (_, news) in news.withLock({ $0 }) { all.add(news) }
    all.work += work.withLock { $0 }
    return all
  }

  struct Share {
    fileprivate let exchange: FragmentExchange
    fileprivate let giver: Int
    var fragments: Fragments
    private var seen = 0

    fileprivate init(exchange: FragmentExchange, giver: Int, fragments: Fragments) {
      self.exchange = exchange
      self.giver = giver
      self.fragments = fragments
    }

    /// Gives what is new here, and takes what is new with the others.
    mutating func exchangeNews() {
      let own = fragments.takeNews()
      let done = fragments.takeWork()
      exchange.work.withLock { $0 += done }
      let others = exchange.news.withLock { news in
        let others = news[seen...].filter { $0.giver != giver }
        if let own { news.append((giver, own)) }
        seen = news.count
        return others
      }
      for other in others { fragments.add(other.news) }
    }
  }
}
