import { runPlaywright } from '../support/run-playwright';

/**
 * Walks every way of getting in, and out, at every merchant of the demonstration, each with people of its own; a way
 * that a merchant does not offer is switched on for the walk, and off again. Ends with a table of merchant and way.
 * @param options those of the test runner, for example `registering` or `--grep lotus`
 * @throws when a way cannot be walked
 */
export async function prove(options: string[]): Promise<void> {
  await runPlaywright('e2e/prove/ways/playwright.config.ts', options, { failed: 'Not every way can be walked.' });
}
