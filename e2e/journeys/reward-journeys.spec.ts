import { Player } from '../prove/kill/player';
import { takeSeat } from '../prove/kill/take-seat';
import { accounts } from '../support/accounts';
import { seriousFaults } from '../support/axe';
import { expect, test } from '../support/test';

test('a mission that an operator adds shows in the open page, is done by a round, and is paid once [RNK-02]', async ({
  at,
  control,
  copyAccount,
  portal,
}) => {
  const customer = await copyAccount('aurora', accounts.player, { balance: 1_000_000 });
  const tab = at('aurora', { language: 'EN' });
  await tab.setLanguageCookie();
  await tab.signIn(customer, '/member/missions');
  await expect(tab.page.getByRole('article', { name: '20 rounds today' })).toBeVisible();

  const day = { area: 'mission', rule: 'rounds-of-day', goal: 1, amounts: [700] };
  const id = await control.offer('aurora', 'One round', day);
  const mission = tab.page.getByRole('article', { name: 'One round' });
  await expect(mission.getByRole('button', { name: 'Claim' })).toBeDisabled();
  await control.offer('aurora', 'First round of the day', day, id);
  const renamed = tab.page.getByRole('article', { name: 'First round of the day' });
  await expect(renamed).toContainText('Conditions of First round of the day');

  const seat = await takeSeat(portal, { merchant: 'aurora', ...customer, bets: 'any' });
  const player = new Player(seat, (from) => from);
  await player.play(portal, () => player.spins.length >= 1);
  await tab.open('/member/missions');
  await expect(tab.memberCentre.menuLink('missionLeaderboard')).toContainText('1');
  const before = await tab.ledgerBalance();
  await renamed.getByRole('button', { name: 'Claim' }).dblclick();
  await expect(renamed.getByText('Received', { exact: true })).toBeVisible();
  await expect.poll(() => tab.ledgerBalance()).toBe(String(Number(before) + 700));
  await control.offer('aurora', 'Over', { ...day, endsAt: Date.now() }, id);
  await expect(renamed).toHaveCount(0);
});

test('of a raffle in two tabs one prize is paid; a failed claim leaves the button, and a lost answer is found [RAF-01] [RAF-02] [RAF-04] [RAF-06]', async ({
  at,
  context,
  control,
  copyAccount,
  faultProxy,
}) => {
  const customer = await copyAccount('lotus', accounts.player, { balance: 10_000 });
  const tab = at('lotus', { language: 'EN', through: faultProxy });
  await tab.setLanguageCookie();
  await tab.signIn(customer, '/help');
  const other = at('lotus', { language: 'EN', through: faultProxy, page: await context.newPage() });
  await other.open('/help');
  await control.raffle('lotus', 'Noon raffle', { opensIn: 4, lasts: 300 }, 5_000);
  const tips = [tab, other].map(({ page }) => page.getByRole('complementary', { name: /Noon raffle/ }));
  const buttons = tips.map((tip) => tip.getByRole('button', { name: 'Open your prize' }));
  await expect(tips[0]!.getByRole('timer')).toBeVisible();
  await expect(buttons[0]!).toBeDisabled();
  for (const button of buttons) await expect(button).toBeEnabled();
  expect(await seriousFaults(tab.page)).toEqual([]);

  await control.fault({ merchant: 'lotus', endpoint: 'raffle.claim', key: 'server_busy', status: 503, times: 1 });
  await buttons[0]!.press('Enter');
  await expect(tab.dialog.or(tab.page.getByRole('alert')).first()).toBeVisible();
  await tab.page.keyboard.press('Escape');
  await expect(buttons[0]!).toBeEnabled();

  faultProxy.injectFault(/claimRaffle/, { kind: 'half' }, { times: 1 });
  await buttons[0]!.press('Enter');
  const prize = tab.page.getByRole('dialog', { name: 'You won' });
  await expect(prize).toContainText('50.00');
  expect(await seriousFaults(tab.page)).toEqual([]);
  await tab.page.keyboard.press('Escape');
  await expect(prize).toHaveCount(0);
  for (const tip of tips) await expect(tip).toHaveCount(0);
  await expect.poll(() => tab.ledgerBalance()).toBe('15000');
});

