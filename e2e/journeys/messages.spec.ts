import { accounts } from '../support/accounts';
import { expect, test } from '../support/test';

for (const [language, words] of [
  ['CN', '加载中...'],
  ['EN', 'loading...'],
] as const)
  test(`shows '${words}' in ${language} until the first script has run [DLG-01]`, async ({ at, faultProxy }) => {
    faultProxy.injectFault(/^\/r\/host\//, { kind: 'hang' });
    const tab = at('aurora', { through: faultProxy, language });
    await tab.setLanguageCookie();
    await tab.startOpening();
    await expect(tab.page.getByRole('status')).toHaveText(words);
  });

test('a message, a deposit and a failing domain are reported in different ways; a dialog keeps the focus [DLG-02] [DLG-03]', async ({
  at,
  control,
  copyAccount,
}) => {
  const player = await copyAccount('kestrel', accounts.player);
  const tab = at('kestrel');
  const live = tab.page.waitForResponse((response) => new URL(response.url()).pathname === '/wps/live');
  await tab.signIn(player);
  await live;
  await control.event('kestrel', player.username, {
    type: 'NEWS',
    title: 'News',
    message: 'Hello there',
    popup: true,
  });
  await expect(tab.shell.toast('Hello there')).toContainText('News');
  await control.grant('kestrel', player.username, 1_250);
  const deposit = tab.shell.toast(tab.say('host', 'succeeded'));
  await expect(deposit).toContainText(tab.say('host', 'deposit'));
  await expect(deposit).toContainText('1,250');

  await expect.poll(() => tab.shownBalance()).not.toBe('');
  await control.fault({ merchant: 'kestrel', endpoint: 'wallets.balance', key: 'domain_not_available', times: 1 });
  // toasts cover it
  await tab.shell.pressRefresh();
  await expect(tab.dialog).toContainText(tab.say('host', 'domain_not_available'));
  await expect(tab.shell.dialogIcon).toBeVisible();
  await expect(tab.dialogButton(tab.say('host', 'retry'))).toBeVisible();
  expect(await tab.shell.focusWhileDialog()).toBe('inside');
  for (let presses = 0; presses < 8; presses += 1) {
    await tab.keyboard.press('Tab');
    // after the last control the focus moves to the browser, never to the page
    expect(await tab.shell.focusWhileDialog()).not.toBe('behind');
  }
  await tab.shell.dismiss('Hello there');
  await expect(tab.dialog).toBeVisible();
});
