import type { Request } from 'playwright/test';
import { accounts } from '../support/accounts';
import { releaseOf, scriptOf } from '../support/releases';
import { expect, test } from '../support/test';

/** Pages with first calls, with the script of their view. */
const pages = [
  { merchant: 'kestrel', path: '/', remote: 'lobby', view: 'view-home' },
  { merchant: 'lotus', path: '/electron', remote: 'lobby', view: 'view-slots' },
  { merchant: 'kestrel', path: '/promotion', remote: 'lobby', view: 'view-promotion-list' },
  { merchant: 'kestrel', path: '/lottery', remote: 'lottery', view: 'view-lottery' },
] as const;

const pathOf = (request: Request) => new URL(request.url()).pathname;

/** First calls of a page, as paths in the order of its descriptor. */
function firstCallsAt(remote: string, path: string): string[] {
  const place = releaseOf(remote).descriptor.places?.find((known) => known.path === path);
  return place?.firstCalls?.map((call) => call.path) ?? [];
}

for (const { merchant, path, remote, view } of pages)
  test(`${path}: the first lists are asked for before the code of the view is there, and once`, async ({ at }) => {
    const tab = at(merchant, { language: 'EN' });
    const paths = firstCallsAt(remote, path);
    expect(paths).not.toHaveLength(0);
    const sent: Request[] = [];
    const asked = new Promise<void>((resolve) => {
      tab.page.on('request', (request) => {
        if (!paths.includes(pathOf(request))) return;
        sent.push(request);
        if (paths.every((each) => sent.some((other) => pathOf(other) === each))) resolve();
      });
    });
    // a view that asks by itself would never get its code
    await tab.page.route(`**/${scriptOf(remote, view)}*`, async (route) => {
      await asked;
      await route.continue();
    });
    await tab.setLanguageCookie();
    await tab.startOpening(path);
    await asked;
    const early = [...sent];
    for (const request of early) {
      const headers = await request.allHeaders();
      expect(headers).toMatchObject({ merchant, device: 'web', language: 'EN' });
      expect(headers['x-request-id']).toBeTruthy();
    }
    await expect(tab.content.getByRole('heading').first()).toBeVisible();
    await expect(tab.fault).toHaveCount(0);
    await expect(tab.content.locator('[aria-busy=true]')).toHaveCount(0);
    // the view's other lists follow these: a repeated request would have been sent before
    for (const request of early) expect(sent.filter((other) => other.url() === request.url())).toHaveLength(1);
  });

test('an address with parameters asks nothing early', async ({ at }) => {
  const tab = at('lotus');
  const sent: string[] = [];
  tab.page.on('request', (request) => void sent.push(request.url()));
  await tab.page.route(`**/${scriptOf('lobby', 'view-slots')}*`, () => undefined);
  await tab.startOpening('/electron?page=hot');
  await expect(tab.content).toBeVisible();
  await expect.poll(() => sent.some((url) => url.includes('/view-slots'))).toBe(true);
  expect(sent.filter((url) => url.includes('MCSFE_hotGames'))).toEqual([]);
});

test('a list that the merchant has switched off is not asked for', async ({ at }) => {
  const tab = at('kestrel');
  const sent: string[] = [];
  tab.page.on('request', (request) => void sent.push(pathOf(request)));
  await tab.page.route(`**/${scriptOf('lobby', 'view-slots')}*`, () => undefined);
  await tab.startOpening('/electron');
  await expect.poll(() => sent).toContain('/wps/relay/MCSFE_gameVendor');
  expect(sent).not.toContain('/wps/relay/MCSFE_hotGames');
});

test('a signed-in page asks early with its session', async ({ at }) => {
  const tab = at('kestrel');
  await tab.signIn(accounts.player);
  const asked = tab.page.waitForRequest((request) => pathOf(request).endsWith('MCSFE_hotGames'));
  await tab.page.reload();
  expect(await (await asked).headerValue('authorization')).toBeTruthy();
});
