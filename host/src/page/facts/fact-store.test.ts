import { writable, type Fact, type SessionState } from '@atrium/contract';
import { fakeHost } from '@atrium/contract/testing';
import { autorun } from 'mobx';
import { FactStore, factsOf } from './fact-store';
import { personFacts, roleOf, sessionFacts, type Role } from './person-facts';

const signedIn = (kind: number): SessionState => ({
  status: 'signed-in',
  customer: { id: '1', account: 'mei88', nickname: 'Mei', kind },
});

test.each<[number, Fact[]]>([
  [0, ['signed-in', 'real-account', 'player']],
  [1, ['signed-in', 'real-account', 'agent']],
  [2, ['signed-in', 'real-account', 'agent']],
  [41, ['signed-in', 'real-account', 'agent']],
  [42, ['signed-in', 'real-account', 'agent']],
  [4, ['signed-in', 'player']],
  [3, ['signed-in', 'real-account', 'player']],
  [40, ['signed-in', 'real-account', 'player']],
  [99, ['signed-in', 'real-account', 'player']],
])('an account of kind %i has the facts of its roles [ROL-06] [ROL-14] [MNU-06] [ACL-12] [ACL-13]', (kind, facts) => {
  expect(sessionFacts(signedIn(kind))).toEqual(facts);
});

test.each<[SessionState, Role]>([
  [{ status: 'visitor' }, 'visitor'],
  [signedIn(0), 'player'],
  [signedIn(1), 'agent'],
  [signedIn(2), 'agent'],
])('the session %j is that of a %s: 1 and 2 are agents, 0 a player [ROL-01] [ROL-02]', (state, role) => {
  expect(roleOf(state)).toBe(role);
});

test('an account of any kind is a player or an agent, and nothing else [ROL-20]', () => {
  const kinds = [...Array(100).keys(), -1, 1.5];
  expect([...new Set(kinds.map((kind) => roleOf(signedIn(kind))))].sort()).toEqual(['agent', 'player']);
});

test('a fact without a source is false and recorded', () => {
  const facts = new FactStore(['switch:FREEPLAY3'], []);
  expect(facts.has('switch:FREEPLAY3')).toBe(true);
  expect(facts.holds({ any: ['switch:UNKNOWN', 'signed-in'] })).toBe(false);
  expect([...facts.unknown]).toEqual(['switch:UNKNOWN']);
});

test('observers of facts follow them, and are notified of changes only', () => {
  const level = writable(0);
  const facts = new FactStore([], [factsOf(level, (value): Fact[] => (value > 1 ? ['vip:benefit'] : []))]);
  const stop = facts.start();
  const values: boolean[] = [];
  const stopObserving = autorun(() => values.push(facts.has('vip:benefit')));
  const revisions = jest.fn();
  facts.revision.subscribe(revisions);

  level.set(1);
  level.set(2);
  level.set(3);
  stop();
  level.set(0);
  stopObserving();

  expect(values).toEqual([false, true]);
  expect(revisions).toHaveBeenCalledTimes(1);
});

test('facts of a lost session stay until the person has read why, and are cleared with it', () => {
  const state = writable<SessionState>({ status: 'visitor' });
  const facts = new FactStore([], personFacts(state, fakeHost().account));
  facts.start();

  state.set(signedIn(0));
  state.set({ status: 'lost', reason: 'CUSTOMER_NOT_LOGIN' });
  expect(facts.has('signed-in')).toBe(true);
  state.set({ status: 'visitor' });
  expect(facts.has('signed-in')).toBe(false);
});

test('labels, contracts, promotions, wallet and rebate of the account are facts', () => {
  const { account } = fakeHost({
    account: {
      member: { id: '1', account: 'mei88', nickname: 'Mei', labels: ['gold'] },
      contracts: { bonus: true, none: false },
      promotions: { MISSION: { enabled: true, count: 2 }, WHEEL: { enabled: false, count: 0 } },
      wallet: { single: true },
      rebate: { offered: true },
    },
  });
  const facts = new FactStore([], personFacts(writable<SessionState>({ status: 'visitor' }), account));

  expect(facts.holds(['label:gold', 'contract:bonus', 'promotion:MISSION', 'wallet:single', 'rebate'])).toBe(true);
  expect(facts.holds({ any: ['contract:none', 'promotion:WHEEL'] })).toBe(false);
});
