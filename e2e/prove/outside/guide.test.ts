import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blocksOf } from './guide';

it('reads who types what, and leaves other blocks alone', () => {
  const guide = '```sh team\none\ntwo\n```\n\n```ts\nthree\n```\n\n```sh operator\nfour\n```\n';
  expect(blocksOf(guide)).toEqual([
    { who: 'team', lines: ['one', 'two'] },
    { who: 'operator', lines: ['four'] },
  ]);
});

it('finds the whole way in the guide, from beginning to rolling back', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../../docs/guides/ship-a-remote.md'), 'utf8');
  const typed = blocksOf(guide).flatMap(({ lines }) => lines);
  for (const word of [
    'new promo',
    'key ',
    'tokens issue',
    'run dev',
    'check',
    'publish',
    'canary',
    'promote',
    'rollback',
  ])
    expect(typed.filter((line) => line.includes(word))).not.toEqual([]);
});
