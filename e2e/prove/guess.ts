import { startPortal } from '../support/portal';
import { defineProof } from './define-proof/define-proof';
import { count, seed } from './define-proof/option';
import { printFigures } from './guess/figures';
import { runAttempts } from './guess/run-attempts';

/**
 * Sends every request that could reveal an account for accounts that exist and for as many that do not, and compares
 * the answers; then guesses passwords from one address and from many while the owner of an account signs in. Needs
 * Linux, where one machine has many addresses.
 */
export const proof = defineProof({
  options: {
    accounts: count('accounts that exist, and as many that do not', { usual: 500, short: 40, least: 20 }),
    seed: seed('names, numbers and the order of requests are drawn from it'),
  },
  run: async ({ values, report }) => {
    // `npm run bench -- accounts` measures how long hashes take
    const portal = await startPortal({ environment: { ATRIUM_QUICK_HASHES: 'on' } });
    const found = await runAttempts(portal, values).finally(() => portal.stop());
    printFigures(found);
    report.fault(...found.faults);
    report.reached(Math.min(...found.compared.map(({ answers }) => answers)), 'compared answers', 2 * values.accounts);
  },
});
