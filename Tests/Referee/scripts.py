#!/usr/bin/env python3
"""Compares our reading of scripts with that of tree-sitter.

scripts.py DUMP DIR...    DUMP is the program `scripts` of this package.

Every script under the folders is read by both; what a file says is a set of facts, each a kind, a range
of bytes and a name. Files in which tree-sitter finds an error are left out. Exit 1 where a fact is only
in one of the two readings.
"""
import os
import subprocess
import sys

ENDINGS = (".js", ".jsx", ".mjs", ".cjs", ".ts", ".mts", ".cts", ".tsx")
LINE_END = b"\n"
BLANK = b" \t\r\n"
LIMIT = int(os.environ.get("LIMIT", "10"))
# Also say what we could not place in the files that are left out.
GAPS = "GAPS" in os.environ

# Nodes of tree-sitter that are a fact by themselves: kind, and whether the end counts.
WHOLE = {
    "number": "number", "regex": "regex", "private_property_identifier": "private",
    "arrow_function": "arrow", "template_string": "template",
    "array": "array", "object": "object",
}
STARTS = {
    "if_statement": "if", "switch_statement": "switch", "switch_case": "case", "switch_default": "case",
    "return_statement": "return", "for_statement": "for", "for_in_statement": "for",
    "while_statement": "while", "do_statement": "while", "try_statement": "try",
    "variable_declarator": "declarator",
}
NAMED = {
    "class_declaration": "class", "class": "class", "abstract_class_declaration": "class",
    "interface_declaration": "interface", "type_alias_declaration": "alias",
    "enum_declaration": "enum", "method_definition": "method", "field_definition": "field",
    "public_field_definition": "field", "method_signature": "method", "abstract_method_signature": "method",
}
# What we pass over; of what it holds only tokens count.
TYPES = {
    "type_annotation", "type_arguments", "type_parameters", "interface_body", "object_type", "type_query",
    "union_type", "intersection_type", "implements_clause", "extends_type_clause", "index_signature",
    "conditional_type", "function_type", "constructor_type", "generic_type", "lookup_type",
    "array_type", "tuple_type", "index_type_query", "literal_type", "parenthesized_type",
    "type_predicate_annotation", "asserts_annotation", "readonly_type", "template_literal_type",
    "import_attribute",
}
TIGHT = {"non_null_expression", "member_expression", "call_expression", "subscript_expression"}
LOOSE = {
    "binary_expression", "unary_expression", "await_expression", "ternary_expression", "as_expression",
    "assignment_expression", "satisfies_expression", "new_expression",
}
# An `await` takes none of these to itself.
LOOSER_THAN_AWAIT = LOOSE - {"unary_expression", "await_expression", "new_expression"}
# Facts that follow from how tightly an operator binds.
BOUND = {"binary", "unary", "await", "conditional", "assignment", "member", "index", "call", "new"}
TOKENS = {"string", "number", "regex", "private_property_identifier"}
FUNCTIONS = {
    "function_declaration", "generator_function_declaration", "function_expression", "generator_function",
    "function_signature",
}


def files_named(endings, folders):
    for folder in folders:
        if os.path.isfile(folder):
            yield folder
        for top, names, files in os.walk(folder):
            names[:] = sorted(n for n in names if n not in (".git", ".build", "node_modules"))
            for name in sorted(files):
                path = os.path.join(top, name)
                if name.endswith(endings) and os.path.isfile(path):
                    yield path


