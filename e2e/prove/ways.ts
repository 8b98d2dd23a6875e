import { runPlaywright } from '../support/run-playwright';
import { defineProof } from './define-proof/define-proof';
import { partOf } from './define-proof/option';

/**
 * Walks every way to sign in, register and sign out at every demo merchant, each with its own players; a way that a
 * merchant does not offer is switched on for the walk. Ends with a table of merchant and way.
 */
export const proof = defineProof({
  options: {
    only: partOf('only specs whose path matches this pattern'),
    grep: partOf('only ways whose title matches this pattern, such as lotus', { short: 'kestrel' }),
  },
  run: async ({ values: { only, grep }, report }) => {
    const options = [...(only === '' ? [] : [only]), ...(grep === '' ? [] : ['--grep', grep])];
    await runPlaywright('e2e/prove/ways/playwright.config.ts', options, { failed: 'not every way works' }).catch(
      (error: Error) => report.fault(error.message),
    );
  },
});
