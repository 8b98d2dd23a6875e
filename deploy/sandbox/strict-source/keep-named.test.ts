import { keepNamed } from './keep-named';
import { fields, list } from './shape';

it('keeps the named fields of an object, of the items of a list and of the values of a map', () => {
  const shape = fields(['token'], {
    wallets: list(fields(['amount'])),
    promotions: { map: fields(['count']) },
    switches: { map: 'whole', keys: new Set(['FREEPLAY3']) },
  });
  const value = {
    token: 't',
    isAgent: 1,
    wallets: [{ amount: '1.00', id: 'main' }],
    promotions: { MISSION: { count: 2, colour: 'red' } },
    switches: { FREEPLAY3: false, HOTGAME3: true },
  };
  expect(keepNamed(shape, value)).toEqual({
    token: 't',
    wallets: [{ amount: '1.00' }],
    promotions: { MISSION: { count: 2 } },
    switches: { FREEPLAY3: false },
  });
});

it('keeps what a named field holds, and adds no field that is missing', () => {
  expect(keepNamed(fields(['profile', 'other']), { profile: { deep: [1] } })).toEqual({ profile: { deep: [1] } });
});

it.each([null, 'text', 7, true])('keeps %p in place of an object or a list', (value) => {
  expect(keepNamed(fields(['token']), value)).toBe(value);
  expect(keepNamed(list(fields(['token'])), value)).toBe(value);
});

it('keeps a list in place of an object, and an object in place of a list', () => {
  expect(keepNamed(fields(['token']), [1])).toEqual([1]);
  expect(keepNamed(list(fields([])), { a: 1 })).toEqual({ a: 1 });
});

it('does not take a field of every object for a named one', () => {
  expect(keepNamed(fields(['token']), { toString: 'mine', constructor: 'mine' })).toEqual({});
});
