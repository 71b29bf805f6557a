#!/usr/bin/env python3
"""Compares our reading of Dart files with that of tree-sitter.

dart.py DUMP DIR...    DUMP is the program `dart-files` of this package.

As `scripts.py` does for scripts: what a file says is a set of facts, each a kind, a range of bytes and a
name. Files in which tree-sitter finds an error are left out. Exit 1 where a fact is only in one of the two
readings.
"""
import sys

from scripts import compare, files_named

# Nodes of tree-sitter that are a fact by themselves.
WHOLE = {
    "decimal_integer_literal": "number", "decimal_floating_point_literal": "number",
    "hex_integer_literal": "number", "type_arguments": "type arguments", "pair": "entry",
    "spread_element": "spread", "if_element": "if element", "for_element": "for element",
    "function_expression": "closure", "cascade_expression": "cascade",
    "unconditional_cascade_section": "section", "conditional_cascade_section": "section",
    "await_expression": "await", "throw_expression": "throw", "throw_expression_without_cascade": "throw",
    "null_assertion_operator": "not null",
    "type_cast_expression": "as", "type_test_expression": "is", "switch_expression": "switch expression",
    "switch_expression_case": "case expression",
    "object_pattern": "object pattern", "map_pattern": "map pattern", "list_pattern": "list pattern",
    "symbol_literal": "symbol", "pattern_assignment": "assignment",
}
STARTS = {
    "if_statement": "if", "for_statement": "for", "while_statement": "while", "do_statement": "do",
    "switch_statement": "switch",
    "return_statement": "return", "yield_statement": "yield", "yield_each_statement": "yield",
    "assertion": "assert", "try_statement": "try",
}
NAMED = {
    "class_definition": "class", "mixin_declaration": "mixin", "extension_declaration": "extension",
    "extension_type_declaration": "extension type", "enum_declaration": "enum",
    "enum_constant": "constant", "function_signature": "function", "getter_signature": "getter",
    "setter_signature": "setter",
}
CONSTRUCTORS = {
    "constructor_signature", "constant_constructor_signature", "factory_constructor_signature",
    "redirecting_factory_constructor_signature",
}
# By the last name they hold.
LAST = {
    "constructor_param": "parameter", "super_formal_parameter": "parameter",
    "variable_pattern": "bound",
}
# By the first.
FIRST = {
    "initialized_identifier": "variable", "static_final_declaration": "variable",
    "field_initializer": "initializer",
}
BINARY = {
    "additive_expression", "multiplicative_expression", "relational_expression", "equality_expression",
    "shift_expression", "bitwise_and_expression", "bitwise_or_expression", "bitwise_xor_expression",
}
LOGICAL = {"logical_and_expression", "logical_or_expression", "if_null_expression"}
MEMBERS = {"unconditional_assignable_selector", "conditional_assignable_selector", "cascade_selector"}
OBJECTS = {
    "const_object_expression", "new_expression", "constructor_invocation", "constructor_tearoff", "qualified",
}

COMPARISONS = {"relational_expression", "shift_expression"}
EXPRESSIONS = BINARY | LOGICAL | MEMBERS | {
    "method_invocation", "type_cast_expression", "type_test_expression", "conditional_expression",
    "postfix_expression", "unary_expression", "await_expression", "cascade_expression", "named_argument",
    "assignment_expression", "assignable_expression", "throw_expression", "argument",
}