class Theirs:
    """The facts of one tree of tree-sitter."""

    def __init__(self, source):
        self.source = source
        self.facts = set()
        # Nodes open around the current one that hold types.
        self.types = 0
        # Ranges in which what is bound to what is not compared.
        self.misread = []

    def text(self, node):
        return "".join(self.source[node.start_byte:node.end_byte].decode("utf-8", "replace").split())

    def add(self, kind, start, end, name=""):
        self.facts.add((kind, start, end, name))

    def whole(self, kind, node, name=""):
        self.add(kind, node.start_byte, node.end_byte, name)

    def start(self, kind, node, name=""):
        self.add(kind, node.start_byte, node.start_byte, name)

    def named(self, kind, node, field="name"):
        name = node.child_by_field_name(field) or node.child_by_field_name("property")
        if name is None or name.type == "computed_property_name":
            self.add(kind, 0, 0)
        else:
            self.whole(kind, name, self.text(name))

    def callee(self, node, field):
        callee = node.child_by_field_name(field)
        while callee is not None and callee.type == "instantiation_expression":
            callee = callee.named_children[0]
        if callee is None:
            return ""
        if callee.type == "member_expression":
            return self.text(callee.child_by_field_name("property"))
        words = ("identifier", "super", "this", "undefined")
        return self.text(callee) if callee.type in words else ""

    def visit(self, node):
        kind = node.type
        if not node.is_named or self.types and kind not in TOKENS:
            return None
        self.look_for_misreading(node)
        if kind in WHOLE:
            return self.whole(WHOLE[kind], node)
        if kind in STARTS:
            return self.start(STARTS[kind], node)
        if kind in NAMED:
            if kind.endswith("method_signature") and node.parent.type != "class_body":
                return None
            return self.named(NAMED[kind], node)
        if kind in FUNCTIONS:
            name = node.child_by_field_name("name")
            return self.start("function", node, self.text(name) if name else "")
        handler = getattr(self, kind, None)
        if handler:
            handler(node)

    def look_for_misreading(self, node):
        """Where tree-sitter takes an operator as looser than it is, or a type as an expression."""
        kind, children = node.type, node.named_children
        operand = children[0] if children else None
        misread = None
        if kind in TIGHT and operand.type in LOOSE:
            # `a || b!.c` is `(a || b)!.c` to it.
            misread = node
        elif kind == "await_expression" and operand.type in LOOSER_THAN_AWAIT:
            # `await a as T`
            misread = node
        elif kind == "as_expression" and operand.type == "binary_expression" and self.text(
                operand.child_by_field_name("operator")) in ("||", "&&", "??"):
            # `a || b as T`
            misread = node
        elif kind == "as_expression" and children[-1].type in TIGHT:
            # `a as import("b").C`
            misread = children[-1]
        elif kind == "unary_expression" and self.text(operand).startswith("import("):
            # `a<typeof import("b")>()`
            misread = node
        if misread is not None:
            while misread.parent.type in TIGHT or misread.parent.type in LOOSE:
                misread = misread.parent
            self.misread.append((misread.start_byte, misread.end_byte))

    def walk(self, cursor):
        while True:
            self.visit(cursor.node)
            isType = cursor.node.type in TYPES
            if cursor.goto_first_child():
                self.types += isType
                continue
            while not cursor.goto_next_sibling():
                if not cursor.goto_parent():
                    return
                self.types -= cursor.node.type in TYPES

    def is_misread(self, fact):
        kind, start, end, _ = fact
        return kind in BOUND and any(low <= start and end <= high for low, high in self.misread)

    # One method for each kind of node that takes more.

    def string(self, node):
        self.whole("string", node)

    def call_expression(self, node):
        arguments = node.child_by_field_name("arguments")
        if arguments is not None and arguments.type != "template_string":
            self.whole("call", node, self.callee(node, "function"))

    def new_expression(self, node):
        self.whole("new", node, self.callee(node, "constructor"))

    def member_expression(self, node):
        outer = node.parent
        while outer.type == "member_expression":
            outer = outer.parent
        if outer.type in ("jsx_opening_element", "jsx_closing_element", "jsx_self_closing_element"):
            return
        self.whole("member", node, self.text(node.child_by_field_name("property")))

    def jsx_element(self, node):
        name = node.child_by_field_name("open_tag").child_by_field_name("name")
        self.whole("element", node, self.text(name) if name else "")

    def jsx_self_closing_element(self, node):
        self.whole("element", node, self.text(node.child_by_field_name("name")))

    def jsx_expression(self, node):
        self.whole("spreadAttribute" if self.is_spread(node) else "elementExpression", node)

    def is_spread(self, node):
        """Among attributes, not among children."""
        return (node.parent.type in ("jsx_opening_element", "jsx_self_closing_element")
                and any(child.type == "spread_element" for child in node.named_children))

    def spread_element(self, node):
        if node.parent.type != "jsx_expression" or not self.is_spread(node.parent):
            self.whole("spread", node)

    def jsx_attribute(self, node):
        self.whole("attribute", node, self.text(node.children[0]))

    def jsx_text(self, node):
        """Entities are nodes of their own to tree-sitter, and text to us."""
        texts = ("jsx_text", "html_character_reference")
        if node.parent.type == "string" or node.prev_sibling.type in texts:
            return
        start, end = node.start_byte, node.end_byte
        while node.next_sibling.type in texts:
            node = node.next_sibling
            end = node.end_byte
        text = self.source[start:end]
        end -= len(text) - len(text.rstrip(BLANK))
        start += len(text) - len(text.lstrip(BLANK))
        if start < end:
            self.add("text", start, end)

    html_character_reference = jsx_text

    def import_statement(self, node):
        source = node.child_by_field_name("source")
        if any(child.type == "import_require_clause" for child in node.children):
            return self.misread.append((node.start_byte, node.end_byte))
        self.start("import", node, self.text(source) if source else "")
        for child in node.children:
            if child.type == "import_clause":
                for part in child.named_children:
                    if part.type == "identifier":
                        self.whole("binding", part, self.text(part))

    def import_alias(self, node):
        self.misread.append((node.start_byte, node.end_byte))

    def namespace_import(self, node):
        # Of `default as a` too the last is the name, which may be a word of the language.
        name = node.children[-1]
        self.whole("binding", name, self.text(name))

    def import_specifier(self, node):
        name = node.child_by_field_name("alias") or node.child_by_field_name("name")
        self.whole("binding", name, self.text(name))

    export_specifier = import_specifier
    namespace_export = namespace_import

    def export_statement(self, node):
        source = node.child_by_field_name("source")
        name = self.text(source) if source else ""
        if any(child.type == "default" for child in node.children):
            name = "default"
        elif node.child_by_field_name("declaration") is not None:
            name = "export"
        self.start("export", node, name)

    def pair(self, node):
        key = node.child_by_field_name("key")
        self.whole("property", node, "" if key.type == "computed_property_name" else self.text(key))

    def subscript_expression(self, node):
        self.whole("index", node)

    def ternary_expression(self, node):
        self.whole("conditional", node)

    def await_expression(self, node):
        self.whole("await", node)

    def binary_expression(self, node):
        self.whole("binary", node, self.text(node.child_by_field_name("operator")))

    def assignment_expression(self, node):
        self.whole("assignment", node, "=")

    def augmented_assignment_expression(self, node):
        self.whole("assignment", node, self.text(node.child_by_field_name("operator")))

    def unary_expression(self, node):
        self.whole("unary", node, self.text(node.child_by_field_name("operator")))


