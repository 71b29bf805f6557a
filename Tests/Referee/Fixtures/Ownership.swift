// swift-format-ignore-file
struct File: ~Copyable {
  private let descriptor: Int32
  borrowing func size() -> Int { 0 }
  consuming func close() { discard self }
  mutating func seek(to offset: Int) { }
  var span: Span<UInt8> { borrowing get { x } }
  var raw: Int { unsafeAddress { p } unsafeMutableAddress { q } }
  var v: Int { @storageRestrictions(initializes: _a) init(initialValue) { _a = initialValue } get { 1 } }
  var w: Int { mutating get { 1 } nonmutating set(x) { } }
  subscript(i: Int) -> Int { _read { yield x } _modify { yield &x } }
  deinit { }
}
func f(_ x: borrowing File, _ y: consuming File, _ z: inout File) { let a = consume y ; let b = copy a ; g(consume b) ; _ = consume z.x }
func g<T: ~Copyable>(_ x: consuming T) where T: ~Escapable { }
func h() async { async let a = b() ; async let (c, d) = e() ; let x = await (a, c) ; await withTaskGroup(of: Int.self) { group in group.addTask { 1 } ; for await x in group { } } }
func i() async throws { try await Task.sleep(for: .seconds(1)) ; let x = try await a.b?.c() ; for try await x in y where z { } }
nonisolated(nonsending) func j() async { }
@MainActor func k() { Task { @MainActor in l() } ; Task.detached(priority: .high) { [weak self] in await self?.m() } ; MainActor.assumeIsolated { } }
func l(isolation: isolated (any Actor)? = #isolation) { }
extension Optional where Wrapped: ~Copyable { }
let m = if case .a = b { 1 } else { 2 }
func n() throws(E) { do throws(E) { try o() } catch { throw error } }
func p() -> some ~Copyable & P { }
let q = #Predicate<Foo> { foo in foo.a == 1 && foo.b }
let r: @Sendable (borrowing File) -> Void = { _ in }
func s<each T: P>(_ x: repeat each T) where repeat each T: Q { for y in repeat each x { } ; _ = (repeat (each x).z) }
func t(_ x: some P, y: any Q) -> (any P)? { x as? any P }
func u() { unsafe x.y() ; let z = unsafe w ; for unsafe x in y { } }
func v() { let copy = 1 ; copy.x ; consume(x) ; copy(y) ; borrow(z) ; unsafe(a) ; let unsafe = 2 ; unsafe + 1 ; consume }
