import { postgresMissing, startPostgres } from '@atrium/deploy/start-postgres';
import { defineProof } from './define-proof/define-proof';
import { count, seed } from './define-proof/option';
import { settleAndKill } from './settle/settle-and-kill';

/**
 * Players bet on lotteries through three processes on one PostgreSQL while slips are repeated, processes are killed and the
 * clock jumps by hours. Compares bets and ledger with a computation from slips and draws alone.
 */
export const proof = defineProof({
  options: {
    slips: count('slips that players send', { usual: 20_000, short: 240, least: 16 }),
    rounds: count('times that the clock is set forward', { usual: 60, short: 6 }),
    kills: count('kills of a process', { usual: 12, short: 2 }),
    seed: seed('slips, moments and jumps are drawn from it'),
  },
  run: async ({ values, report }) => {
    const missing = postgresMissing();
    if (missing) return report.skip('PostgreSQL', missing);
    const server = await startPostgres();
    const found = await settleAndKill({ ...values, databaseUrl: server.url, log: report.log }).finally(() =>
      server.stop(),
    );
    const refused = [...found.refused].map(([key, times]) => `${times} ${key}`).join(', ');
    report.log(`
  ${found.accepted} of ${found.sent} slips accepted; refused: ${refused || 'none'}
  ${found.unanswered} requests without an answer and sent again, ${found.killed} processes killed
  ${found.bets} bets compared: ${found.won} won, ${found.lost} lost, ${found.missed} missed`);
    report.fault(...found.faults);
    report.reached(found.accepted, 'accepted slips', Math.floor(found.sent / 2));
    report.reached(found.won, 'won bets');
    report.reached(found.lost, 'lost bets');
    report.reached(found.killed, 'kills', values.kills);
  },
});
