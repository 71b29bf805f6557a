// swift-format-ignore-file
var a: Int, b: [Int], c: [String: [Int]], d: Int?, e: Int??, f: Int!, g: [Int]?
var h: (Int, String), i: (), j: (a: Int, b: String), k: (Int) -> Void, l: (Int) -> (String) -> Void
var m: (_ a: Int, inout String) throws -> Void, n: @escaping () -> Void, o: @Sendable () async -> Void
var p: any P, q: any P & Q, r: (any P)?, s: any P.Type, t: P.Type, u: P.Protocol, v: some P
var w: Foo.Bar<Int>.Baz, x: Foo<Bar<Baz<Int>>>, y: Array<[Int?]>?, z: Swift.Array<Swift.Int>
var aa: (Int...) -> Void, ab: @convention(c) (Int) -> Void, ac: @autoclosure () -> Int, ad: inout Int
var ae: ~Copyable, af: any ~Copyable & P, ag: () throws(E) -> Void, ah: () async throws -> Int
var ai: [any P], aj: [some P], ak: [(a: Int, b: Int)], al: [() -> Void], am: [Int: () -> Void]
var an: ((Int) -> Void)?, ao: ((Int) -> Void)!, ap: (((Int)) -> Void), aq: Foo?.Type, ar: [Foo].Type
var at: nonisolated(nonsending) () async -> Void, au: @isolated(any) () -> Void, av: sending Int
var aw: Foo<Int, String>? = nil, ax: Foo<Int>=3
var ay: A & B & C, az: @MainActor (Int) -> Void, ba: Result<Void, any Error>
func bb<T: P & Q, U>(_: T.Type, x: U.A.B?) -> T? where U.A == [T] { nil }
func bc(_ x: @escaping @Sendable (Result<[Int], any Error>) -> Void) -> @Sendable () -> Void { { } }
func bd() -> (some View, Int) { }
func be() -> [String: any Hashable & Sendable]? { nil }
let bf = x as? [String: (Int, Int)] ?? [:], bg = [String: [Int]].self, bh = (Int, String).self, bi = Optional<Int>.none
let bj = Foo<Int?>.x, bk = Foo<[Int]>(), bl = Foo<(Int, Int)>(), bm = Foo<() -> Void>(), bn = Foo<any P>(), bo = Foo<A & B>()
let bp: (Foo) = x, bq: ((Foo, Bar)) = y, br: _ = z
typealias BS = @MainActor (Int) -> Void
typealias BT<T> = (T) -> Void
typealias BU = Foo<Int>.Bar & Baz
struct BV<T, each U: P, let n: Int>: Foo<T>.Bar, P { }
let bw = [Int?](), bx = [[Int]](), by = [String: Int?](), bz = [(Int) -> Void](), ca = [any P](), cb = [Foo.Bar](), cc = [Foo<Int>]()
var cd: Module::Type
