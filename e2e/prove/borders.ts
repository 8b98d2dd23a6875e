import { Bench } from '@atrium/deploy/sandbox-bench';
import { runBorders } from './borders/run-borders';
import { defineProof } from './define-proof/define-proof';
import { count, seed } from './define-proof/option';

/**
 * Agents of two merchants call everything about agents with ids and names of others: of other teams, of another merchant,
 * of roles without a team. A fault is an answer that differs from that for something that does not exist.
 */
export const proof = defineProof({
  options: {
    attempts: count('calls with an id or a name of another', { usual: 2_000, short: 300, least: 100 }),
    seed: seed('teams, callers, calls and targets are drawn from it'),
  },
  run: async ({ values, report }) => {
    const bench = await new Bench().open();
    const found = await runBorders(bench, { ...values, report }).finally(() => bench.close());
    report.log(`
  ${found.attempts} attempts with ${found.calls} calls: ${found.refused} refused like something unknown, ${found.allowed} allowed
  ${found.roles} calls of roles without a team and of visitors refused`);
    report.reached(found.refused, 'refused attempts', values.attempts / 4);
    report.reached(found.allowed, 'allowed attempts', values.attempts / 40);
  },
});
