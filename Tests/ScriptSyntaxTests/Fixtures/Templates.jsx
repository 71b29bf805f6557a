const nested = `a ${b ? `c ${d.map(e => `f ${`${g}`} }`)}` : { h: `{` }.h} \` \${ }`
const Styled = css`
  color: ${props => props.color};
  ${({ a }) => a && css`margin: ${a}px;`}
`
const element = <A title={`x ${<B>{`y`}</B>}`}>{`z`} {"}"} {'{'} text</A>
const sums = [`a`, `${a}${b}`, `${{ a: 1 }.a}`, tag`b`, a.b`c`, (() => `d`)()]
const regexInTemplate = `${/[`}]/.test(a) / 2}`
const spread = <A {...{ a: 1, ...b }} b={{ c: { d: 1 } }} e={(<F />)} g={h < i} />
const long = (
  <Text style={a}>
    first line
    second {line} of
    {' '}
    text
    <B />, and <C>more</C>.
  </Text>
)
const fn = () => <A>{list.map(({ a, b: { c } }) => a && <B key={a}>{c}</B>)}</A>, other = <a.b.c d-e="f" />