class Theirs:
    """The facts of one tree of tree-sitter."""

    def __init__(self, source):
        self.source = source
        self.facts = set()
        # Ranges that are not compared, with the only kinds that are not, if there are any.
        self.misread = []

    def is_misread(self, fact):
        kind, start, end, _ = fact
        return any(
            low <= start and max(start, end) <= high and (not kinds or kind in kinds)
            for low, high, kinds in self.misread)

    def text(self, node):
        return "".join(self.source[node.start_byte:node.end_byte].decode("utf-8", "replace").split())

    def whole(self, kind, node, name=""):
        self.facts.add((kind, node.start_byte, node.end_byte, name))

    def start(self, kind, node, name=""):
        self.facts.add((kind, node.start_byte, node.start_byte, name))

    def name(self, kind, node):
        self.whole(kind, node, self.text(node))

    def names(self, node, kinds=("identifier",)):
        return [child for child in node.children if child.type in kinds]

    def walk(self, cursor):
        while True:
            node = cursor.node
            if node.is_named:
                self.visit(node)
            if cursor.goto_first_child():
                continue
            while not cursor.goto_next_sibling():
                if not cursor.goto_parent():
                    return

    def visit(self, node):
        kind = node.type
        self.look_for_misreading(node)
        if kind in WHOLE:
            self.whole(WHOLE[kind], node)
        elif kind in STARTS:
            self.start(STARTS[kind], node)
        elif kind in NAMED:
            name = node.child_by_field_name("name") or next(iter(self.names(node)), None)
            if name is not None:
                self.name("constructor" if self.is_constructor(node, name) else NAMED[kind], name)
            elif kind == "extension_declaration":
                self.facts.add(("extension", 0, 0, ""))
        elif kind in CONSTRUCTORS:
            end = node.child_by_field_name("parameters") or self.names(node, ("formal_parameter_list",))[0]
            self.name("constructor", [n for n in self.names(node) if n.end_byte <= end.start_byte][-1])
        elif kind in LAST:
            self.name(LAST[kind], self.names(node)[-1])
        elif kind in FIRST:
            self.name(FIRST[kind], self.names(node)[0])
        elif kind in BINARY:
            self.whole("binary", node, self.text(self.operator(node)))
        elif kind in LOGICAL:
            self.name("logical", self.operator(node))
        elif kind in MEMBERS:
            self.member(node)
        else:
            handler = getattr(self, kind, None)
            if handler:
                handler(node)

    def look_for_misreading(self, node):
        """`A<B>.c()` and `a<B>(c)` are two comparisons to tree-sitter, of which one is in the other or begins
        with `.c()`; `$a\\$` has a longer name."""
        if node.type == "identifier_dollar_escaped" and "\\" in self.text(node):
            self.misread.append((node.start_byte, node.end_byte, ()))
        # The cascade in `() => a..b()` is one of the function to it.
        if node.type == "cascade_expression" and node.named_children[0].type == "function_expression":
            self.misread.append((node.start_byte, node.end_byte, ("cascade", "closure")))
        if node.type == "relational_expression" and node.parent.type == "relational_expression":
            return self.add_misread(node.parent)
        while node.type in ("dot_shorthand", "record_literal") and node.parent.type in EXPRESSIONS:
            compared = node
            while compared.parent.type in EXPRESSIONS:
                compared = compared.parent
                if compared.type in COMPARISONS:
                    return self.add_misread(compared)
            return

    def add_misread(self, node):
        while node.parent.type in EXPRESSIONS:
            node = node.parent
        # `A<B, C>.d()` looks like two arguments or elements.
        before = node.prev_named_sibling
        inside = before is not None and node.prev_sibling.type == ","
        self.misread.append(((before if inside else node).start_byte, node.end_byte, ()))

    def is_constructor(self, node, name):
        """An external one, which is a function to tree-sitter."""
        if node.type != "function_signature" or node.named_children[0] != name:
            return False
        while node is not None and node.type not in ("class_definition", "extension_type_declaration"):
            node = node.parent
        return node is not None and self.text(node.child_by_field_name("name")) == self.text(name)

    def operator(self, node):
        return [child for child in node.children if child.type not in ("comment", "documentation_comment")][1]

    def member(self, node):
        last = node.named_children[-1]
        if last.type == "index_selector":
            self.whole("index", node)
        elif last.type == "identifier":
            self.whole("member", node, self.text(last))

    # One method for each kind of node that takes more.

    def string_literal(self, node):
        if node.parent.type not in ("uri", "configuration_uri", "configuration_uri_condition"):
            self.whole("string", node)

    def qualified(self, node):
        for name in node.named_children[1:]:
            self.facts.add(("member", node.start_byte, name.end_byte, self.text(name)))

    def constructor_tearoff(self, node):
        for name in self.names(node, ("type_identifier",))[1:]:
            self.facts.add(("member", node.start_byte, name.end_byte, self.text(name)))
        self.whole("member", node, self.text(node.children[-1]))

    def selector(self, node):
        """Of a function that is called where it stands."""
        if node.prev_sibling.type == "function_expression":
            self.facts.add(("call", node.prev_sibling.start_byte, node.end_byte, ""))

    def identifier_list(self, node):
        for name in self.names(node):
            self.name("variable", name)

    declaration = identifier_list

    def conditional_expression(self, node):
        """A condition of `||` is only its last operand to tree-sitter."""
        then = node.child_by_field_name("consequence")
        self.facts.add(("conditional", then.start_byte, node.end_byte, ""))

    def postfix_expression(self, node):
        if any(child.type == "postfix_operator" for child in node.children):
            self.whole("postfix", node)

    def switch_statement_case(self, node):
        """Behind its labels."""
        for child in node.children:
            if child.type in ("case_builtin", "default"):
                return self.start("case", child)

    switch_statement_default = switch_statement_case

    def record_literal(self, node):
        """The only field of a record is no node of its own."""
        self.whole("record", node)
        label = next(iter(node.named_children), None)
        if label is not None and label.type == "label":
            end = node.named_children[-1].end_byte
            self.facts.add(("argument", label.start_byte, end, self.text(label.children[0])))

    def record_field(self, node):
        if node.named_children[0].type == "label":
            self.whole("argument", node, self.text(node.children[0].children[0]))

    def representation_declaration(self, node):
        self.name("parameter", node.child_by_field_name("name"))

    def typed_identifier(self, node):
        if not node.parent.type.startswith("record_type"):
            self.name("parameter", self.names(node)[-1])

    def method_invocation(self, node):
        callee = node.child_by_field_name("function")
        name = callee
        if callee.type in MEMBERS:
            name = callee.named_children[-1]
        words = ("identifier", "super", "this")
        self.whole("call", node, self.text(name) if name.type in words else "")

    def constructor_invocation(self, node):
        types = self.names(node, ("type_identifier",))
        if len(types) > 1:
            self.facts.add(("member", node.start_byte, types[-1].end_byte, self.text(types[-1])))
        names = self.names(node)
        self.whole("call", node, self.text(names[-1]) if names else "")
        if names:
            self.facts.add(("member", node.start_byte, names[-1].end_byte, self.text(names[-1])))

    def const_object_expression(self, node):
        self.whole("creation", node, "const")

    def new_expression(self, node):
        self.whole("creation", node, "new")

    def named_argument(self, node):
        self.whole("argument", node, self.text(node.children[0].children[0]))

    def template_substitution(self, node):
        self.whole("interpolation", node.named_children[0])

    def list_literal(self, node, kind="list"):
        start = next(child for child in node.children if child.type not in ("const_builtin", "comment"))
        self.facts.add((kind, start.start_byte, node.end_byte, ""))

    def set_or_map_literal(self, node):
        self.list_literal(node, "set or map")

    def unary_expression(self, node):
        if node.named_children[0].type != "await_expression":
            self.whole("unary", node)

    def assignment_expression(self, node):
        self.whole("assignment", node, self.text(node.child_by_field_name("operator")))

    assignment_expression_without_cascade = assignment_expression

    def dot_shorthand(self, node):
        self.whole("shorthand", node, self.text(node.named_children[-1]))

    def type_identifier(self, node):
        if node.parent.type not in OBJECTS and not self.is_name(node):
            self.name("type", node)

    def is_name(self, node):
        """Of a type alias and of type parameters."""
        if node.parent.type == "type_parameter":
            return node == self.names(node.parent, ("type_identifier",))[0]
        if node.parent.type == "mixin_declaration":
            return False
        return node.parent.type == "type_alias" and node == self.alias(node.parent)

    def void_type(self, node):
        self.name("type", node)

    def alias(self, node):
        """The name of a type alias stands in front of what follows it."""
        names = self.names(node, ("type_identifier",))
        if any(child.type == "=" for child in node.children):
            return names[0]
        return names[-1]

    def type_alias(self, node):
        self.name("alias", self.alias(node))

    def mixin_application_class(self, node):
        self.name("class", self.names(node)[0])

    def operator_signature(self, node):
        index = [child.type for child in node.children].index("operator")
        self.start("operator method", node.children[index + 1])

    def initialized_variable_definition(self, node):
        name = node.child_by_field_name("name")
        if name is not None:
            self.name("variable", name)

    def for_loop_parts(self, node):
        name = node.child_by_field_name("name")
        if name is not None and name != node.named_children[0]:
            self.name("variable", name)

    def formal_parameter(self, node):
        name = node.child_by_field_name("name")
        names = self.names(node)
        if name is not None or names:
            self.name("parameter", name if name is not None else names[-1])

    def annotation(self, node):
        end = next((c.start_byte for c in node.children if c.type in ("arguments", "type_arguments")),
                   node.end_byte)
        name = self.source[node.start_byte + 1:end].decode("utf-8", "replace").split(".")[-1]
        self.start("annotation", node, "".join(name.split()))

    def directive(self, kind, node):
        first = next(child for child in node.children if child.type != "annotation")
        uri = node
        while uri.type not in ("string_literal", "identifier"):
            names = self.names(uri, ("dotted_identifier_list", "identifier"))
            uri = next(iter(self.names(uri, ("configurable_uri", "uri", "string_literal")) + names[-1:]), None)
            if uri is None:
                return
        self.start(kind, first, self.text(uri))

    def library_import(self, node):
        self.directive("import", node.named_children[-1])

    def library_export(self, node):
        self.directive("export", node)

    def part_directive(self, node):
        self.directive("part", node)

    def part_of_directive(self, node):
        self.directive("part of", node)

    def import_specification(self, node):
        for name in self.names(node):
            self.name("prefix", name)

    def combinator(self, node):
        for name in self.names(node):
            self.name("shown", name)


def main(dump, folders):
    from tree_sitter import Language, Parser
    import tree_sitter_dart_orchard
    parser = Parser(Language(tree_sitter_dart_orchard.language()))

    def their_reading(path, source):
        """None where tree-sitter finds an error."""
        tree = parser.parse(source)
        if tree.root_node.has_error:
            return None
        theirs = Theirs(source)
        theirs.walk(tree.walk())
        return theirs

    return compare(dump, list(files_named((".dart",), folders)), their_reading, "Dart files")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
