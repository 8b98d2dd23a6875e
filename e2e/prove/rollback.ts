import { defineProof } from './define-proof/define-proof';
import { count, seed, someOf } from './define-proof/option';
import { proveForged } from './rollback/prove-forged';
import { provePages } from './rollback/prove-pages';
import { proveValid } from './rollback/prove-valid';
import { proveWindows } from './rollback/prove-windows';
import { setStage } from './rollback/stage';

/**
 * Lets a release fail in a fifth of its mounts until it is rolled back automatically, prints how well the rule
 * distinguishes releases, and attacks it: with forged reports, and with valid page loads from 1, 3 and 50 networks that report
 * made-up failures.
 */
export const proof = defineProof({
  options: {
    only: someOf('parts', () => ['windows', 'forged', 'valid', 'pages'], {
      short: () => ['windows', 'forged', 'pages'],
    }),
    windows: count('simulated windows for each failure rate and size', { usual: 10_000, short: 1_000, least: 1_000 }),
    forged: count('forged reports', { usual: 10_000, short: 500, least: 10 }),
    valid: count('page loads of one network, all of which report failures', { usual: 10_000, short: 200 }),
    pages: count('real pages, at most: the part ends at the rollback', { usual: 300, short: 300 }),
    seed: seed('the simulated windows are drawn from it'),
  },
  run: async ({ values, report }) => {
    if (values.only.includes('windows')) report.fault(...proveWindows(values));
    if (values.only.every((part) => part === 'windows')) return;
    // without this limit most forged reports would be refused unread
    const stage = await setStage({ reportLimit: 1_000_000 }, report);
    try {
      if (values.only.includes('forged')) report.fault(...(await proveForged(stage, values)));
      if (values.only.includes('valid')) report.fault(...(await proveValid(stage, values)));
      if (values.only.includes('pages')) report.fault(...(await provePages(stage, values)));
    } finally {
      await stage.stop();
    }
  },
});
