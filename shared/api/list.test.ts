import { readLeniently } from '@atrium/contract';
import * as v from 'valibot';
import { catalogue } from './catalogue';
import { GamePageSchema } from './games/models';
import { ifReadable, listOf, recordOf } from './list';

/** A value that no item of a list in the catalogue can be read from. */
const oddItem = true;

/** Lists that are read as a whole, each for a reason. */
const readAsWhole = [
  // a sum without one of its wallets would be wrong
  'wallets.balance/balance',
  // saved as a file as it is
  'account.data/signIns',
];

/** Answers that tests of their own cover. */
const withOwnTests = [
  'system.settings',
  'system.registerSettings',
  'system.domainRoute',
  // an item more in one column would move the games of all others: the search reads the vendors' lists instead
  'games.index',
];

type Path = (string | number)[];

/** The paths of all arrays in a value. */
function arraysIn(value: unknown, path: Path = []): Path[] {
  if (value === null || typeof value !== 'object') return [];
  const own = Array.isArray(value) ? [path] : [];
  return [...own, ...Object.entries(value).flatMap(([key, part]) => arraysIn(part, [...path, key]))];
}

/** A copy with an odd item at the beginning of the list at `path`. */
function withOddItem(value: unknown, [key, ...path]: Path): unknown {
  if (key === undefined) return [oddItem, ...(value as unknown[])];
  const changed = withOddItem((value as Record<string, unknown>)[key], path);
  if (Array.isArray(value)) return value.with(Number(key), changed);
  return { ...(value as object), [key]: changed };
}

const lists = catalogue
  .filter(({ id }) => !withOwnTests.includes(id))
  .flatMap((call) => arraysIn(call.example.answer).map((path) => ({ call, path, name: [call.id, ...path].join('/') })))
  .filter(({ name }) => !readAsWhole.includes(name));

test('the catalogue has lists to read', () => {
  expect(lists.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['games.vendors', 'games.search/games', 'lottery.list', 'mall.redemptions/content']),
  );
});

test.each(lists)('$name loses an item that cannot be read, and no other', ({ call, path }) => {
  const { read, leftOut } = readLeniently(call.answer, withOddItem(call.example.answer, path));

  expect(read.issues).toBeUndefined();
  expect(read.output).toEqual(v.parse(call.answer, call.example.answer));
  expect(leftOut).toHaveLength(1);
});

test('a list without its odd items keeps the order of the others, and says what was wrong', () => {
  const names = listOf(v.object({ name: v.string() }));
  const { read, leftOut } = readLeniently(names, [{ name: 'a' }, { name: 1 }, null, { name: 'b' }]);

  expect(read.output).toEqual([{ name: 'a' }, { name: 'b' }]);
  expect(leftOut.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)).toEqual([
    'name: Invalid type: Expected string but received 1',
    'null: Invalid type: Expected Object but received null',
  ]);
});

test('what is no list at all is not read as an empty one', () => {
  for (const answer of [{}, 'none', 0, false]) expect(v.is(listOf(v.string()), answer)).toBe(false);
});

test('a list written as null is empty; one that must be there cannot be missing', () => {
  const schema = v.object({ content: listOf(v.string()), totalPages: v.number() });
  expect(v.parse(listOf(v.string()), null)).toEqual([]);
  expect(v.parse(schema, { content: null, totalPages: 0 })).toEqual({ content: [], totalPages: 0 });
  expect(v.is(schema, { totalPages: 0 })).toBe(false);
});

test('a page of games with null as `games` has those of `content`', () => {
  const { games } = v.parse(GamePageSchema, { games: null, content: [{ gameId: '1' }], totalPages: 1 });
  expect(games.map(({ gameId }) => gameId)).toEqual(['1']);
});

test('lists within lists, values by name and single parts are read the same way', () => {
  const schema = v.object({
    groups: listOf(v.object({ items: listOf(v.number()) })),
    rates: recordOf(v.number()),
    rate: ifReadable(v.optional(v.number())),
  });
  const answer = { groups: [{ items: [1, 'x', 2] }, { items: 'none' }], rates: { a: 1, b: 'x' }, rate: 'x' };

  const { read, leftOut } = readLeniently(schema, answer);
  expect(read.output).toEqual({
    groups: [{ items: [1, 2] }],
    rates: { a: 1 },
    rate: undefined,
  });
  expect(leftOut).toHaveLength(4);
  expect(v.parse(schema, { groups: [], rates: {} })).toEqual({ groups: [], rates: {}, rate: undefined });
});
