import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blocksOf } from './guide';

it('reads the commands of each role, and no other blocks', () => {
  const guide = '```sh team\none\ntwo\n```\n\n```ts\nthree\n```\n\n```sh operator\nfour\n```\n';
  expect(blocksOf(guide)).toEqual([
    { role: 'team', lines: ['one', 'two'] },
    { role: 'operator', lines: ['four'] },
  ]);
});

it('finds every step of the guide, from the new remote to the rollback', () => {
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
