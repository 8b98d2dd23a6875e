import { Bench } from '@atrium/deploy/sandbox-bench';
import { payOfDays } from './contracts/pay-of-days';
import { runSequences } from './contracts/run-sequences';
import { defineProof } from './define-proof/define-proof';
import { count, seed } from './define-proof/option';
import { seededRandom } from './kill/seeded-random';

/**
 * Offers and answers contracts in random order, in pairs at once and by accounts without a part in them, and compares
 * every outcome with a model of the requirements; then pays the contracts of an agent while runs overlap, are killed and
 * sleep, and compares each pay with a computation that shares no code.
 */
export const proof = defineProof({
  options: {
    sequences: count('random sequences of offers and answers', { usual: 5_000, short: 150 }),
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
    const offering = await new Bench().open();
    const { sequences } = values;
    const done = await runSequences(offering, { sequences, draw, report }).finally(() => offering.close());
    report.log(`  agreements: ${done.actions} actions in ${sequences} sequences, ${done.refused} of them refused`);
    report.reached(done.actions - done.refused, 'accepted actions', sequences);
  },
});
