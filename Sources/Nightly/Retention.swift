/// Which nights of a series to keep: all of the last days, then one a week, then one a month.
package struct Retention: Sendable, Equatable {
  package var days: Int
  package var weeks: Int
  package var months: Int

  package init(days: Int = 14, weeks: Int = 8, months: Int = 24) {
    self.days = days
    self.weeks = weeks
    self.months = months
  }

  /// The names to keep, of run folders named after their day (`2026-11-20`, and `2026-11-20.2` for a second
  /// run of a day).
  ///
  /// Of each week and month the newest run stays. Ladders count what exists, not the calendar: after a
  /// pause of a year nothing that was kept before is lost. A name that is no day is not ours and stays.
  package func kept(of names: [String], pinned: Set<String> = []) -> Set<String> {
    let runs = names.compactMap { name in Day(name).map { (name: name, day: $0) } }
      .sorted { ($0.day.number, $0.name) > ($1.day.number, $1.name) }
    var kept = Set(names).subtracting(runs.map(\.name)).union(pinned.intersection(names))
    func keepNewest(of count: Int, by key: (Day) -> Int) {
      var seen: [Int] = []
      for run in runs where seen.last != key(run.day) {
        guard seen.count < count else { return }
        seen.append(key(run.day))
        kept.insert(run.name)
      }
    }
    keepNewest(of: days) { $0.number }
    // Day 0 is a Monday of the proleptic calendar, so sevens are weeks from Monday to Sunday.
    keepNewest(of: weeks) { ($0.number + Day.mondayShift) / 7 }
    keepNewest(of: months) { $0.year * 12 + $0.month }
    return kept
  }
}

/// A calendar day, read from the head of a folder's name.
struct Day: Sendable, Equatable {
  var year: Int
  var month: Int
  var day: Int

  /// 1970-01-01 was a Thursday.
  static let mondayShift = 3 + 7 * 200_000

  init?(_ name: String) {
    let head = name.prefix(10)
    let parts = head.split(separator: "-", omittingEmptySubsequences: false)
    guard head.utf8.count == 10, parts.count == 3, parts[0].count == 4, parts[1].count == 2,
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
      (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    let rest = name.dropFirst(10)
    guard rest.isEmpty || (rest.first == "." && Int(rest.dropFirst()) != nil) else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// Days since 1970-01-01.
  var number: Int {
    // Years that begin in March put the leap day last; see Howard Hinnant's date algorithms.
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }
}
