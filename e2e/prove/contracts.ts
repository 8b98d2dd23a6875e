import { Bench } from '@atrium/deploy/sandbox-bench';
import { postgresMissing, startPostgres } from '@atrium/deploy/start-postgres';
import { openLines } from './contracts/open-lines';
import { payOfDays } from './contracts/pay-of-days';
import { runSequences } from './contracts/run-sequences';
import { defineProof } from './define-proof/define-proof';
import { count, seed } from './define-proof/option';
import { seededRandom } from '../support/seeded-random';

/**
 * Pays the contracts of an agent while runs overlap, are killed and sleep, and compares each pay with a computation that
 * shares no code. Then offers and answers contracts through three processes on one PostgreSQL, in random order, in pairs
 * at once and by accounts without a part in them, some of it from two browsers, and compares every outcome with a model
 * of the requirements.
 */
export const proof = defineProof({
  options: {
    sequences: count('random sequences of offers and answers', { usual: 5_000, short: 80 }),
    browsers: count('of these sequences that go through two browsers', { usual: 100, short: 8 }),
    days: count('days of which the pay is compared', { usual: 90, short: 90, least: 15 }),
    seed: seed('sequences, rounds and jumps of the clock are drawn from it'),
  },
  run: async ({ values, report }) => {
    const draw = seededRandom(values.seed);
    const paying = await new Bench().open();
    const { pays, runs, kills } = await payOfDays(paying, { days: values.days, draw, report }).finally(() =>
      paying.close(),
    );
    report.log(`  pay: ${pays} pays of ${values.days} days in ${runs} runs, ${kills} of them killed`);
    report.reached(pays, 'pays', values.days);
    report.reached(kills, 'killed runs');
    const missing = postgresMissing();
    if (missing) return report.skip('PostgreSQL', missing);
    const { sequences, browsers } = values;
    const server = await startPostgres();
    try {
      const lines = await openLines(server.url, { browsers, draw });
      const done = await runSequences(lines, { sequences, draw, report }).finally(() => lines.close());
      report.log(`  agreements: ${done.actions} actions in ${sequences} sequences, ${done.refused} of them refused`);
      report.log(
        `  calls by process: ${lines.byProcess().join(', ')}; ${lines.fromBrowsers()} calls from two browsers`,
      );
      report.reached(done.actions - done.refused, 'accepted actions', sequences);
      report.reached(Math.min(...lines.byProcess()), 'calls to each process', sequences);
      report.reached(lines.fromBrowsers(), 'calls from browsers', Math.min(browsers, sequences));
    } finally {
      await server.stop();
    }
  },
});
