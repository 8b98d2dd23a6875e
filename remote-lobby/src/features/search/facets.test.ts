import { GameSchema } from '@atrium/api';
import * as v from 'valibot';
import { wireGame } from '../../testing/games';
import { facetCounts, narrow } from './facets';

const labels = [
  { vassalage: 'NOVA', gameType: 'RNG', gameClassify: 'JP', features: ['ways', 'free-spins'], tags: ['new'] },
  { vassalage: 'NOVA', gameType: 'RNG', features: ['ways'], tags: null },
  { vassalage: 'REEF', gameType: 'FISH', tags: ['hot', 'new', 'new'] },
];
const games = labels.map((label, at) => v.parse(GameSchema, wireGame({ nodeId: String(at), ...label })));

test('narrows by every chosen value together', () => {
  expect(narrow(games, { vendor: 'NOVA', feature: 'ways' })).toHaveLength(2);
  expect(narrow(games, { vendor: 'NOVA', feature: 'ways', tag: 'new' })).toEqual([games[0]]);
  expect(narrow(games, { type: 'FISH', feature: 'ways' })).toEqual([]);
});

test.each([
  [
    'type',
    [
      ['RNG', 2],
      ['FISH', 1],
    ],
  ],
  [
    'vendor',
    [
      ['NOVA', 2],
      ['REEF', 1],
    ],
  ],
  ['category', [['JP', 1]]],
  [
    'feature',
    [
      ['ways', 2],
      ['free-spins', 1],
    ],
  ],
  [
    'tag',
    [
      ['new', 2],
      ['hot', 1],
    ],
  ],
] as const)('counts the games of each %s, most first', (facet, counts) => {
  expect(facetCounts(games, {}, facet)).toEqual(counts);
});

test('a facet counts what its values would give beside the other choices, and keeps its own choice', () => {
  expect(facetCounts(games, { vendor: 'REEF', type: 'RNG' }, 'type')).toEqual([
    ['FISH', 1],
    ['RNG', 0],
  ]);
  expect(facetCounts(games, { vendor: 'REEF', type: 'FISH' }, 'vendor')).toEqual([['REEF', 1]]);
});
