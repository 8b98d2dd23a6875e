import type { Fact, Need } from '@atrium/contract';
import { asksForSession, firstUnmet } from './needs';

const facts = (...held: Fact[]) => ({ has: (fact: Fact) => held.includes(fact) });

test.each<[Need, boolean, boolean]>([
  ['session', true, true],
  ['agent', true, false],
  ['real-account', false, false],
  ['account-page', false, false],
])('signing in may meet %s: %s for a visitor, %s for a person who is signed in', (need, visitor, signedIn) => {
  expect(asksForSession(need, facts())).toBe(visitor);
  expect(asksForSession(need, facts('signed-in'))).toBe(signedIn);
});

test('the first unmet need is the first in declared order', () => {
  const needs: Need[] = ['session', 'agent', 'real-account'];

  expect(firstUnmet(needs, facts())).toBe('session');
  expect(firstUnmet(needs, facts('signed-in', 'real-account'))).toBe('agent');
  expect(firstUnmet(needs, facts('signed-in', 'agent'))).toBe('real-account');
  expect(firstUnmet(needs, facts('signed-in', 'agent', 'real-account'))).toBeUndefined();
  expect(firstUnmet(undefined, facts())).toBeUndefined();
});

test('a visitor is no trial account', () => {
  expect(firstUnmet(['real-account', 'account-page'], facts())).toBeUndefined();
});
