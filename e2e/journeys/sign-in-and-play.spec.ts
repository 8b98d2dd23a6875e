import { accounts } from '../support/accounts';
import { merchants } from '../support/merchants';
import { expect, test } from '../support/test';

test.describe.configure({ timeout: 120_000 });

for (const merchant of merchants) {
  const { code, signInPopup } = merchant;
  const way = signInPopup
    ? 'the popup [SET-19] [ROL-17] [LCH-01] [MNU-11]'
    : 'way of a notice [SET-19] [ROL-17] [LCH-01] [MNU-11]';

  test(`${code}: a visitor clicks a slot, signs in by ${way}, and plays ten spins that match the ledger [LCH-12] [LCH-14] [BAL-07] [BAL-09]`, async ({
    at,
  }) => {
    const tab = at(merchant);
    await tab.page.clock.install();
    await tab.open('/electron');
    await tab.playFirstGame.click();
    await tab.signInWhenAsked(accounts.player);

    await tab.game.waitUntilReady();
    expect(new URL(tab.page.url()).pathname).toBe('/seamless');
    expect(await tab.sessionData()).toContain(await tab.game.address());

    const seen = new Set([await tab.shownBalance()]);
    for (let spin = 1; spin <= 10; spin++) {
      await tab.game.spinFast();
      await expect.poll(() => tab.shownBalance(), `after spin ${spin}`).toBe(await tab.game.balance());
      seen.add(await tab.shownBalance());
    }
    expect(seen.size).toBeGreaterThan(1);
    expect(await tab.shownBalance()).toBe(await tab.ledgerBalance());
  });

  test(`${code}: a balance too low for a game is reported, with a deposit if the merchant offers one [LCH-32]`, async ({
    at,
  }) => {
    const tab = at(merchant);
    await tab.signIn(accounts.nearlyBroke, '/electron');
    await tab.playFirstGame.click();
    await expect(tab.dialog).toContainText(tab.say('host', 'launch_game_balance_not_enough'));
    const deposits = code !== 'kestrel';
    await expect(tab.dialogButton(tab.say('host', 'deposit'))).toHaveCount(deposits ? 1 : 0);
    await tab.dialogButton(tab.say('host', deposits ? 'cancel' : 'ok')).click();
    await expect(tab.dialog).toHaveCount(0);
    expect(new URL(tab.page.url()).pathname).toBe('/electron');
  });

  test(`${code}: signing out in another tab signs out this one`, async ({ at, context }) => {
    const tab = at(merchant);
    await tab.signIn(accounts.agent, '/electron');
    const token = await tab.sessionToken();
    const other = at(merchant, { page: await context.newPage() });
    await other.open('/electron');
    await other.balance.waitFor();
    await other.signOut();
    await expect(other.signInLink).toBeVisible();
    await expect(tab.signInLink).toBeVisible();
    expect(await tab.sessionData()).not.toContain(token);
  });
}

test('a reloaded game without stored state reports that it has ended and returns to the games', async ({
  at,
  copyAccount,
}) => {
  const tab = at('kestrel');
  await tab.signIn(await copyAccount('kestrel', accounts.player, { balance: 50_000 }), '/electron');
  await tab.playFirstGame.click();
  await tab.game.waitUntilReady();
  await tab.game.clearStorage();
  await tab.content.getByRole('button', { name: tab.say('lobby', 'frame.reload') }).click();

  await tab.game.leaveButton.click();
  await expect(tab.page).toHaveURL(tab.address('/electron'));
  await expect(tab.playFirstGame).toBeVisible();
});
