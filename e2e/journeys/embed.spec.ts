import { demoMerchants } from '@atrium/deploy/demo-merchants';
import { serveForeignPage } from '../embed/foreign-page';
import { countFromTheStart, takeInventory } from '../embed/inventory';
import { watchPageErrors } from '../support/page-errors';
import type { TestPortal } from '../support/start-test-portal';
import { expect, test } from '../support/test';
import { withMerchants } from '../support/with-merchants';
import { textLookup } from '../support/text-lookup';

declare global {
  interface Window {
    rootConfig: {
      mount(portal: string, options: object): Promise<void>;
      update(params: Record<string, string>): Promise<void>;
      unmount(): Promise<void>;
    };
  }
}

const say = textLookup('EN');

/** A third-party page, and a portal that allows it to embed Kestrel. */
async function besideAllowed(work: (origin: string, portal: TestPortal) => Promise<void>): Promise<void> {
  const foreign = await serveForeignPage();
  const merchants = demoMerchants.map((merchant) =>
    merchant.code === 'kestrel' ? { ...merchant, embedOrigins: [foreign.origin] } : merchant,
  );
  try {
    await withMerchants(merchants, (portal) => work(foreign.origin, portal));
  } finally {
    await foreign.stop();
  }
}

test('a third-party page mounts the mall by its lifecycles, and only one global name remains', async ({ page }) => {
  await besideAllowed(async (origin, portal) => {
    const pageErrors = await watchPageErrors(page);
    await countFromTheStart(page);
    await page.goto(origin);
    await page.waitForFunction(() => 'rootConfig' in window);
    const before = await takeInventory(page);

    await page.evaluate(
      (address) => window.rootConfig.mount(address, {}),
      portal.page('kestrel', '').replace(/\/$/, ''),
    );
    await expect(page.getByRole('heading', { level: 1, name: say('mall', 'title.mall') })).toBeVisible();
    await expect(page.getByText(say('mall', 'points.visitor'))).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Third-party heading' })).toHaveCSS('color', 'rgb(1, 2, 3)');
    const during = await takeInventory(page);
    expect(during.html).not.toBe(before.html);
    expect(during.styleSheets).toBeGreaterThan(before.styleSheets);
    await page.evaluate(() => window.rootConfig.update({ type: 'none-such' }));

    await page.evaluate(() => window.rootConfig.unmount());
    // single-spa's lifecycle timeout ends by itself
    await expect.poll(async () => (await takeInventory(page)).timers).toBe(before.timers);
    const after = await takeInventory(page);
    expect(after.globals.filter((name) => !before.globals.includes(name))).toEqual(['atrium']);
    expect({ ...after, globals: [] }).toEqual({ ...before, globals: [] });
    expect(pageErrors).toEqual([]);
  });
});

test('a page with an unlisted origin gets nothing', async ({ page, portal }) => {
  const foreign = await serveForeignPage();
  try {
    await page.goto(foreign.origin);
    await page.waitForFunction(() => 'rootConfig' in window);
    const address = portal.page('kestrel', '').replace(/\/$/, '');
    await expect(page.evaluate((from) => window.rootConfig.mount(from, {}), address)).rejects.toThrow();
    expect(await page.evaluate(() => 'atrium' in window)).toBe(false);
  } finally {
    await foreign.stop();
  }
});
