import { RightBar } from '../pages/right-bar';
import { accounts } from '../support/accounts';
import { seriousFaults } from '../support/axe';
import { expect, test } from '../support/test';

test('the right bar, the feedback form and the chat room have no serious fault of accessibility', async ({
  at,
  copyAccount,
  page,
}) => {
  const player = await copyAccount('aurora', accounts.player);
  const tab = at('aurora', { language: 'EN' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await tab.setLanguageCookie();
  await tab.signIn(player, '/help');
  const bar = new RightBar(page, tab.say);
  const feedback = bar.contact(tab.say('member', 'feedback.title'));
  await expect(feedback).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);

  await feedback.click();
  await expect(tab.dialog.locator('form')).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(tab.dialog).toHaveCount(0);

  await page.locator('[data-chat-room]').click();
  await expect(page.locator('iframe[src*="/room"]').contentFrame().getByLabel('Your message')).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);
});
