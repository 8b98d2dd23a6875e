import { systemHelp } from '@atrium/api';
import { accounts } from '../support/accounts';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

for (const merchant of ['aurora', 'lotus', 'kestrel']) {
  test(`${merchant}: on a phone of 360 px a visitor taps a slot, signs in and spins`, async ({ at }) => {
    const tab = at(merchant);
    await tab.open('/electron');
    await tab.pressFirstGame('tap');
    await tab.signInWhenAsked(accounts.touchPlayer, 'tap');
    await tab.game.waitUntilReady();
    await tab.game.spin((button) => button.tap());
    await expect.poll(() => tab.shownBalance()).toBe(await tab.game.balance());
    await expect.poll(() => tab.sidewaysOverflow()).toBe(0);
  });
}

test('aurora: a range of days is whole on a phone: its fields, and a calendar above the tab bar [DAT-01] [DAT-03]', async ({
  at,
  copyAccount,
}) => {
  const tab = at('aurora', { language: 'EN' });
  await tab.setLanguageCookie();
  await tab.signIn(await copyAccount('aurora', accounts.player), '/member?page=transactionHistory');
  const range = tab.page.getByRole('group', { name: 'Date range' });
  for (const field of [range.getByLabel('From'), range.getByLabel('To')]) {
    await expect(field).toHaveValue(/^\d{4}-\d{2}-\d{2}$/);
    const cutOff = () => field.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    await expect.poll(cutOff).toBeLessThanOrEqual(0);
  }
  const today = await range.getByLabel('To').inputValue();
  await range.getByRole('button', { name: 'Choose dates in a calendar' }).tap();
  const days = tab.page.getByRole('grid').locator('[data-day]');
  await expect(days.last()).toBeInViewport({ ratio: 1 });
  // a tap arrives: nothing lies over the day
  await tab.page.getByRole('grid').locator(`[data-day="${today}"]`).tap();
  await tab.page.getByRole('grid').locator(`[data-day="${today}"]`).tap();
  await expect(range.getByLabel('From')).toHaveValue(today);
  await expect.poll(() => tab.sidewaysOverflow()).toBe(0);
});

test('aurora: a wide table of a help topic scrolls by itself on a phone, with whole words [HLP-01]', async ({ at }) => {
  const tab = at('aurora', { language: 'EN' });
  const { page } = tab;
  await tab.setLanguageCookie();
  const cells = Array.from({ length: 20 }, (_, at) => `<td>column${at}</td>`).join('');
  const topic = { title: 'Wide table', tag: 'wide', content: `<table><tr>${cells}</tr></table>` };
  await page.route(`**${systemHelp.path}*`, (route) => route.fulfill({ json: { success: true, value: [topic] } }));
  await tab.open('/help');
  await tab.content.getByRole('button', { name: 'Wide table' }).tap();
  const table = tab.content.locator('table');
  await expect(table).toBeVisible();
  await expect
    .poll(() => table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
    .toBeGreaterThan(0);
  const highest = () =>
    table.locator('td').evaluateAll((all) => Math.max(...all.map((cell) => cell.getBoundingClientRect().height)));
  await expect.poll(highest).toBeLessThan(60);
  await expect.poll(() => tab.sidewaysOverflow()).toBe(0);
});
