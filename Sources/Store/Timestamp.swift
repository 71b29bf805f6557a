/// Seconds since 1970 as ISO-8601 text in UTC.
package enum Timestamp {
  /// `2026-11-20T19:14:29Z`; what lies outside the years 1 to 9999 is moved to their edge, because
  /// the text would no longer sort by time.
  package static func text(_ seconds: Int64) -> String {
    let seconds = min(max(seconds, -62_135_596_800), 253_402_300_799)
    let day = Int((Double(seconds) / 86_400).rounded(.down))
    let second = Int(seconds) - day * 86_400
    let (year, month, monthDay) = date(day)
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(monthDay, 2))T"
      + "\(padded(second / 3600, 2)):\(padded(second / 60 % 60, 2)):\(padded(second % 60, 2))Z"
  }

  /// Days since 1970 in the proleptic Gregorian calendar, by eras of 400 years that begin in March.
  ///
  /// https://howardhinnant.github.io/date_algorithms.html#civil_from_days
  private static func date(_ day: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = day + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let ofEra = shifted - era * 146_097
    let yearOfEra = (ofEra - ofEra / 1460 + ofEra / 36_524 - ofEra / 146_096) / 365
    let ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let part = (5 * ofYear + 2) / 153
    let month = part < 10 ? part + 3 : part - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, ofYear - (153 * part + 2) / 5 + 1)
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
