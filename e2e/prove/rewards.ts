import { postgresMissing } from '@atrium/deploy/start-postgres';
import { defineProof } from './define-proof/define-proof';
import { count, seed } from './define-proof/option';
import { runClaims } from './rewards/run-claims';

/**
 * Members claim every kind of reward at once, in several processes that are killed meanwhile. The ledger must hold what
 * a second computation says each member is entitled to, each once, and what the members were told.
 */
export const proof = defineProof({
  options: {
    members: count('members, with ten claims each', { usual: 500, short: 30, least: 20 }),
    kills: count('kills of a process while claims run', { usual: 20, short: 4 }),
    seed: seed('rounds, claims and kills are drawn from it'),
  },
  run: async ({ values, report }) => {
    const missing = postgresMissing();
    if (missing) return report.skip('PostgreSQL', missing);
    const found = await runClaims(values);
    report.log(`
  ${found.claims} claims of ${values.members} members in ${found.requests} requests, ${found.repeated} of them repeated
  ${found.kills} kills, ${found.unanswered} requests without an answer
  ${found.paid} rewards paid, ${found.refused} claims refused, ${found.decisions} decisions on applications
  ${found.compared} entitlements compared`);
    report.fault(...found.faults);
    report.reached(found.claims, 'claims', values.members * 10);
    report.reached(found.kills, 'kills', values.kills);
    report.reached(found.unanswered, 'requests without an answer');
    report.reached(found.paid, 'paid rewards', values.members);
    report.reached(found.refused, 'refused claims', values.members);
  },
});
