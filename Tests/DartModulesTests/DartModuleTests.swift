import DartModules
import DartSyntax
import Testing

@Suite struct `A module of Dart` {
  /// A file, with what it says of its nodes.
  private struct Read {
    let bytes: [UInt8]
    let tree: DartTree
    let module: DartModule

    init(_ source: String) {
      let bytes = Array(source.utf8)
      let tree = parseDart(bytes.span)
      module = DartModule(tree, in: bytes.span)
      self.bytes = bytes
      self.tree = tree
    }

    func text(_ node: DartNodeID?) -> String? {
      node.map { String(decoding: bytes[tree.range(of: $0)], as: UTF8.self) }
    }
  }

  private let app = Read(
    """
    library tides.app;
    import 'package:flutter/material.dart' as m show Widget, Text show Row hide Icon;
    import 'a' '.dart' if (dart.library.io) 'io.dart' if (b.c == 'd') 'e.dart';
    import 'later.dart' deferred as later;
    export 'src/moon.dart' hide Moon;
    part 'app.g.dart';
    const Height mean = 1.5, spring = 2;
    final pages = <Widget>[a];
    String? late;
    Widget header(String title, [int level = 1]) => m.Text(title);
    List<Widget> get rows => [];
    set rows(List<Widget> rows) {}
    var (a, b) = c;
    """
  )

