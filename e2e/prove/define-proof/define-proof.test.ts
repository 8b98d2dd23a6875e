import { jest } from '@jest/globals';
import { defineProof, type Run } from './define-proof';
import { count, seed } from './option';

const options = { kills: count('kills', { usual: 20, short: 3 }), seed: seed('moments are drawn from it') };
const row = { name: 'kill', proves: 'No money is lost.' };

type Values = { kills: number; seed: number };

/** Runs a proof by a command line; with its outcome and what it printed. */
async function prove(args: string[], run: (run: Run<Values>) => void) {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  try {
    const read = defineProof({ options, run: async (given) => run(given) }).read(row, args);
    if (!('run' in read)) throw new Error('The command line was not read.');
    const outcome = await read.run();
    return { outcome, lines: log.mock.calls.map(([line]) => String(line)) };
  } finally {
    log.mockRestore();
  }
}

it('prints the command that repeats the run, and that the proof holds', async () => {
  const { outcome, lines } = await prove(['--short', '--seed', '7'], ({ values, short, report }) =>
    report.log(`  ${values.kills} kills, ${short ? 'short' : 'full'}`),
  );
  expect(outcome).toEqual({ passed: true, result: 'proved', skipped: [] });
  expect(lines[0]).toBe('\nnpm run prove -- kill --short --kills 3 --seed 7');
  expect(lines).toContain('  3 kills, short');
  expect(lines.at(-1)).toBe('kill: proved');
});

it('prints each fault once and fails', async () => {
  const { outcome, lines } = await prove([], ({ report }) =>
    report.fault('a spin is lost', 'a spin is lost', 'a spin is stored twice'),
  );
  expect(outcome.passed).toBe(false);
  expect(lines.slice(-3)).toEqual(['  fault: a spin is lost', '  fault: a spin is stored twice', 'kill: 2 faults']);
});

it('prints a part of many faults, and their number', async () => {
  const { lines } = await prove([], ({ report }) =>
    report.fault(...Array.from({ length: 45 }, (_, index) => `spin ${index} is lost`)),
  );
  expect(lines.slice(-2)).toEqual(['  and 5 more', 'kill: 45 faults']);
});

it('fails when a part was skipped, and names it on the last line', async () => {
  const { outcome, lines } = await prove([], ({ report }) => report.skip('PostgreSQL', 'it is not installed'));
  expect(outcome.passed).toBe(false);
  expect(lines.at(-1)).toBe('kill: incomplete, skipped PostgreSQL: it is not installed (--allow-skips accepts this)');
});

it('passes with a skipped part when that is allowed, and names it on the last line', async () => {
  const { outcome, lines } = await prove(['--allow-skips'], ({ report }) =>
    report.skip('PostgreSQL', 'it is not installed'),
  );
  expect(outcome).toEqual({ passed: true, result: 'proved', skipped: ['PostgreSQL: it is not installed'] });
  expect(lines.at(-1)).toBe('kill: proved, skipped PostgreSQL: it is not installed');
});

it('keeps the faults found before an unexpected error, which is one more', async () => {
  const { outcome, lines } = await prove(['--allow-skips'], ({ report }) => {
    report.fault('a spin is lost');
    throw new Error('the server did not start');
  });
  expect(outcome).toMatchObject({ passed: false, result: '2 faults' });
  expect(lines.join('\n')).toContain('fault: stopped before its end: Error: the server did not start');
});

it('fails when a run did not reach what it is about', async () => {
  const { lines } = await prove([], ({ report }) => {
    report.reached(1, 'refused spins');
    report.reached(4, 'kills', 5);
  });
  expect(lines.slice(-2)).toEqual([
    '  fault: reached only 4 of at least 5 kills, which proves nothing about them',
    'kill: 1 fault',
  ]);
});

it('prints its options with --help instead of running', () => {
  const read = defineProof({ options, run: () => Promise.reject(new Error('not now')) }).read(row, ['--help']);
  expect(read).toEqual({
    help: expect.stringMatching(/^npm run prove -- kill \[options\]\n\n {2}No money is lost\.\n\n {2}--kills N/),
  });
});

it('says what is wrong with a command line, with the options, instead of running', () => {
  const read = defineProof({ options, run: () => Promise.reject(new Error('not now')) }).read(row, ['--kills', '0']);
  expect(read).toEqual({
    mistake: expect.stringMatching(/^--kills takes a whole number from 1, not "0"\.\n\nnpm run prove/),
  });
});
