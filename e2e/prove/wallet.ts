import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineProof } from './define-proof/define-proof';
import { count, seed } from './define-proof/option';
import { runRounds } from './wallet/run-rounds';

/**
 * All vendors settle rounds at once while calls are repeated, reordered, dropped and altered and the server is killed. A
 * fault is a difference between the ledger and the vendors' own records, or an altered or replayed call that was accepted.
 */
export const proof = defineProof({
  options: {
    rounds: count('rounds of all vendors', { usual: 10_000, short: 300, least: 50 }),
    kills: count('kills of the server', { usual: 10, short: 2 }),
    seed: seed('stakes, wins and faults are drawn from it'),
  },
  run: async ({ values, report }) => {
    const data = mkdtempSync(join(tmpdir(), 'atrium-wallet-'));
    const found = await runRounds({ ...values, data }).finally(() => rmSync(data, { recursive: true }));
    report.log(`
  ${values.rounds} rounds of ${found.vendors} vendors, ${found.kills} kills
  ${found.sent} calls sent, ${found.unanswered} without an answer, ${found.repeated} repeated
  ${found.refusedBets} bets refused after their rollback, ${found.altered} altered and ${found.replayed} replayed calls refused
  ${found.postings} postings compared`);
    report.fault(...found.faults);
    report.reached(found.kills, 'kills', values.kills);
    report.reached(found.unanswered, 'calls without an answer');
    report.reached(found.refusedBets, 'bets after their rollback');
    report.reached(found.altered, 'altered calls', values.rounds / 20);
    report.reached(found.replayed, 'replayed calls', values.rounds / 20);
  },
});
