import { count, flag, oneOf, partOf, seed, someOf } from './option';
import { describeOptions, printOptions, readOptions } from './read-options';

const declared = {
  kills: count('kills', { usual: 20, short: 3, least: 2 }),
  on: someOf('databases', () => ['embedded', 'postgres']),
  remote: oneOf('remote that is deployed', () => ['lobby', 'mall'], { usual: 'lobby' }),
  story: partOf('only stories with this in their title'),
  keep: flag('keeps the folder'),
  seed: seed('moments are drawn from it'),
};
const read = (...args: string[]) => readOptions(declared, args);

it('gives every option its usual value when it is left out', () => {
  const { values, short, allowSkips } = read('--seed', '7');
  expect(values).toEqual({ kills: 20, on: ['embedded', 'postgres'], remote: 'lobby', story: '', keep: false, seed: 7 });
  expect({ short, allowSkips }).toEqual({ short: false, allowSkips: false });
});

it('takes the small count with --short, unless the count is given', () => {
  expect(read('--short').values.kills).toBe(3);
  expect(read('--short', '--kills', '5').values.kills).toBe(5);
});

it('takes the names of a short run with --short', () => {
  const names = { on: someOf('databases', () => ['embedded', 'postgres'], { short: () => ['embedded'] }) };
  expect(readOptions(names, ['--short']).values.on).toEqual(['embedded']);
  expect(readOptions(names, ['--short', '--on', 'postgres,embedded']).values.on).toEqual(['embedded', 'postgres']);
});

it('refuses a definition with a name of a short run that does not exist', () => {
  expect(() => someOf('remotes', () => ['lobby', 'mall'], { short: () => ['chat' as 'mall'] })).toThrow('takes chat');
});

it('draws a new seed when none is given', () => {
  expect(read().values.seed).toBeGreaterThan(0);
});

it.each([
  [['--kills', 'many'], '--kills takes a whole number from 2, not "many".'],
  [['--kills', '1'], '--kills takes a whole number from 2, not "1".'],
  [['--kills', ''], '--kills takes a whole number from 2, not "".'],
  [['--on', 'oracle'], '--on takes embedded, postgres, not "oracle".'],
  [['--remote', 'lobby,mall'], '--remote takes one of lobby, mall, not "lobby,mall".'],
  [['--kils', '3'], /^--kils is not an option\. The options are --kills, --on, .*--help\.$/],
  [['kills'], /^"kills" is not an option\. The options are/],
])('refuses %j with a sentence', (args, sentence) => {
  expect(() => read(...args)).toThrow(sentence);
});

it('prints the options that repeat a run', () => {
  const read = readOptions(declared, ['--short', '--on', 'postgres', '--story', 'a game', '--keep', '--seed', '7']);
  expect(printOptions(declared, read)).toBe(
    "--short --kills 3 --on postgres --remote lobby --story 'a game' --keep --seed 7",
  );
});

it('describes the options with their usual and short values', () => {
  const lines = describeOptions(declared).split('\n');
  expect(lines[0]).toMatch(/^ {2}--kills N {2,}kills: 20, or 3 with --short$/);
  expect(lines.map((line) => line.trim().split(' ')[0])).toEqual(
    ['kills', 'on', 'remote', 'story', 'keep', 'seed', 'short', 'allow-skips', 'help'].map((name) => `--${name}`),
  );
});
