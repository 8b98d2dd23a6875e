import type { ChangeRequest, Request } from './request';
import { findFaults } from './find-faults';
import type { Stored } from './stored';

const promote = (key: string, revision: number, parts: Partial<ChangeRequest> = {}): ChangeRequest => ({
  kind: 'change',
  remote: 'lobby',
  key,
  action: 'promote',
  release: key,
  expected: revision - 1,
  asked: revision * 10,
  answered: revision * 10 + 5,
  outcome: { is: 'done', answer: { revision, stable: key } },
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
const requests: Request[] = [promote('a', 1), promote('b', 2)];

it('finds nothing when every answer matches what is stored', () => {
  expect(findFaults(requests, stored)).toEqual([]);
});

it('accepts requests without an answer, carried out or not', () => {
  const unknown = { outcome: { is: 'unknown', reason: 'killed' } as const };
  expect(findFaults([requests[0]!, promote('b', 2, unknown), promote('c', 3, unknown)], stored)).toEqual([]);
});

it.each<[string, Request[], Partial<Stored>, string]>([
  [
    'an acknowledged change that is lost',
    [...requests, promote('c', 3)],
    {},
    'the promote c of lobby was acknowledged and is lost',
  ],
  [
    'two winners of one revision',
    [...requests, promote('c', 2)],
    {},
    'b and c were both acknowledged as revision lobby 2',
  ],
  [
    'a refused change that was made',
    [requests[0]!, promote('b', 2, { outcome: { is: 'refused', name: 'ChannelMoved' } })],
    {},
    'the promote b of lobby was refused (ChannelMoved) and is in the history',
  ],
  [
    'a change made from another revision than its client saw',
    [requests[0]!, promote('b', 2, { expected: 0 })],
    {},
    'the promote b of lobby was made from revision 1; its client saw 0',
  ],
  [
    'an incomplete release',
    requests,
    { releases: [{ remote: 'lobby', id: 'b', complete: false }] },
    'release b of lobby is incomplete',
  ],
  ['bytes of no release', requests, { orphans: 2 }, '2 files belong to no release'],
  [
    'a channel that does not follow from its history',
    requests,
    { channels: [{ remote: 'lobby', revision: 2, stable: 'a', previous: [] }] },
    'a is stable of lobby; its history ends with b',
  ],
  ['a revision that no client asked for', [requests[0]!], {}, 'no client asked for revision 2 of lobby'],
  [
    'a read of a revision older than an acknowledged one',
    [
      ...requests,
      { kind: 'read', remote: 'lobby', asked: 40, answered: 41, outcome: { is: 'done', answer: { revision: 1 } } },
    ],
    {},
    'revision 2 of lobby was known when a read was answered 1',
  ],
])('finds %s', (_what, asked, differing, fault) => {
  expect(findFaults(asked, { ...stored, ...differing })).toContain(fault);
});
