import { test as base } from 'playwright/test';
import { startPortal, type Portal } from './portal';

/** Playwright's test with a portal of its own per worker: what one file breaks, another does not see. */
export const test = base.extend<object, { portal: Portal }>({
  portal: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the wanted fixtures from the pattern
    async ({}, use) => {
      const portal = await startPortal();
      await use(portal);
      await portal.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

export { expect } from 'playwright/test';
