import type { ChangeDeed, Deed } from './deed';
import { findFaults } from './find-faults';
import type { Stored } from './stored';

const promote = (key: string, revision: number, parts: Partial<ChangeDeed> = {}): ChangeDeed => ({
  kind: 'change',
  remote: 'lobby',
  key,
  action: 'promote',
  release: key,
  expected: revision - 1,
  asked: revision * 10,
  answered: revision * 10 + 5,
  outcome: { is: 'done', told: { revision, stable: key } },
  ...parts,
});
const event = (key: string, revision: number, from: string | null) => ({
  remote: 'lobby',
  action: 'promote',
  release: key,
  from,
  revision,
  reason: key,
});
const stored: Stored = {
  channels: [{ remote: 'lobby', revision: 2, stable: 'b', previous: ['a'] }],
  history: [event('a', 1, null), event('b', 2, 'a')],
  releases: [],
  orphans: 0,
};
const deeds: Deed[] = [promote('a', 1), promote('b', 2)];

it('finds nothing where all is as it was told', () => {
  expect(findFaults(deeds, stored)).toEqual([]);
});

it('forgives what nobody was told of, whether it was done or not', () => {
  const unknown = { outcome: { is: 'unknown', why: 'killed' } as const };
  expect(findFaults([deeds[0]!, promote('b', 2, unknown), promote('c', 3, unknown)], stored)).toEqual([]);
});

it.each<[string, Deed[], Partial<Stored>, string]>([
  [
    'an acknowledged change that is lost',
    [...deeds, promote('c', 3)],
    {},
    'the promote c of lobby was acknowledged and is lost',
  ],
  [
    'two winners of one revision',
    [...deeds, promote('c', 2)],
    {},
    'b and c were both told that they made revision lobby 2',
  ],
  [
    'a refused change that was made',
    [deeds[0]!, promote('b', 2, { outcome: { is: 'refused', name: 'ChannelMoved' } })],
    {},
    'the promote b of lobby was refused (ChannelMoved) and is in the history',
  ],
  [
    'a change made from another revision than its client saw',
    [deeds[0]!, promote('b', 2, { expected: 0 })],
    {},
    'the promote b of lobby was made from revision 1; its client saw 0',
  ],
  [
    'half a release',
    deeds,
    { releases: [{ remote: 'lobby', id: 'b', complete: false }] },
    'of release b of lobby only a half is there',
  ],
  ['bytes of no release', deeds, { orphans: 2 }, '2 files belong to no release'],
  [
    'a channel that does not follow from its history',
    deeds,
    { channels: [{ remote: 'lobby', revision: 2, stable: 'a', previous: [] }] },
    'a is stable of lobby; its history ends with b',
  ],
  ['a revision nobody asked for', [deeds[0]!], {}, 'nobody asked for revision 2 of lobby'],
  [
    'a look that goes back behind what was known',
    [
      ...deeds,
      { kind: 'read', remote: 'lobby', asked: 40, answered: 41, outcome: { is: 'done', told: { revision: 1 } } },
    ],
    {},
    'revision 2 of lobby was known when a read was answered 1',
  ],
])('finds %s', (_what, asked, differing, fault) => {
  expect(findFaults(asked, { ...stored, ...differing })).toContain(fault);
});
