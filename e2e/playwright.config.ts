import { launchOptions } from '@atrium/bundling/chromium';
import { defineConfig } from 'playwright/test';

/** A test that needs its second try is named at the end of the run; `ATRIUM_RETRIES=0` gives it none. */
const retries = Number(process.env.ATRIUM_RETRIES ?? 1);

export default defineConfig({
  testDir: '.',
  testMatch: ['journeys/**/*.spec.ts', 'resilience/**/*.spec.ts'],
  globalSetup: './support/prepare-data.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: process.env.ATRIUM_PLAYWRIGHT_REPORT ?? '../reports/playwright.json' }]],
  use: {
    launchOptions: await launchOptions({ shell: true }),
    actionTimeout: 15_000,
    viewport: { width: 1280, height: 800 },
    // what moves costs the tests a fifth of their processor time, and shows none of them anything
    contextOptions: { reducedMotion: 'reduce' },
    // writing a trace takes a quarter as much processor time again as the test: only what has failed once is worth it
    trace: retries > 0 ? 'on-first-retry' : 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
});
