import { launchOptions } from '@atrium/bundling/chromium';
import { defineConfig } from 'playwright/test';

/** A test that passes only on its retry is listed at the end of the run; `ATRIUM_RETRIES=0` disables retries. */
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
    // animations would take a fifth of the tests' processor time
    contextOptions: { reducedMotion: 'reduce' },
    // a trace adds a quarter of a test's processor time, so only a test that failed once writes one
    trace: retries > 0 ? 'on-first-retry' : 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
});
