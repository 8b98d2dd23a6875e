import { postgresMissing } from '@atrium/deploy/start-postgres';
import { defineProof } from './define-proof/define-proof';
import { count, seed } from './define-proof/option';
import { runPayments } from './payments/run-payments';

/**
 * Members pay withdrawals of other members through three processes on one PostgreSQL, with a clock that the proof sets.
 * Reports and answers are repeated, contradict each other and come late. A fault is a difference between the ledger and
 * what the members were told, two answers that both count, or a payment or withdrawal that waits at the end.
 */
export const proof = defineProof({
  options: {
    withdrawals: count('withdrawals that are offered', { usual: 2_000, short: 60, least: 20 }),
    deposits: count('deposits to other members that are asked for', { usual: 5_000, short: 150, least: 50 }),
    seed: seed('amounts, members, answers and their delays are drawn from it'),
  },
  run: async ({ values, report }) => {
    const missing = postgresMissing();
    if (missing) return report.skip('PostgreSQL', missing);
    const found = await runPayments(values);
    report.log(`
  ${found.withdrawals} withdrawals, ${found.matched} of ${values.deposits} deposits matched, ${found.reported} reported
  ${found.received} received, ${found.confirmed} confirmed by the server, ${found.disputed} disputed, ${found.rejected} of them rejected
  ${found.repeated} repeated and ${found.contradictions} contradictory answers, ${found.late} after the 15 minutes, ${found.refused} refused
  ${found.completed} withdrawals paid by deposits alone, ${found.reviewed} reviewed for the rest`);
    report.fault(...found.faults);
    report.reached(found.withdrawals, 'withdrawals', values.withdrawals);
    report.reached(found.matched, 'matched deposits', values.deposits / 2);
    for (const what of ['received', 'confirmed', 'disputed', 'rejected', 'contradictions', 'late'] as const)
      report.reached(found[what], what);
    for (const what of ['completed', 'reviewed'] as const) report.reached(found[what], `${what} withdrawals`);
  },
});
