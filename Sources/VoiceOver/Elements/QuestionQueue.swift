/// Questions by how many ways there are to answer all that they hang on; of equals the first.
struct QuestionQueue {
  private var heap: [(width: Int, question: Int)] = []
  /// What counts of several entries of one question.
  private var widths: [Int: Int] = [:]

  mutating func add(_ question: Int, width: Int) {
    widths[question] = width
    heap.append((width, question))
    var at = heap.count - 1
    while at > 0, heap[at] < heap[(at - 1) / 2] {
      heap.swapAt(at, (at - 1) / 2)
      at = (at - 1) / 2
    }
  }

  /// For one that is still to be answered here.
  mutating func change(_ question: Int, width: Int) {
    guard let known = widths[question], known != width else { return }
    add(question, width: width)
  }

  mutating func next() -> Int? {
    while let first = heap.first {
      let last = heap.removeLast()
      if !heap.isEmpty {
        heap[0] = last
        sink()
      }
      if widths[first.question] == first.width {
        widths[first.question] = nil
        return first.question
      }
    }
    return nil
  }

  private mutating func sink() {
    var at = 0
    while 2 * at + 1 < heap.count {
      var least = 2 * at + 1
      if least + 1 < heap.count, heap[least + 1] < heap[least] { least += 1 }
      guard heap[least] < heap[at] else { return }
      heap.swapAt(at, least)
      at = least
    }
  }
}
