import { postgresMissing, startPostgres } from '@atrium/deploy/start-postgres';
import { defineProof } from './define-proof/define-proof';
import { count, seed } from './define-proof/option';
import { redeemAndKill } from './redeem/redeem-and-kill';

/**
 * Members redeem rewards through three processes on one PostgreSQL while operators approve and refuse, requests are
 * repeated and processes are killed. Compares inventory, points and money with what members and operators were told.
 */
export const proof = defineProof({
  options: {
    redemptions: count('redemptions that members send', { usual: 5_000, short: 500, least: 100 }),
    kills: count('kills of a process', { usual: 12, short: 2 }),
    seed: seed('orders, decisions and moments are drawn from it'),
  },
  run: async ({ values, report }) => {
    const missing = postgresMissing();
    if (missing) return report.skip('PostgreSQL', missing);
    const server = await startPostgres();
    const found = await redeemAndKill({ ...values, databaseUrl: server.url, log: report.log }).finally(() =>
      server.stop(),
    );
    const refused = [...found.refused].map(([key, times]) => `${times} ${key}`).join(', ');
    report.log(`
  ${found.redeemed} of ${values.redemptions} redemptions accepted; refused: ${refused}
  ${found.repeated} requests sent twice at once, ${found.unanswered} without an answer and sent again
  ${found.approved} approved, ${found.rejected} refused by operators, ${found.contradicted} decided twice at once
  ${found.postings} postings checked, the lowest inventory was ${found.lowest}`);
    report.fault(...found.faults);
    report.reached(found.redeemed, 'accepted redemptions', values.redemptions / 5);
    report.reached(found.rejected, 'refusals by operators', values.redemptions / 20);
    report.reached(found.approved, 'approvals by operators');
    report.reached(found.repeated, 'requests sent twice', values.redemptions / 20);
    report.reached(found.contradicted, 'contradictory decisions');
    report.reached(found.unanswered, 'requests without an answer');
    for (const key of ['points_not_enough', 'money_not_enough', 'reward_sold_out', 'reward_person_limit'])
      report.reached(found.refused.get(key) ?? 0, `refusals ${key}`);
  },
});
