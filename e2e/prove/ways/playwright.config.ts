import { defineConfig } from 'playwright/test';
import journeys from '../../playwright.config';

/** One test is one way at one merchant; the reporter makes their table. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: '../../support/prepare-data.ts',
  outputDir: '../../../test-results/ways',
  reporter: [['list'], ['./table-reporter.ts']],
});