  @Test func `names the files that it needs and passes on`() {
    let module = app.module
    #expect(module.library == "tides.app")
    #expect(
      module.imports.map(\.address) == ["package:flutter/material.dart", "a.dart", "later.dart"])
    #expect(module.imports.map(\.prefix) == ["m", nil, "later"])
    #expect(module.imports.map(\.isDeferred) == [false, false, true])
    #expect(module.imports[0].shown == ["Widget", "Text", "Row"])
    #expect(module.imports[1].alternatives.map(\.condition) == ["dart.library.io", "b.c=='d'"])
    #expect(module.imports[1].alternatives.map(\.address) == ["io.dart", "e.dart"])
    #expect(module.exports.map(\.address) == ["src/moon.dart"])
    #expect(module.parts == ["app.g.dart"])
    #expect(module.whole == nil)
  }

  @Test func `is part of another`() {
    #expect(Read("part of 'app.dart';").module.whole == "app.dart")
    #expect(Read("part of tides.app;").module.whole == "tides.app")
    #expect(Read("library;").module.library == "")
  }

  @Test func `shows and hides names`() {
    let (material, moon) = (app.module.imports[0], app.module.exports[0])
    #expect(["Widget", "Icon", "Column"].map(material.gives) == [true, false, false])
    #expect(["Moon", "Sun"].map(moon.gives) == [false, true])
  }

  @Test func `has variables and functions`() {
    let module = app.module
    #expect(module.variables.map(\.name) == ["mean", "spring", "pages", "late"])
    #expect(module.variables.map(\.isConst) == [true, true, false, false])
    #expect(module.variables.map { app.text($0.value) } == ["1.5", "2", "<Widget>[a]", nil])
    #expect(module.variables[0].type == DartTypeName("Height"))
    #expect(module.variables[3].type?.isNullable == true)
    #expect(module.functions.map(\.name) == ["header", "rows", "rows"])
    #expect(module.functions.map(\.kind) == [.function, .getter, .setter])
    #expect(module.functions.map { $0.result?.content } == [.widget, .widgets, nil])
    #expect(app.text(module.functions[0].body) == "=> m.Text(title)")
    #expect(module.functions[0].parameters.map(\.isRequired) == [true, false])
  }

  private let card = Read(
    """
    @immutable
    abstract class Card<T extends Object> extends m.StatelessWidget with A, B<T> implements C {
      const Card(this.title, {super.key, required this.child, Widget Function(int)? builder,
        void tap(int at)?, int depth = 2}) : assert(depth > 0), label = 'a', super();
      Card.small() : this('b');
      factory Card.of(String title) = _Card<T>.of;
      final String title;
      static const List<Widget> pages = [];
      late Widget child;
      Widget build(BuildContext context) { return child; }
      static Widget row() => child;
      operator []=(int a, int b) {}
      Card.new();
      const new large(int size);
      new(int size);
    }
    """
  )

  @Test func `has classes`() throws {
    let type = try #require(card.module.types.first)
    #expect(type.name == "Card")
    #expect(type.isAbstract)
    #expect(type.typeParameters == ["T"])
    #expect(type.superclass == DartTypeName("StatelessWidget", prefix: "m"))
    #expect(type.mixins == [DartTypeName("A"), DartTypeName("B", [DartTypeName("T")])])
    #expect(type.interfaces == [DartTypeName("C")])
    #expect(type.fields.map(\.name) == ["title", "pages", "child"])
    #expect(type.fields.map(\.isStatic) == [false, true, false])
    #expect(type.fields.map(\.isFinal) == [true, false, false])
    #expect(type.fields.map { $0.type?.content } == [.other, .widgets, .widget])
    #expect(
      type.functions.map(\.name) == ["", "small", "of", "build", "row", "[]=", "", "large", ""])
    #expect(
      type.functions.map(\.kind) == [
        .constructor, .constructor, .factory, .function, .function, .operator, .constructor,
        .constructor, .constructor,
      ])
    #expect(
      type.functions.map(\.isStatic) == [
        false, false, false, false, true, false, false, false, false,
      ])
  }

  @Test func `has what constructors take and do`() throws {
    let type = try #require(card.module.types.first)
    let parameters = type.functions[0].parameters
    #expect(parameters.map(\.name) == ["title", "key", "child", "builder", "tap", "depth"])
    #expect(
      parameters.map(\.place) == [.positional, .named, .named, .named, .named, .named])
    #expect(
      parameters.map(\.target) == [.field, .superclass, .field, .local, .local, .local])
    #expect(parameters.map(\.isRequired) == [true, false, true, false, false, false])
    #expect(parameters[3].type?.content == .builder)
    #expect(parameters[4].type?.result == [DartTypeName("void")])
    #expect(card.text(parameters[5].value) == "2")
    #expect(
      type.functions[0].initializers.map { card.text($0) } == [
        "assert(depth > 0)", "label = 'a'", "super()",
      ])
    #expect(type.functions[1].initializers.map { card.text($0) } == ["this('b')"])
    #expect(card.text(type.functions[2].body) == "= _Card<T>.of")
    #expect(card.text(type.functions[3].body) == "{ return child; }")
  }

  @Test(arguments: [
    ("class A extends StatelessWidget {}", DartRole.widget),
    ("class A extends m.HookConsumerWidget {}", .widget),
    ("class A extends StatefulWidget {}", .statefulWidget),
    ("class _A extends State<A> {}", .state("A")),
    ("class _A<T> extends ConsumerState<A<T>> with B {}", .state("A")),
    ("class A extends InheritedWidget {}", .inheritedWidget),
    ("class A extends B {}", .other), ("class A {}", .other),
    ("class A extends AppState {}", .other),
    ("mixin A on State<B> {}", .other), ("class A = StatelessWidget with B;", .widget),
  ])
  func `knows the role of a class by its superclass`(_ source: String, _ role: DartRole) {
    #expect(Read(source).module.types.map(\.role) == [role])
  }

  @Test func `has what is like a class`() {
    let read = Read(
      """
      mixin A on B, C<D> {}
      extension on Widget { Widget get padded => this; }
      extension type E._(int id) implements int {}
      enum F with G { a(1), b; final int h = 1; const F(); }
      typedef H<T> = List<T>;
      class I(final int x, {var y, int z = 1}) extends J;
      class K = L with M;
      """)
    let types = read.module.types
    #expect(
      types.map(\.kind) == [.mixin, .extension, .extensionType, .enum, .alias, .class, .class])
    #expect(types.map(\.name) == ["A", "", "E", "F", "H", "I", "K"])
    #expect(types[0].on == [DartTypeName("B"), DartTypeName("C", [DartTypeName("D")])])
    #expect(types[1].on.map(\.content) == [.widget])
    #expect(types[1].functions.map(\.name) == ["padded"])
    #expect(types[2].fields.map(\.name) == ["id"])
    #expect(types[3].constants == ["a", "b"])
    #expect(types[3].fields.map(\.name) == ["h"])
    #expect(types[4].superclass == DartTypeName("List", [DartTypeName("T")]))
    #expect(types[5].fields.map(\.name) == ["x", "y"])
    #expect(types[5].fields.map(\.isFinal) == [true, false])
    #expect(types[5].functions.map(\.parameters.count) == [3])
    #expect(types[6].superclass == DartTypeName("L"))
    #expect(types[6].mixins == [DartTypeName("M")])
  }

  @Test(arguments: [
    ("Widget a;", DartContent.widget), ("m.PreferredSizeWidget? a;", .widget),
    ("List<Widget> a;", .widgets), ("Iterable<List<Widget>> a;", .other),
    ("Widget Function(BuildContext)? a;", .builder), ("WidgetBuilder a;", .builder),
    ("Function() a;", .other), ("int a;", .other), ("(Widget, int) a;", .other),
  ])
  func `tells what holds widgets by its type`(_ source: String, _ content: DartContent) {
    #expect(Read(source).module.variables.map { $0.type?.content } == [content])
  }

  /// Bad files have modules too: whatever the tree is.
  @Test(arguments: [
    "", "class", "class A extends", "class A { A(", "import", "export 'a", "part of", "enum A {",
    "typedef", "operator", "class A { operator", "factory A.", "class A { factory A.", "f(", "f([",
    "extension type A(", "import 'a' if (", "import 'a' as", "late", "class A { late",
  ])
  func `is read from whatever there is`(_ source: String) {
    let module = Read(source).module
    #expect(module.types.count + module.functions.count + module.variables.count <= 2)
  }
}
