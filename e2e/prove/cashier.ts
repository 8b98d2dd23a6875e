import { postgresMissing } from '@atrium/deploy/start-postgres';
import { runCashier } from './cashier/run-cashier';
import { defineProof } from './define-proof/define-proof';
import { count, seed } from './define-proof/option';

/**
 * Members deposit on the provider's page, withdraw and move money between wallets through three processes on one
 * PostgreSQL, with a clock that the proof sets. Answers are dropped and requests repeated; the provider's reports are
 * dropped, duplicated, delayed past later ones and altered; processes are killed in the middle of what they do. A fault is
 * a difference between the ledger and what the members were told, an altered or replayed report that is accepted, or a
 * payment that stays open.
 */
export const proof = defineProof({
  options: {
    operations: count('deposits, withdrawals and transfers between wallets', { usual: 10_000, short: 200, least: 100 }),
    kills: count('kills of one of three processes', { usual: 50, short: 3, least: 1 }),
    seed: seed('operations, amounts and faults are drawn from it'),
  },
  run: async ({ values, report }) => {
    const missing = postgresMissing();
    if (missing) return report.skip('PostgreSQL', missing);
    const found = await runCashier(values);
    report.log(`
  ${found.deposits} deposits, ${found.credited} credited; ${found.withdrawals} withdrawals, ${found.paid} paid and ${found.returned} returned; ${found.transfers} transfers
  ${found.repeated} requests repeated, ${found.refused} refused, ${found.kills} kills
  reports: ${found.dropped} dropped, ${found.duplicated} duplicated, ${found.delayed} delayed, ${found.altered} altered, ${found.replayed} replayed, ${found.elsewhere} sent to another merchant`);
    report.fault(...found.faults);
    report.reached(
      found.deposits + found.withdrawals + found.transfers + found.refused,
      'operations',
      values.operations,
    );
    report.reached(found.kills, 'kills', values.kills);
    for (const what of ['dropped', 'duplicated', 'delayed', 'altered', 'replayed', 'elsewhere'] as const)
      report.reached(found[what], `${what} reports`);
    for (const what of ['credited', 'paid', 'returned', 'transfers'] as const) report.reached(found[what], what);
  },
});