def their_reading(parsers, path, source):
    """None where tree-sitter finds an error."""
    if path.endswith(".tsx"):
        names = ["tsx"]
    elif path.endswith(("ts",)):
        names = ["typescript"]
    else:
        # Flow's types are often TypeScript's too.
        names = ["javascript", "tsx"]
    for name in names:
        tree = parsers[name].parse(source)
        if not tree.root_node.has_error:
            break
    else:
        return None
    theirs = Theirs(source)
    theirs.walk(tree.walk())
    return theirs


def our_facts(dump, paths):
    run = subprocess.Popen([dump], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    output, _ = run.communicate("".join(p + "\n" for p in paths).encode())
    if run.returncode:
        sys.exit(f"scripts.py: {dump} ended with {run.returncode}")
    files, facts = {}, None
    for line in output.decode("utf-8", "replace").split("\n")[:-1]:
        parts = line.split("\t")
        if parts[0] == "file":
            facts = set()
            files["\t".join(parts[2:])] = (parts[1], facts)
        else:
            facts.add((parts[0], int(parts[1]), int(parts[2]), parts[3]))
    return files


def place(source, offset):
    line = source.count(b"\n", 0, offset) + 1
    return f"{line}:{offset - source.rfind(LINE_END, 0, offset)}"


def parsers_of_tree_sitter():
    from tree_sitter import Language, Parser
    import tree_sitter_javascript
    import tree_sitter_typescript
    return {
        "javascript": Parser(Language(tree_sitter_javascript.language())),
        "typescript": Parser(Language(tree_sitter_typescript.language_typescript())),
        "tsx": Parser(Language(tree_sitter_typescript.language_tsx())),
    }


def compare(dump, paths, their_reading, noun):
    """`their_reading` gives facts by path and source, or None where the other parser finds an error."""
    compared = refused = skipped = differing = differences = count = 0
    for path, (refusal, ours) in our_facts(dump, paths).items():
        with open(path, "rb") as file:
            source = file.read()
        if refusal and refusal != "unrelated":
            refused += 1
            continue
        theirs = their_reading(path, source)
        if theirs is None:
            skipped += 1
            if not GAPS:
                continue
            found = sorted(fact for fact in ours if fact[0] == "gap")
        else:
            compared += 1
            count += len(theirs.facts)
            found = sorted(
                (fact for fact in ours ^ theirs.facts if not theirs.is_misread(fact)),
                key=lambda fact: fact[1:])
        if not found:
            continue
        differing += 1
        differences += len(found)
        print(f"{path}: {len(found)} differences")
        for fact in found[:LIMIT]:
            side = "only ours  " if fact in ours else "only theirs"
            kind, start, end, name = fact
            excerpt = " ".join(source[start:max(end, start + 40)][:90].decode("utf-8", "replace").split())
            print(f"  {side} {place(source, start)} {kind} “{name}”: {excerpt}")
    print(
        f"{compared} {noun} compared ({count} facts), {differing} differ in {differences} places; "
        f"{skipped} left out because tree-sitter finds errors in them, {refused} because we refuse them")
    return 1 if differences else 0


def main(dump, folders):
    paths = list(files_named(ENDINGS, folders))
    if not paths:
        return 0
    parsers = parsers_of_tree_sitter()
    return compare(
        dump, paths, lambda path, source: their_reading(parsers, path, source), "scripts")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
