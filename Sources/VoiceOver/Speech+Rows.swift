import Scenes

extension Speech {
  /// What is said in each of so many rows; none where they say no more than any of them.
  func rows(_ element: Element, _ count: Int) -> [String] {
    let values = [element.label, element.value]
    guard count > 1, values.contains(where: { wording.isOfRows($0, count) }) else { return [] }
    return (0..<count).map { index in
      var own = wording
      own.row = (index, count)
      var utterance = Speech(wording: own).utterance(at: element)
      // A segment is one of them.
      if let place = utterance.place, place.index == 0, place.count == count {
        utterance.place = (Int32(index) + 1, place.count)
      }
      return utterance.said
    }
  }
}
