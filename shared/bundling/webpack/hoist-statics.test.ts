import { forwardRef, memo } from 'react';
import hoistStatics from './hoist-statics.mjs';

const mark = Symbol('mark');

class Base {
  static inherited = 'of the base';
  static shared = 'of the base';
}
class Component extends Base {
  static override shared = 'of the component';
  static displayName = 'Component';
  static getDerivedStateFromProps = () => null;
  static [mark] = true;
}
const plain = () => null;
const withStatics = { preload: 'loads it', displayName: 'Plain', defaultProps: {}, propTypes: {} };

test.each<[string, object | string, object]>([
  ['a class with a base', Component, { inherited: 'of the base', shared: 'of the component', [mark]: true }],
  ['a function', Object.assign(() => null, withStatics), { preload: 'loads it' }],
  ['a component with a forwarded reference', Object.assign(forwardRef(plain), withStatics), { preload: 'loads it' }],
  ['a memoized component', Object.assign(memo(plain), withStatics), { preload: 'loads it' }],
  ['an HTML element', 'div', {}],
])('a wrapper gets the statics of %s, but not what React reads from the component', (_, source, expected) => {
  expect(hoistStatics({}, source)).toEqual(expected);
});

test('a wrapper that refuses a property stays as it is', () => {
  const closed = Object.freeze({});
  expect(hoistStatics(closed, Component)).toBe(closed);
});
