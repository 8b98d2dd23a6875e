import { accounts } from '../support/accounts';
import { expect, test } from '../support/test';

test('a referral in the registration address is stored [RTE-07] [SES-12]', async ({ at }) => {
  const tab = at('aurora');
  await tab.open('/register?referralCode=FRIEND7');
  await expect(tab.content).toContainText('FRIEND7');
  expect(await tab.shell.storedValue('reg_info')).toContain('"referralCode":"FRIEND7"');
});

test('/download announces the app [RTE-10]', async ({ at }) => {
  const tab = at('kestrel');
  await tab.open('/download');
  await expect(tab.title).toHaveText(tab.say('lobby', 'download.title'));
});

test('/lang is the language page, and selecting one needs no reload [RTE-11]', async ({ at, page }) => {
  const tab = at('aurora');
  await tab.open('/lang');
  await expect(tab.title).toHaveText(tab.say('lobby', 'language.title'));
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await tab.content.getByRole('radio', { name: 'English' }).check();
  await expect(tab.title).toHaveText('Language');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
});

test('each page of the member centre opens for a signed-in player [RTE-03]', async ({ at }) => {
  const tab = at('aurora');
  await tab.signIn(accounts.player, '/member');
  const areas = [
    'depositv2',
    'withdraw',
    'transferFund',
    'rewardCenter',
    'messageV2',
    'playerRank',
    'missionLeaderboard',
    'referral',
  ] as const;
  for (const area of areas)
    await test.step(area, async () => {
      await tab.memberCentre.menuLink(area).click();
      await expect(tab.memberCentre.title(area)).toBeVisible();
    });
});