test('an application keeps 140 characters and three pictures, and its draft survives a lost session [RWD-07] [RWD-12]', async ({
  at,
  control,
  copyAccount,
}) => {
  const customer = await copyAccount('lotus', accounts.player);
  const tab = at('lotus', { language: 'EN' });
  const { page } = tab;
  await tab.setLanguageCookie();
  await control.promoCode('lotus', `TEA${customer.username.toUpperCase()}`);
  await tab.signIn(customer, '/member/rewards?tab=promoList');
  await page.getByRole('tab', { name: 'Promotions' }).click();
  const fee = page.getByRole('article', { name: 'Bank fee refund' });
  await fee.getByRole('button', { name: 'Apply' }).click();
  const remark = page.getByRole('textbox', { name: 'Remark' });
  await remark.fill('r'.repeat(139));
  await remark.press('End');
  await remark.pressSequentially('st');
  await expect(remark).toHaveValue(`${'r'.repeat(139)}s`);

  const picture = async (width: number) => ({
    ...{ name: `${width}.png`, mimeType: 'image/png' },
    buffer: await page.screenshot({ clip: { x: 0, y: 0, width, height: 40 } }),
  });
  const files = [await picture(40), await picture(50), await picture(60)];
  const chosen = page.getByRole('img', { name: /^Chosen picture/ });
  await page
    .getByLabel('Pictures')
    .last()
    .setInputFiles([...files, await picture(70)]);
  await expect(page.getByText('At most 3 pictures are accepted.')).toBeVisible();
  await expect(chosen).toHaveCount(3);

  await control.endSessions('lotus', customer.username);
  await page.getByRole('button', { name: 'Send the application' }).click();
  await tab.dialogButton(tab.say('host', 'ok')).click();
  await expect(tab.signInLink).toBeVisible();
  await tab.signIn(customer, '/member/rewards');
  // the application is open again
  await expect(remark).toHaveValue(`${'r'.repeat(139)}s`);
  await expect(chosen).toHaveCount(3);
  await page.getByRole('button', { name: 'Send the application' }).click();
  await expect(fee.getByText('In review')).toBeVisible();
});

test('a sign-out erases a half-filled application from the browser', async ({ at, copyAccount }) => {
  const customer = await copyAccount('lotus', accounts.player);
  const tab = at('lotus', { language: 'EN' });
  const { page } = tab;
  await tab.setLanguageCookie();
  await tab.signIn(customer, '/member/rewards?tab=promoList');
  await page.getByRole('tab', { name: 'Promotions' }).click();
  const fee = page.getByRole('article', { name: 'Bank fee refund' });
  await fee.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('textbox', { name: 'Remark' }).fill('for my eyes only');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(readDrafts)).toContain('for my eyes only');
  await tab.signOut();
  await expect(tab.signInLink).toBeVisible();
  await expect.poll(() => page.evaluate(readDrafts)).toBe('[]');

  await tab.signIn(customer, '/member/rewards?tab=promoList');
  await page.getByRole('tab', { name: 'Promotions' }).click();
  await fee.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('textbox', { name: 'Remark' })).toHaveValue('');
});

test('a claim of which the connection is lost is paid once, and its state is found [RWD-15]', async ({
  at,
  copyAccount,
  faultProxy,
}) => {
  const customer = await copyAccount('lotus', accounts.player, { balance: 10_000 });
  const tab = at('lotus', { language: 'EN', through: faultProxy });
  await tab.setLanguageCookie();
  await tab.signIn(customer, '/member/rewards');
  const day = tab.page.getByRole('article', { name: 'Daily sign-in' });
  faultProxy.injectFault(/claimReward/, { kind: 'half' }, { times: 1 });
  await day.getByRole('button', { name: 'Claim' }).click();
  await expect(day.getByText('Received', { exact: true }).last()).toBeVisible();
  await expect.poll(() => tab.ledgerBalance()).not.toBe('10000');
  const paid = await tab.ledgerBalance();
  await tab.open('/member/rewards');
  await expect(day.getByRole('button', { name: 'Claim' })).toHaveCount(0);
  expect(await tab.ledgerBalance()).toBe(paid);
});

