import { defineConfig } from 'playwright/test';
import journeys from '../../playwright.config';

/** Every journey; the proof prepares the data once for all modes. */
const { globalSetup: _once, ...shared } = journeys;

export default defineConfig({
  ...shared,
  testDir: '../..',
  outputDir: '../../../test-results/strict-source',
});
