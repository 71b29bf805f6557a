// swift-format-ignore-file
#externalDeclaration
#makeStruct("A", fields: [1, 2]) { x in y }
@attached(member) macro A()
struct B { #members; #property(name: "x", type: Int.self); @Foo #decl(1); public #other }
func c() {
  #log("x"); let a = #f; #g { b }; #h<Int>(x); #i.x; (#j); f(#k, l: #m(1)); #n[0]; #o?.p; return #q
}
let d = #url("x").host, e = #bundle, f = #fileID, g = #filePath, h = #column, i = #dsohandle,
  j = #function + "x"
let k = #selector(getter: Foo.bar), l = #selector(setter: a.b), m = #keyPath(a.b.c),
  n = #imageLiteral(resourceName: "x")
@attached(extension, conformances: P, names: named(x)) @attached(extension) macro Ext() =
  #externalMacro(module: "a", type: "b")
