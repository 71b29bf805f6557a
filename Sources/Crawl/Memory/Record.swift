/// Bytes through which values pass one after the other: into them or, in the same order, out of them.
///
/// One description of a value serves both ways. What comes out of bytes that nobody wrote is blank, and the record
/// says that it is broken.
struct Record {
  private(set) var bytes: [UInt8]
  let isRead: Bool
  private(set) var isBroken = false
  private var place = 0
  /// Texts that passed, in their order; the same text again is only its number.
  private var texts: [String] = []
  private var numbers: [String: Int] = [:]
  /// The same for keys of eight bytes, which do not get shorter.
  private var keys: [UInt64] = []
  private var keyNumbers: [UInt64: Int] = [:]

  init() { (bytes, isRead) = ([], false) }

  init(reading bytes: [UInt8]) { (self.bytes, isRead) = (bytes, true) }

  mutating func giveUp() { isBroken = true }
}

// MARK: Numbers

extension Record {
  mutating func pass<Value: Recorded>(_ value: inout Value) { value.pass(through: &self) }

  /// Seven bits in a byte, the lowest first.
  mutating func pass(number: inout UInt64) {
    guard isRead else {
      var rest = number
      while rest > 127 {
        bytes.append(UInt8(rest & 127) | 128)
        rest >>= 7
      }
      return bytes.append(UInt8(rest))
    }
    number = 0
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      guard place < bytes.count else { break }
      let byte = bytes[place]
      place += 1
      number |= UInt64(byte & 127) << shift
      if byte < 128 { return }
    }
    isBroken = true
  }

  /// How many of something follow: never more than there are bytes.
  mutating func pass(count: inout Int) {
    pass(&count)
    guard isRead, !(0...bytes.count - place).contains(count) else { return }
    count = 0
    isBroken = true
  }
}

// MARK: Texts

extension Record {
  mutating func pass(text: inout String) {
    var number = isRead ? 0 : numbers[text] ?? texts.count
    pass(&number)
    if texts.indices.contains(number) {
      text = texts[number]
    } else if number == texts.count {
      pass(whole: &text)
      if !isRead { numbers[text] = number }
      texts.append(text)
    } else {
      isBroken = true
    }
  }

  private mutating func pass(whole text: inout String) {
    var count = text.utf8.count
    pass(count: &count)
    if isRead {
      text = String(decoding: bytes[place..<place + count], as: UTF8.self)
      place += count
    } else {
      bytes.append(contentsOf: text.utf8)
    }
  }
}

// MARK: Keys

extension Record {
  mutating func pass(key: inout UInt64) {
    var number = isRead ? 0 : keyNumbers[key] ?? keys.count
    pass(&number)
    if keys.indices.contains(number) {
      key = keys[number]
    } else if number == keys.count {
      pass(whole: &key)
      if !isRead { keyNumbers[key] = number }
      keys.append(key)
    } else {
      isBroken = true
    }
  }

  private mutating func pass(whole key: inout UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      if !isRead {
        bytes.append(UInt8(truncatingIfNeeded: key >> shift))
      } else if place < bytes.count {
        if shift == 0 { key = 0 }
        key |= UInt64(bytes[place]) << shift
        place += 1
      } else {
        isBroken = true
      }
    }
  }
}
