const a = 'plain', b = "double 'single'", c = r'raw \n $x ${y}', d = r"raw";
const e = '''
many
  lines 'with' quotes''', f = """
double "quotes" \u{1F600}""", g = r'''
raw $many''';
final h = '$a', i = '$a$b', j = 'a $b c', k = '${a}', l = '${a.b('${c['d']}')} e';
final m = 'a} $b} ${{'c': 1}}}', n = '\$not \${either}', o = '$this ${this.p}';
final q = '''
$a
${b.map((c) => '$c ${c.d}').join('''
''')} e
''';
final r = 'one ' "two " r'three ' '''four $five''' 'six';
final s = {'key $a': 'value ${b ? 'c' : "d"}'};
final t = '\\', u = '\'', v = '';
