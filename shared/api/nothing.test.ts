import * as v from 'valibot';
import { DecimalSchema, toMoney } from './decimal';
import { GameSchema } from './games/models';
import { LotteryGroupSchema } from './lottery/models';
import { DaySchema, IntegerSchema, looseInteger, RequiredTextSchema, TimeSchema } from './nothing';
import { LoginAnswerSchema } from './session/session';
import { BalanceSchema } from './wallets/wallets';

test.each([
  [1767312245000, 1767312245000],
  ['1767312245000', 1767312245000],
  [1767312245, 1767312245000],
  ['1767312245', 1767312245000],
  [100_000_000, 100_000_000_000],
  [100_000_000_000, 100_000_000_000],
  [0, 0],
  ['2026-01-02T00:04:05Z', 1767312245000],
  ['2026-01-02T07:04:05+07:00', 1767312245000],
  ['Fri, 02 Jan 2026 00:04:05 GMT', 1767312245000],
  ['2026-01-02 00:04:05', 1767312245000],
  ['2026-01-02T00:04:05.000', 1767312245000],
  ['2026-01-02 00:04', 1767312240000],
  ['2026-01-02', 1767312000000],
  ['2026/01/02 00:04:05', 1767312245000],
  ['2026/01/02', 1767312000000],
])('a time is read from %j', (time, milliseconds) => {
  expect(v.parse(TimeSchema, time)).toBe(milliseconds);
});

test.each(['', 'soon', null, 1.5, {}, 8.64e15 + 1, `${-8.64e15 - 1}`])('%j is no time', (time) => {
  expect(v.is(TimeSchema, time)).toBe(false);
});

test.each([
  [300, 300],
  ['300', 300],
  ['300.00', 300],
  ['-1', -1],
])('a whole number is read from %j', (number, value) => {
  expect(v.parse(IntegerSchema, number)).toBe(value);
  expect(v.parse(looseInteger(7), number)).toBe(value);
});

test.each([null, undefined, ''])('a missing number, here %j, is the fallback', (number) => {
  expect(v.parse(looseInteger(7), number)).toBe(7);
});

test.each([300.5, '300.50', 'many', true])('%j is no whole number', (number) => {
  expect(v.is(IntegerSchema, number)).toBe(false);
  expect(v.is(looseInteger(7), number)).toBe(false);
});

test('a required text may be a number, but not missing', () => {
  expect(v.parse(RequiredTextSchema, 20260102037)).toBe('20260102037');
  expect([null, undefined, {}].map((text) => v.is(RequiredTextSchema, text))).toEqual([false, false, false]);
});

test.each([
  ['1234.50', '1234.50'],
  ['0.00125', '0.00125'],
  [2.5, '2.5'],
  [-0.1, '-0.1'],
])('an amount is read from %j', (amount, decimal) => {
  expect(v.parse(DecimalSchema, amount)).toBe(decimal);
});

test.each(['', '1,234', '1e3', 1e21, Infinity, null, '9007199254741', '-9007199254741', 9.1e12])(
  '%j is no amount',
  (amount) => {
    expect(v.is(DecimalSchema, amount)).toBe(false);
  },
);

test.each([
  ['a default password', LoginAnswerSchema, {}, 'defaultPassword'],
  ['a category', GameSchema, { nodeId: '7' }, 'gameClassify'],
  ['a favourite', GameSchema, { nodeId: '7' }, 'favourite'],
  ['a position of the currency', BalanceSchema, { currency: 'CNY' }, 'currencyPosition'],
])('%s that is null is not named, as one that is missing', (_what, schema, rest, name) => {
  expect(v.parse(schema as v.GenericSchema, { ...rest, [name]: null })).toMatchObject({ [name]: undefined });
  expect(v.parse(schema as v.GenericSchema, rest)).not.toHaveProperty(name, expect.anything());
});

test('a mark of a menu that is null is not named', () => {
  const menu = { code: 'CQSSC', tag: null };
  const group = v.parse(LotteryGroupSchema, { gameGroupCode: 'SSC', labelName: 'SSC', gameMenus: [menu] });
  expect(group.gameMenus[0]?.tag).toBeUndefined();
});

test.each([
  ['2026-01-31', '2026-01-31'],
  ['20260131', '2026-01-31'],
  [20260131, '2026-01-31'],
  ['2026-02-31', undefined],
  ['1970-01-01', '1970-01-01'],
  ['abc', undefined],
  [1767312244000, undefined],
  ['', undefined],
  [null, undefined],
])('the day %j is read as %s', (day, read) => {
  const result = v.safeParse(DaySchema, day);
  expect(result.success ? result.output : undefined).toBe(read);
});

test('every time and every amount that is read can be shown', () => {
  const times = [8.64e15, -8.64e15].map((time) => v.parse(TimeSchema, time));
  expect(times.map((time) => new Date(time).toISOString())).toEqual([
    '+275760-09-13T00:00:00.000Z',
    '-271821-04-20T00:00:00.000Z',
  ]);
  const most = v.parse(DecimalSchema, '9007199254740.99');
  expect(['JPY', 'CNY', 'KWD'].map((currency) => toMoney(most, currency).minor)).toEqual([
    9_007_199_254_740, 900_719_925_474_099, 9_007_199_254_740_990,
  ]);
});
