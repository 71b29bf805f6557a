import React from 'react';
const generic = <T,>(a: T) => a, bounded = <T extends object>(a: T): T => a, constant = <const T,>(a: T) => a;
type Callback = { onPress?: <T>(arg: T) => void; <K, V>(k: K): V };
const empty = <></>;
const text = <Text>Don't {'stop'} now: it's "fine" / {a /* comment */} &amp; {/* nothing */} done</Text>;
export const Row: React.FC<Props> = ({ title, onPress, ...rest }) => {
  if (!title) return null;
  const name = cond && <View />;
  return (
    <Pressable
      {...rest}
      accessible
      accessibilityLabel="A &quot;label&quot;"
      aria-label='single "double"'
      xlink:href={`a${b}`}
      style={[styles.row, { flex: 1 }]}
      onPress={() => onPress?.(title!)}
      icon=<Icon name="x" />
      // a comment among attributes
      render={(item: Item) => <Item.Row<Item> key={item.id} {...item} />}>
      {title ? <Text numberOfLines={1}>{title}</Text> : (
        <>
          <List.Item.Title>a {'b'} c</List.Item.Title>
        </>
      )}
      {items.map(item => <Item key={item} />)}
      {...children}
      {a < b && c > d ? <A/> : <B></B>}
      a > b } c
    </Pressable>
  );
};
const compare = a < b, shift = a << b, cast = x as Foo<Bar>, call = f<T>(x), made = new Map<string, number>();
function Generic<T>({ items }: { items: T[] }) { return <FlatList<T> data={items} renderItem={({ item }) => <Row item={item} />} />; }
class Screen extends React.Component<Props, State> {
  static defaultProps = { a: 1 };
  state: State = { open: false };
  private onPress = (): void => this.setState({ open: true });
  render() { return <View ref={r => (this.view = r)}>{this.renderRow()}</View> }
}
const memo = React.memo(forwardRef<View, Props>((props, ref) => <View ref={ref} {...props} />));
export default connect(mapState)(Screen);
