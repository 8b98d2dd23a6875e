import { runPlaywright } from '../support/run-playwright';
import { defineProof } from './define-proof/define-proof';
import { partOf } from './define-proof/option';

/**
 * Runs every method to sign in, register and sign out at every demo merchant, each with its own players; a method that a
 * merchant does not offer is switched on for the run. Ends with a table of merchant and method.
 */
export const proof = defineProof({
  options: {
    only: partOf('only specs with a path that matches this pattern'),
    grep: partOf('only journeys with a title that matches this pattern, such as lotus', { short: 'kestrel' }),
  },
  run: async ({ values: { only, grep }, report }) => {
    const options = [...(only === '' ? [] : [only]), ...(grep === '' ? [] : ['--grep', grep])];
    await runPlaywright('e2e/prove/ways/playwright.config.ts', options, { failed: 'not every way works' }).catch(
      (error: Error) => report.fault(error.message),
    );
  },
});
