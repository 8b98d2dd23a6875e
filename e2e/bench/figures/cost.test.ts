import { scriptsByName } from './breakdown';
import { costOf } from './cost';

const transfers = [
  { path: '/electron', bytes: 9_000 },
  { path: '/r/lobby/view-slots.0123abcd.js', bytes: 5_000 },
  { path: '/r/host/main.0123abcd.js', bytes: 60_000 },
  { path: '/r/lobby/slot.0123abcd.svg', bytes: 300 },
  { path: '/wps/v2/games', bytes: 700 },
];

it('counts the scripts of releases separately from the total', () => {
  expect(costOf(transfers)).toEqual({ scripts: 65_000, total: 75_000, requests: 5 });
});

it('adds up the bytes of several responses for one address', () => {
  const path = '/r/lobby/entry.0123abcd.js';
  expect(
    scriptsByName([
      { path, bytes: 3_000 },
      { path, bytes: 200 },
    ]),
  ).toEqual([['lobby/entry', 3_200]]);
});

it('names scripts by release and purpose, the largest first', () => {
  expect(scriptsByName(transfers)).toEqual([
    ['host/main', 60_000],
    ['lobby/view-slots', 5_000],
  ]);
});
