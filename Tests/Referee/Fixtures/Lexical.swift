// swift-format-ignore-file
/* block /* nested */ still */ let a = 1 // line
/// doc
/** doc block */
let été = 1, 日本 = 2, 👍 = 3, _under = 4, a1b2 = 5, `class` = 6, $projected = 8
let b = a/* comment */+/* comment */c, d = a /* x */ + c, e = a + /* x */ c
let f = a//comment
+ g
let h=a,i=b+c,j=a*b,k = -a, l = a - -b, m = a-b, n = a - b
let o = [a , b ,c], p = f( a , b : c ), q = ( a )
let r = a ?? b, s = a ?b:c, t = a?.b, u = a! + b!, v = a!+b, w = a!.b, x = !a!
let y = a...b, z = a ... b, aa = a..., ab = ...a, ac = (...), ad = x[a...], ae = x[...a]
let af = a.b . c, ag = a
  . b, ah = a . b
let ai = a&b, aj = a & b, ak = f(&a), al = &+a, am = a &+ b, an = a &<< b
let ao = a==b, ap = a == b, aq = a=>b, ar = a->b
let at = a<b>c, au = a < b > c, av = a<b>(c), aw = a<b>.c, ax = (a<b>, c), ay = f(a<b, c>d), az = f(a<b, c>(d)), ba = a<b>[c]
let bb = a >= b, bc = Foo<Bar>>b, bd = Foo<Bar<Baz>>.x, be = a<b>>c
let bf = 1.0.x, bg = 1.x, bh = 0x1.x, bi = 1..<2, bj = 1...2, bk = x.0, bl = 1.e5, bm = 1e5
let bn = #"\("#, bo = "\\(x)", bp = "\\\(x)"
let bq = a*b*c, br = a**b, bs = (a)*(b), bt = *a, bu = a*
let bv = /x/, bw = a / b, bx = [/x/, /y/], by = f(/x/), bz = !/x/, cb = (/x/)
let cc = a; let cd = b;
let ce = \.a, cf = \A.b, cg = x.map(\.a.b), ch = x[keyPath: \.a], ci = \.a.b! , cj = f(\.a, b: \.c)
let ck = a
  ? b
  : c
let cl = a ?
  b :
  c
let cm: Int?=nil, cn: [Int]=[], co: Foo<Int>=x, cp: Int! = 3
func cq()->Int{1}
func cr<T>(_ a:T)->T{a}
func cs(){};func ct(){}
struct CU{var a:Int;var b:Int}
if a{b}else{c}
for a in b{c}
switch a{case b:c;case d:e default:f}
let cv = try!a(), cw = try?b(), cx = try a()
let cy = (a,b).0, cz = [a][0], da = "a".b, db = {a}().c, dc = (a)(b), dd = a[b](c)[d]
let de = a as!B, df = a as?B, dg = a is B
let dh = x?.y?[0]!.z, di = x??.y, dj = x!!, dk = x!?.y
var dl: Int { return 1 }; var dm: Int { 2 }
let dn = -1, dq = +1, dr = ~0, ds = -a.b, dt = -f(), du = -(a)
let `a b c` = 1, dw = `a b c`.d, dx = x.`a b`
/*/ tricky */ let dy = 1
/**/ let dz = 2
//*/ let ea = 3
let eb = "a" /* "b */ + "c"
let ec = a ∈ b, ed = a ≠ b, ee = ¬a, ef = a × b
