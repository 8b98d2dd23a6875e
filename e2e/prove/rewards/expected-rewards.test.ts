import { expectedRewards, type Facts } from './expected-rewards';

const nothing: Facts = { yesterday: [], today: [], secondFactor: false, named: false, application: undefined };
const rounds = (count: number, stake: number, won = 0) => Array.from({ length: count }, () => ({ stake, won }));

test.each<[string, Partial<Facts>, object]>([
  ['only the sign-in day', {}, { 'sign-in': 100, rescue: 0, 'newcomer-first-stake': 0 }],
  ['no share of a small loss', { yesterday: rounds(1, 9_999) }, { rescue: 0, 'newcomer-first-stake': 300 }],
  ['a share of a loss', { yesterday: rounds(1, 10_019) }, { rescue: 500 }],
  ['a share up to its limit', { yesterday: rounds(2, 100_000) }, { rescue: 5_000 }],
  ['no share of a loss of today', { today: rounds(19, 100_000) }, { rescue: 0, 'mission-rounds': 0 }],
  ['a mission of rounds', { today: rounds(20, 100) }, { 'mission-rounds': 200, 'mission-stakes': 0 }],
  ['a mission of stakes', { yesterday: rounds(1, 49_900, 49_900), today: rounds(1, 100) }, { 'mission-stakes': 2_000 }],
  ['what was decided', { application: 'reject', named: true }, { application: 0, NAMED: 400 }],
])('expects %s', (_what, facts, expected) =>
  expect(expectedRewards({ ...nothing, ...facts }, { sameWeek: true })).toMatchObject(expected),
);

test('stakes of another week do not count for the mission of this one', () => {
  const facts = { ...nothing, yesterday: rounds(1, 50_000) };
  expect(expectedRewards(facts, { sameWeek: false })['mission-stakes']).toBe(0);
});
