#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Two folders that change names in one step, so that at no moment a name is missing.
enum Exchange {
  /// False where the system or the file system can't; nothing has happened then.
  static func swap(_ a: String, _ b: String) -> Bool {
    #if canImport(Darwin)
    return renamex_np(a, b, UInt32(RENAME_SWAP)) == 0
    #else
    // The C library has it, but its header hides it from Swift.
    typealias Call =
      @convention(c) (CInt, UnsafePointer<CChar>, CInt, UnsafePointer<CChar>, CUnsignedInt) -> CInt
    guard let symbol = dlsym(nil, "renameat2") else { return false }
    let exchange: CUnsignedInt = 2
    return unsafeBitCast(symbol, to: Call.self)(AT_FDCWD, a, AT_FDCWD, b, exchange) == 0
    #endif
  }
}
