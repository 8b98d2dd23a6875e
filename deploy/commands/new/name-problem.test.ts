import type { Descriptor } from '@atrium/contract';
import { nameProblem } from './name-problem.mjs';

const lobby: Descriptor = {
  name: 'lobby',
  requires: '^1.0.0',
  places: [{ name: 'lobby.slots@1', view: 'slots', path: '/electron', aliases: ['/rng'] }],
};

test.each(['promo', 'promo-2', 'vip-club'])('%s is a valid name for a remote', (name) => {
  expect(nameProblem(name, [lobby])).toBeUndefined();
});

test.each(['', 'Promo', '2promo', 'promo_1', 'promo-', 'a--b', 'x', '../promo', 'a'.repeat(32)])(
  '"%s" is no name for a remote',
  (name) => expect(nameProblem(name, [lobby])).toMatch(/name/),
);

test.each([
  ['lobby', /already/],
  ['host', /reserved/],
  ['electron', /belongs to a place of remote-lobby/],
  ['rng', /belongs to a place of remote-lobby/],
])('%s is refused with the reason', (name, why) => {
  expect(nameProblem(name, [lobby])).toMatch(why);
});