test('operators edit an offer, a promo code and a raffle on the control page, and the open page of a member follows', async ({
  at,
  context,
  copyAccount,
  portal,
}) => {
  const customer = await copyAccount('aurora', accounts.player);
  const tab = at('aurora', { language: 'EN' });
  await tab.setLanguageCookie();
  await tab.signIn(customer, '/member/rewards');
  await tab.page.getByRole('tab', { name: 'Promotions' }).click();
  await expect(tab.page.getByRole('article', { name: 'Bank fee refund' })).toBeVisible();

  const operator = await context.newPage();
  await operator.goto(`${portal.operations}/wps/control`);
  const outcome = operator.getByRole('status');
  const offer = operator.getByRole('form', { name: 'New offer' });
  await offer.getByLabel('Title').fill('Tea fund');
  await offer.getByLabel('Conditions, HTML').fill('<p>For tea.</p>');
  await offer.getByRole('button', { name: 'Save offer' }).click();
  await expect(outcome).toContainText('Done: offer');
  await expect(tab.page.getByRole('article', { name: 'Tea fund' })).toContainText('For tea.');
  await operator.getByRole('button', { name: 'Edit Tea fund' }).click();
  const edited = operator.getByRole('form', { name: /^Offer \d+: Tea fund$/ });
  await expect(edited.getByLabel('Rule')).toBeDisabled();
  await edited.getByLabel('Ends').fill('2026-01-02T00:00');
  await edited.getByRole('button', { name: 'Save offer' }).click();
  await expect(outcome).toContainText('Refused: ');
  await edited.getByLabel('Starts').fill('2026-01-01T00:00');
  await edited.getByRole('button', { name: 'Save offer' }).click();
  await expect(tab.page.getByRole('article', { name: 'Tea fund' })).toHaveCount(0);

  const code = `TEA-${customer.username.toUpperCase()}`;
  const promoCode = operator.getByRole('form', { name: 'New promo code' });
  await promoCode.getByLabel('Code', { exact: true }).fill(code);
  await promoCode.getByLabel('Accounts, separated by spaces').fill(customer.username);
  await promoCode.getByRole('button', { name: 'Save promo code' }).click();
  await expect(operator.getByRole('listitem').filter({ hasText: code })).toContainText(`for ${customer.username}`);
  await tab.page.getByLabel('Promo code').fill(code.toLowerCase());
  await tab.page.getByRole('button', { name: 'Redeem' }).click();
  await expect(tab.page.getByLabel('Promo code')).toHaveValue('');

  const raffle = operator.getByRole('form', { name: 'New raffle' });
  await raffle.getByLabel('Title').fill('Tea raffle');
  await raffle.getByLabel('Lasts, seconds').fill('40');
  await raffle.getByRole('button', { name: 'Save raffle' }).click();
  const tip = tab.page.getByRole('complementary', { name: /Tea raffle/ });
  await expect(tip.getByRole('timer')).toBeVisible();
  await operator.getByRole('button', { name: 'Edit Tea raffle' }).click();
  const changed = operator.getByRole('form', { name: /^Raffle \d+: Tea raffle$/ });
  await changed.getByLabel('Opens in, seconds').fill('0');
  await changed.getByLabel('Lasts, seconds').fill('20');
  await changed.getByRole('button', { name: 'Save raffle' }).click();
  await expect(tip.getByRole('button', { name: 'Open your prize' })).toBeEnabled();
  await tip.getByRole('button', { name: 'Open your prize' }).press('Enter');
  await expect(tab.page.getByRole('dialog', { name: 'You won' })).toBeVisible();
  expect(await seriousFaults(operator)).toEqual([]);
});

/** Runs in the page: all drafts of customers as text. */
function readDrafts(): Promise<string> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('atrium.drafts', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('drafts');
    opening.onerror = () => reject(new Error('The drafts could not be opened.'));
    opening.onsuccess = () => {
      const all = opening.result.transaction('drafts').objectStore('drafts').getAll();
      all.onerror = () => reject(new Error('The drafts could not be read.'));
      all.onsuccess = () => {
        opening.result.close();
        resolve(JSON.stringify(all.result));
      };
    };
  });
}
