import CGit2

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Reads the objects that git keeps in a file each, in place of libgit2.
///
/// A machine that loses its power or runs out of disk leaves such a file cut short, and releases of
/// libgit2 that are in wide use never come back from reading one: they wait for output of an input that
/// has ended. So these files are inflated here, once, and their ids are compared while we are at it.
enum LooseObjects {
  /// Between libgit2's packs and its own reader of loose files, which thus gets to see only what is no file.
  private static let priority: Int32 = 2

  static func read(for objects: OpaquePointer, of repository: OpaquePointer) {
    var path = git_buf()
    guard git_repository_item_path(&path, repository, GIT_REPOSITORY_ITEM_OBJECTS) == 0,
      let start = path.ptr
    else { return }
    let folder = String(cString: start)
    git_buf_dispose(&path)
    add(folder, to: objects, isAlternate: false)
    for alternate in alternates(of: folder, depth: 0) {
      add(alternate, to: objects, isAlternate: true)
    }
  }

  /// Folders of objects that others share with a repository; git follows five of them in a row.
  private static func alternates(of folder: String, depth: Int) -> [String] {
    guard depth < 5, let bytes = contents(of: folder + "/info/alternates") else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .flatMap { line -> [String] in
        let other = line.hasPrefix("/") ? String(line) : folder + "/" + line
        return [other] + alternates(of: other, depth: depth + 1)
      }
  }

  private static func add(_ folder: String, to objects: OpaquePointer, isAlternate: Bool) {
    let backend = UnsafeMutablePointer<swipecost_git_loose>.allocate(capacity: 1)
    backend.initialize(to: swipecost_git_loose())
    backend.pointee.folder = strdup(folder)
    let parent = UnsafeMutableRawPointer(backend).assumingMemoryBound(to: git_odb_backend.self)
    git_odb_init_backend(parent, UInt32(GIT_ODB_BACKEND_VERSION))
    parent.pointee.read = { bytes, count, kind, backend, id in
      LooseObjects.read(bytes, count, kind, backend, id)
    }
    // Sizes come from libgit2's reader, which looks at the first bytes only.
    parent.pointee.read_header = { _, _, _, _ in GIT_ENOTFOUND.rawValue }
    parent.pointee.free = { LooseObjects.end($0) }
    let code =
      isAlternate
      ? git_odb_add_alternate(objects, parent, priority)
      : git_odb_add_backend(objects, parent, priority)
    if code < 0 { end(parent) }
  }

  private static func end(_ backend: UnsafeMutablePointer<git_odb_backend>?) {
    guard let backend else { return }
    UnsafeMutableRawPointer(backend).withMemoryRebound(to: swipecost_git_loose.self, capacity: 1) {
      release($0.pointee.folder)
      $0.deallocate()
    }
  }

  private static func read(
    _ bytes: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, _ count: UnsafeMutablePointer<Int>?,
    _ kind: UnsafeMutablePointer<git_object_t>?, _ backend: UnsafeMutablePointer<git_odb_backend>?,
    _ id: UnsafePointer<git_oid>?
  ) -> Int32 {
    guard let bytes, let count, let kind, let backend, let id else { return GIT_ERROR.rawValue }
    let folder = UnsafeMutableRawPointer(backend)
      .withMemoryRebound(to: swipecost_git_loose.self, capacity: 1) { $0.pointee.folder }
    guard let folder else { return GIT_ENOTFOUND.rawValue }
    let hex = ObjectID(id.pointee).hex
    let path = String(cString: folder) + "/" + hex.prefix(2) + "/" + hex.dropFirst(2)
    guard let file = contents(of: path) else { return GIT_ENOTFOUND.rawValue }
    guard let object = LooseObject(file), object.id == ObjectID(id.pointee) else {
      git_error_set_str(
        Int32(GIT_ERROR_ODB.rawValue), "its file among the loose objects is damaged")
      return GIT_ERROR.rawValue
    }
    guard let place = git_odb_backend_data_alloc(backend, object.body.count + 1) else {
      return GIT_ERROR.rawValue
    }
    object.body.withUnsafeBytes { body in
      if let base = body.baseAddress { place.copyMemory(from: base, byteCount: body.count) }
    }
    place.storeBytes(of: 0, toByteOffset: object.body.count, as: UInt8.self)
    (bytes.pointee, count.pointee, kind.pointee) = (place, object.body.count, object.kind)
    return 0
  }

  /// Nil when there is no such file, or none that can be read: libgit2 then says what it finds.
  private static func contents(of path: String) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var facts = stat()
    guard fstat(file, &facts) == 0, facts.st_size >= 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: Int(facts.st_size))
    var filled = 0
    while filled < bytes.count {
      let more = bytes.withUnsafeMutableBytes { buffer in
        systemRead(file, buffer.baseAddress.map { $0 + filled }, buffer.count - filled)
      }
      if more < 0, errno == EINTR { continue }
      guard more > 0 else { break }
      filled += more
    }
    return Array(bytes.prefix(filled))
  }
}

// Outside the type, where these names are the system's.
private func systemRead(_ file: Int32, _ place: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, place, count)
}

private func release(_ text: UnsafeMutablePointer<CChar>?) { free(text) }
