import type { BrowserContext } from 'playwright/test';
import { MallPages } from '../pages/mall-pages';
import type { PortalPage } from '../pages/portal-page';
import { accounts, type Account } from '../support/accounts';
import { expect, test as base } from '../support/test';

interface Member {
  tab: PortalPage;
  mall: MallPages;
}

const mei = { name: 'Mei Lin', phone: '0812345678', address: '1 Harbour Road' };

const test = base.extend<{
  /** Signs an account in on a device of its own, at the points mall of Lotus, in English. */
  onDevice(account: Account, path?: string): Promise<Member>;
}>({
  onDevice: async ({ at, browser }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (account, path = '/pointMall') => {
      const context = await browser.newContext();
      contexts.push(context);
      const tab = at('lotus', { language: 'EN', page: await context.newPage() });
      await tab.setLanguageCookie();
      await tab.signIn(account, path);
      return { tab, mall: new MallPages(tab) };
    });
    for (const context of contexts) await context.close();
  },
});

/** Whether a submitted form was accepted, once the page says so or not. */
async function isAccepted({ tab }: Member): Promise<boolean> {
  const message = tab.page.locator('dialog[open]:not(:has(form))').last();
  await expect(message).toBeVisible();
  return (await message.innerText()).includes(tab.say('mall', 'br_vwxdjflb_sfyljuh'));
}

test('two members send the last piece at once: one has it, and the other reads why not, with input and points as before [MAL-31] [MAL-33]', async ({
  control,
  copyAccount,
  onDevice,
}) => {
  await control.reward('lotus', 'Last lantern', { price: 400, inventory: 1 });
  const account = () => copyAccount('lotus', accounts.player, { points: 1_000 });
  const members = [await onDevice(await account()), await onDevice(await account())];
  for (const { mall } of members) {
    await mall.redeemButton('Last lantern').click();
    await mall.fillIn(mei);
  }
  await Promise.all(members.map(({ mall }) => mall.submit()));
  const accepted = await Promise.all(members.map(isAccepted));
  expect(accepted.toSorted()).toEqual([false, true]);

  const [winner, loser] = accepted[0] ? members : members.toReversed();
  expect(await winner?.mall.pointsOfServer('lotus')).toBe('600');
  expect(await loser?.mall.pointsOfServer('lotus')).toBe('1000');
  await loser?.tab.page.keyboard.press('Escape');
  await expect(loser!.mall.addressField).toHaveValue(mei.address);
  await expect(loser!.tab.dialogButton(loser!.tab.say('mall', 'reward.soldOut'))).toBeDisabled();
});

test('one member redeems on two devices at once with points for one: points never fall below zero, the refused form says why with the points of now, and both devices show the same [MAL-39]', async ({
  control,
  copyAccount,
  onDevice,
}) => {
  await control.reward('lotus', 'Paper kite', { price: 700, inventory: 9 });
  const account = await copyAccount('lotus', accounts.player, { points: 1_000 });
  const devices = [await onDevice(account), await onDevice(account)];
  for (const { mall } of devices) {
    await mall.redeemButton('Paper kite').click();
    await mall.fillIn(mei);
  }
  await Promise.all(devices.map(({ mall }) => mall.submit()));
  const accepted = await Promise.all(devices.map(isAccepted));
  expect(accepted.toSorted()).toEqual([false, true]);

  const { tab: refused, mall: refusedMall } = devices[accepted.indexOf(false)]!;
  await refused.page.keyboard.press('Escape');
  await expect(refused.dialog.getByRole('link', { name: refused.say('mall', 'next.points') })).toBeVisible();
  await expect(refusedMall.addressField).toHaveValue(mei.address);
  await expect.poll(() => refusedMall.pointsOfForm()).toBe('300');
  for (const { tab, mall } of devices) {
    expect(await mall.pointsOfServer('lotus')).toBe('300');
    await tab.open('/pointMall');
    await expect.poll(() => mall.points()).toBe('300');
    await tab.open('/pointMall/record');
    await expect(mall.rows).toHaveCount(1);
  }
});

test('what one device redeems, the other shows live: the refusal in its record, and the points in its mall', async ({
  control,
  copyAccount,
  onDevice,
}) => {
  await control.reward('lotus', 'Rice bowl', { mixedPoints: 300, mixedMoney: 2_500, inventory: 5 });
  const account = await copyAccount('lotus', accounts.player, { points: 2_000, balance: 50_000 });
  const phone = await onDevice(account, '/pointMall/record');
  const desk = await onDevice(account);
  await desk.mall.redeemButton('Rice bowl').click();
  await desk.mall.fillIn(mei);
  await desk.mall.submit();
  expect(await isAccepted(desk)).toBe(true);
  await desk.tab.page.keyboard.press('Escape');
  await expect.poll(() => desk.mall.points()).toBe('1700');
  await expect(phone.mall.rows.first()).toContainText(phone.tab.say('mall', 'status.P'));

  await control.decide('mall-redemption', account.username, 'reject', 'Out of stock');
  await expect(phone.mall.rows.first()).toContainText('Out of stock');
  await expect.poll(() => desk.mall.points()).toBe('2000');
  await expect.poll(() => phone.tab.shownBalance()).toBe('50000');
  await expect.poll(() => desk.tab.shownBalance()).toBe('50000');
  expect(await desk.tab.ledgerBalance()).toBe('50000');
});

test('a reward that sells out while the device is offline is sold out in the open form once it is online, and one that is back can be redeemed with the same input [MAL-31]', async ({
  control,
  copyAccount,
  onDevice,
}) => {
  const id = await control.reward('lotus', 'Wind chime', { price: 200, inventory: 1 });
  const { tab, mall } = await onDevice(await copyAccount('lotus', accounts.player, { points: 1_000 }));
  await mall.redeemButton('Wind chime').click();
  await mall.fillIn(mei);
  await tab.page.context().setOffline(true);
  // an open live channel stays open: the page hears of the change, and cannot read it
  const unread = tab.page.waitForEvent('requestfailed', (request) => request.url().includes('MCSFE_pointReward'));
  await control.reward('lotus', 'Wind chime', { price: 200, inventory: 0 }, id);
  await unread;
  await tab.page.context().setOffline(false);
  await expect(tab.dialogButton(tab.say('mall', 'reward.soldOut'))).toBeDisabled();

  await control.reward('lotus', 'Wind chime', { price: 200, inventory: 1 }, id);
  await expect(mall.addressField).toHaveValue(mei.address);
  await mall.submit();
  await expect(tab.dialog).toContainText(tab.say('mall', 'br_vwxdjflb_sfyljuh'));
  expect(await mall.pointsOfServer('lotus')).toBe('800');
});
