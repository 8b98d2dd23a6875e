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
