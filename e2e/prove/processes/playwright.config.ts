import { defineConfig } from 'playwright/test';
import journeys from '../../playwright.config';

/** Every journey there is, and what only several processes can show. */
const { globalSetup: _embedded, ...shared } = journeys;

export default defineConfig({
  ...shared,
  testDir: '../..',
  testMatch: ['journeys/**/*.spec.ts', 'prove/processes/*.spec.ts'],
  outputDir: '../../../test-results/processes',
  reporter: 'list',
});
