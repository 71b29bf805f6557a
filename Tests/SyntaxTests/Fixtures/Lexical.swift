// swift-format-ignore-file
/* outer /* inner */ still a comment */ let a = 1 /* x */ + /* y */ 2
let b = a /*c*/ + 1  // end
prefix operator ∑
infix operator <->
postfix operator %%
let c = ∑d, e = a <-> b, f = g%%, h = x ≤ y
let `a raw name` = 1, `self` = 2
let i = j ?? k, l = m! + n!, o = p!.q, r = s?.t
let u: Int? = nil
let v = w ? x : y, z = -(-1), aa = !(!b)
let bb = cc & dd, gg = hh && !ii
let jj = kk - ll, mm = nn - oo, pp = qq * -rr
let ss = tt..<uu, vv = ww...xx, yy = (.zero), zz = [.a, .b]
let ab = ac === ad, ae = af ~= ag, ah = ai !== aj
postfix func %% (x: Int) -> Int { x }
let ak = { $0.1 + $1 }, al = $x
let am = a.b.0.c.1.2
let an = 1.description, ao = 0x1.description, ap = 1...2, aq = 1.5...2.5, ar = 1e3
