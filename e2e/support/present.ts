/** Returns a defined value. @throws otherwise, because the test itself is wrong */
export function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new TypeError('A value that the test relies on is missing.');
  return value;
}

/** The element of a turn in a repeating list. */
export function inTurn<Element>(list: readonly Element[], turn: number): Element {
  return present(list[turn % list.length]);
}
