/** The value, which is there. @throws where it is not, because the proof itself is wrong then */
export function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new TypeError('What the proof counts on is not there.');
  return value;
}

/** The element that is due, in a list that begins again at its end. */
export function inTurn<Element>(list: readonly Element[], turn: number): Element {
  return present(list[turn % list.length]);
}
