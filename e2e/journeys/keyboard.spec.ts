import { accounts } from '../support/accounts';
import { expect, test } from '../support/test';

test('a visitor goes from home through the slots and sign-in to three spins with the keyboard only', async ({ at }) => {
  const tab = at('aurora');
  const { keyboard } = tab;
  await tab.open('/');

  await keyboard.tabTo(tab.menuItem('menu.rng'));
  await keyboard.press('Enter');
  await keyboard.tabTo(tab.playFirstGame);
  await keyboard.press('Enter');

  await keyboard.tabTo(tab.signInPopup.username);
  await keyboard.type(accounts.keyboardPlayer.username);
  await keyboard.tabTo(tab.signInPopup.password);
  await keyboard.type(accounts.keyboardPlayer.password);
  await keyboard.press('Enter');

  await tab.game.waitUntilReady();
  await keyboard.tabTo(tab.game.spinButton);
  for (const key of ['Enter', 'Space', 'Enter'] as const) await tab.game.spin(() => keyboard.press(key));
  await expect.poll(() => tab.shownBalance()).toBe(await tab.game.balance());
  expect(await tab.shownBalance()).toBe(await tab.ledgerBalance());
});

test('the skip link is first and moves the focus to the content', async ({ at }) => {
  const tab = at('kestrel');
  await tab.open('/electron');
  await tab.firstGame.waitFor();
  await tab.keyboard.tabTo(tab.skipLink, { steps: 1 });
  await tab.keyboard.press('Enter');
  await expect(tab.content).toBeFocused();
});

test('Escape closes the sign-in popup and returns the focus to the game', async ({ at }) => {
  const tab = at('kestrel');
  await tab.open('/electron');
  await tab.keyboard.tabTo(tab.playFirstGame);
  await tab.keyboard.press('Enter');
  await expect(tab.signInPopup.username).toBeVisible();
  await tab.keyboard.press('Escape');
  await expect(tab.dialog).toHaveCount(0);
  await expect(tab.playFirstGame).toBeFocused();
});
