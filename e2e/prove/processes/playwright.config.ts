import { defineConfig } from 'playwright/test';
import journeys from '../../playwright.config';

/** Every journey, and specs that need several processes. */
const { globalSetup: _embedded, ...shared } = journeys;

export default defineConfig({
  ...shared,
  testDir: '../..',
  testMatch: ['journeys/**/*.spec.ts', 'prove/processes/*.spec.ts'],
  outputDir: '../../../test-results/processes',
  reporter: 'list',
});
