import CGit2

/// One object from a file of its own: `blob 12`, a zero byte, the body, all deflated.
struct LooseObject {
  let kind: git_object_t
  let body: [UInt8]
  /// What the bytes hash to.
  let id: ObjectID

  /// Nil for a file that is cut short, has been tampered with or is none of git's.
  init?(_ file: [UInt8]) {
    guard let whole = Self.inflated(file), let end = whole.prefix(64).firstIndex(of: 0) else {
      return nil
    }
    let words = String(decoding: whole[..<end], as: UTF8.self)
      .split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 2, Int(words[1]) == whole.count - end - 1 else { return nil }
    kind = git_object_string2type(String(words[0]))
    guard kind != GIT_OBJECT_INVALID else { return nil }
    let body = Array(whole[(end + 1)...])
    var id = git_oid()
    guard git_odb_hash(&id, body, body.count, kind) == 0 else { return nil }
    (self.body, self.id) = (body, ObjectID(id))
  }

  /// Nil unless the stream comes to its own end, which holds a checksum.
  private static func inflated(_ file: [UInt8]) -> [UInt8]? {
    var stream = z_stream()
    guard inflateInit_(&stream, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
      return nil
    }
    defer { inflateEnd(&stream) }
    var input = file
    var output: [UInt8] = []
    return input.withUnsafeMutableBufferPointer { input in
      stream.next_in = input.baseAddress
      stream.avail_in = UInt32(clamping: input.count)
      while true {
        var status = Z_OK
        let room = max(4096, 4 * input.count, output.count)
        let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
          stream.next_out = buffer.baseAddress
          stream.avail_out = UInt32(clamping: room)
          status = inflate(&stream, Z_NO_FLUSH)
          count = room - Int(stream.avail_out)
        }
        output += chunk
        if status == Z_STREAM_END { return output }
        // No progress means that there is no more input: the file was cut short.
        guard status == Z_OK, !chunk.isEmpty else { return nil }
      }
    }
  }
}
