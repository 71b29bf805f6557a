/// The bars of a screen with what whoever shows it puts into them: a title that is set around a view stands behind the
/// view's own leading items, as bars are read from their leading edge on (`BarPlace`).
struct JointBars {
  private let own: [BarPlace]
  private let around: [BarPlace]
  /// Of each from around, before which of the view's own it stands.
  private let ends: [Int]

  init(_ own: [BarPlace], around: [Stop]) {
    (self.own, self.around) = (own, around.map(\.barPlace))
    var ends: [Int] = []
    for stop in around {
      // Of one place those from around are further out.
      let end = own.firstIndex { other in
        other > stop.barPlace || other == stop.barPlace && !other.isTrailing
      }
      ends.append(max(end ?? own.count, ends.last ?? 0))
    }
    self.ends = ends
  }

  /// Where each from around stands among all of them.
  var placesAround: [Int] { ends.indices.map { ends[$0] + $0 } }

  func place(ofOwn index: Int) -> Int { index + ends.count { $0 <= index } }

  /// How many of all come before what stands behind so many of the view's own: of those from around that do so as well
  /// none, but where its place is known and theirs is before that.
  func count(before place: BarPlace?, behind count: Int) -> Int {
    let between = ends.indices.count { index in
      ends[index] == count && place.map { around[index] < $0 } ?? false
    }
    return count + ends.count { $0 < count } + between
  }

  func joined(_ stops: ArraySlice<Stop>, _ around: [Stop]) -> [Stop] {
    var (all, left) = ([Stop](), ends[...])
    for (index, stop) in stops.enumerated() {
      while left.first.map({ $0 <= index }) == true {
        all.append(around[left.startIndex])
        left.removeFirst()
      }
      all.append(stop)
    }
    return all + around[left.startIndex...]
  }
}

extension [Stop] {
  var bars: [Stop] { filter(\.isChrome) }
}
