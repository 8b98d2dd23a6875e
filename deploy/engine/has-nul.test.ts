import { Readable } from 'node:stream';
import { hasNul } from './has-nul';

it.each([['\u0000'], ['a\u0000b'], [{ name: 'a\u0000' }], [{ 'a\u0000': 1 }], [[[{ deep: ['\u0000'] }]]]])(
  'finds a NUL in %j',
  (data) => {
    expect(hasNul(data)).toBe(true);
  },
);

it.each([[''], ['\\u0000'], [null], [undefined], [0], [{ a: ['b', { c: null }] }], [Buffer.from('\u0000')]])(
  'finds none in %j',
  (data) => {
    expect(hasNul(data)).toBe(false);
  },
);

it('does not walk a stream: its objects lead back to itself', () => {
  const stream = Readable.from(['\u0000']);
  expect(hasNul({ stream })).toBe(false);
  expect(hasNul(Object.assign(Object.create(null) as object, { name: '\u0000' }))).toBe(true);
});

it('reads data that is nested deeper than the call stack allows', () => {
  let data: unknown = '\u0000';
  for (let depth = 0; depth < 100_000; depth += 1) data = [data];
  expect(hasNul(data)).toBe(true);
});
