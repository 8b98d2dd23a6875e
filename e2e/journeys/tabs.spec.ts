import { accounts } from '../support/accounts';
import { expect, test } from '../support/test';

test('a lost session is reported in one tab, keeps the input, and signs out all tabs [SES-21]', async ({
  at,
  control,
  copyAccount,
  context,
}) => {
  const player = await copyAccount('kestrel', accounts.player);
  const first = at('kestrel');
  await first.signIn(player);
  const tabs = [first];
  for (let count = 0; count < 3; count += 1) {
    const tab = at('kestrel', { page: await context.newPage() });
    // each tab has its live module, which connects it to the others
    const after = tab.page.waitForResponse((response) => /after-content/.test(response.url()));
    await tab.open('/electron');
    await expect(tab.balance).toBeVisible();
    await after;
    tabs.push(tab);
  }
  const [, typing] = tabs;
  await typing?.gameSearch.fill('half a word');
  for (const tab of tabs) await expect.poll(() => tab.shownBalance()).not.toBe('');

  await control.endSessions('kestrel', player.username);
  await Promise.all(tabs.slice(2).map((tab) => tab.shell.pressRefresh()));
  const dialogs = async () => {
    const counts = await Promise.all(tabs.map((tab) => tab.dialog.count()));
    return counts.reduce((sum, count) => sum + count, 0);
  };
  await expect.poll(dialogs).toBe(1);
  await expect(typing?.gameSearch ?? first.dialog).toHaveValue('half a word');

  for (const tab of tabs) if ((await tab.dialog.count()) > 0) await tab.dialogButton(tab.say('host', 'ok')).click();
  for (const tab of tabs) {
    await expect(tab.signInLink).toBeVisible();
    expect(await tab.sessionToken()).toBeUndefined();
  }
});
