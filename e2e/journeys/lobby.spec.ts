import { accounts } from '../support/accounts';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 1440, height: 900 } });

test('the slot lobby shows eight of its vendor tabs at once, and the arrows show the others [LOB-06]', async ({
  at,
}) => {
  const tab = at('aurora');
  await tab.open('/electron');
  const strip = tab.content.getByRole('tablist').first();
  await strip.getByRole('tab').first().waitFor();
  const visible = () =>
    strip.evaluate((list) => {
      const { left, right } = list.getBoundingClientRect();
      const tabs = [...list.querySelectorAll('[role="tab"]')].map((one) => one.getBoundingClientRect());
      return tabs.filter((one) => one.left >= left - 1 && one.right <= right + 1).length;
    });
  // the person's own lists are there before the vendors have loaded
  await expect.poll(() => strip.getByRole('tab').count()).toBeGreaterThanOrEqual(12);
  await expect.poll(visible).toBe(8);

  const on = tab.content.getByRole('button', { name: tab.say('lobby', 'slots.tabs.on') });
  // a press at the end does nothing; the button may be disabled between a look and a press
  await expect(async () => {
    await on.evaluate((button) => (button as HTMLButtonElement).click());
    await expect(on).toBeDisabled({ timeout: 500 });
  }).toPass();
  await expect(strip.getByRole('tab').last()).toBeInViewport({ ratio: 1 });
});

test('a favourite on one device fills the heart on another within a second', async ({ at, browser, copyAccount }) => {
  const player = await copyAccount('aurora', accounts.player);
  const first = at('aurora');
  const context = await browser.newContext();
  const second = at('aurora', { page: await context.newPage() });
  const listens = second.page.waitForResponse((response) => new URL(response.url()).pathname === '/wps/live');
  await first.signIn(player, '/electron');
  await second.signIn(player, '/electron');
  await listens;
  const heart = ({ content }: typeof first) => content.getByRole('article').first().locator('button[aria-pressed]');
  await heart(first).waitFor();
  await expect(heart(second)).toHaveAttribute('aria-pressed', 'false');

  await heart(first).click();
  await expect(heart(second)).toHaveAttribute('aria-pressed', 'true', { timeout: 1_000 });
  await context.close();
});
