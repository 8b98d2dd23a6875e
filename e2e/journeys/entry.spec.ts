import { demoMerchants } from '@atrium/deploy/demo-merchants';
import { PortalPage } from '../pages/portal-page';
import { SocialSignIn } from '../pages/social-sign-in';
import { accounts } from '../support/accounts';
import { seriousFaults } from '../support/axe';
import { merchants } from '../support/merchants';
import { mobileNumber } from '../support/mobile-number';
import { codeSentTo } from '../support/outbox';
import { readCaptcha } from '../support/read-captcha';
import { expect, test } from '../support/test';
import { withMerchants } from '../support/with-merchants';

test('every method signs in: username, number with a code, number with a password, Google, and free play, which allows no real game [LOG-01] [LOG-40]', async ({
  at,
  copyAccount,
  portal,
}) => {
  const tab = at('aurora');
  const form = tab.signInPage;
  const mobile = mobileNumber('aurora');
  const person = await copyAccount('aurora', accounts.player, { mobile });
  const isIn = async () => {
    await tab.balance.waitFor();
    expect(await tab.sessionToken()).toBeTruthy();
    await tab.page.evaluate(() => sessionStorage.clear());
  };

  await tab.open('/login');
  await form.signIn(person.username, person.password);
  await isIn();

  await tab.open('/login');
  await form.tab('sms').click();
  await form.mobile.fill(mobile);
  await form.sendCode.click();
  await form.code.fill(await codeSentTo(portal.operations, mobile));
  await form.submit.click();
  await isIn();

  await tab.open('/login');
  await form.tab('mobile').click();
  await form.mobile.fill(mobile);
  await form.password.fill(person.password);
  await form.submit.click();
  await isIn();

  const lotus = at('lotus');
  await lotus.open('/login');
  const google = new SocialSignIn(lotus.page, lotus.say);
  await google.button.click();
  await google.signInAs(`${person.username}@gmail.test`);
  await lotus.balance.waitFor();

  await tab.open('/login?next=/electron');
  const asked = tab.page.waitForRequest((request) => request.url().endsWith('/wps/session/login/freeplay'));
  await form.playForFree.click();
  expect(Object.keys((await asked).postDataJSON() as object)).toEqual(['loginDeviceId']);
  await tab.balance.waitFor();
  await tab.playFirstGame.click();
  await expect(tab.dialog).toContainText(tab.say('host', 'in_need_true_account'));
});

test("aurora: a wrong password shows the server's message and keeps the input, then a captcha is required, and a new one after each failure [LOG-14] [LOG-31] [LOG-33]", async ({
  at,
  copyAccount,
}) => {
  const tab = at('aurora', { language: 'EN' });
  const form = tab.signInPage;
  const person = await copyAccount('aurora', accounts.player);
  const confirmMessage = async (text: string) => {
    await expect(tab.dialog).toContainText(text);
    await tab.dialogButton(tab.say('host', 'ok')).click();
    await expect(tab.dialog).toHaveCount(0);
  };
  const wrong = 'The username or password is not correct.';
  await tab.setLanguageCookie();
  await tab.open('/login');
  await form.signIn(person.username, 'Atrium77');
  await confirmMessage(wrong);
  await expect(form.password).toHaveValue('Atrium77');
  await expect(form.captcha).toHaveCount(0);
  for (let failures = 1; failures < 3; failures += 1) {
    await form.submit.click();
    await confirmMessage(wrong);
  }
  await expect(form.captcha).toBeVisible();
  const first = await form.captchaPicture();
  await form.captcha.fill(readCaptcha(first));
  await form.submit.click();
  await confirmMessage(wrong);
  await expect(form.password).toHaveValue('Atrium77');
  await expect(form.captcha).toHaveValue('');
  await expect.poll(() => form.captchaPicture()).not.toBe(first);
  expect(await seriousFaults(tab.page)).toEqual([]);
});

test('kestrel: the captcha is required in the sign-in popup, and signs in from there [LOG-32]', async ({
  at,
  copyAccount,
}) => {
  const tab = at('kestrel');
  const person = await copyAccount('kestrel', accounts.player);
  await tab.open('/login');
  await tab.signInPage.signIn(person.username, 'Atrium77');
  for (let failures = 1; failures < 3; failures += 1) {
    await tab.dialogButton(tab.say('host', 'ok')).click();
    await expect(tab.dialog).toHaveCount(0);
    await tab.signInPage.submit.click();
  }
  const popup = tab.signInPopup;
  await expect(popup.captcha).toBeFocused();
  await expect(tab.dialog).toContainText('The username or password is not correct.');
  expect(await seriousFaults(tab.page)).toEqual([]);
  await popup.captcha.fill(readCaptcha(await popup.captchaPicture()));
  await popup.password.fill(person.password);
  await popup.submit.click();
  await tab.balance.waitFor();
});

test('lotus with its slider switches on: each sign-in solves the slider, and no captcha is required [LOG-14]', async ({
  page,
}) => {
  test.slow();
  const [, lotus] = demoMerchants;
  const own = { ...lotus, switches: { ...lotus.switches, GEETESTTEST3: true } };
  await withMerchants([own], async (portal) => {
    const tab = new PortalPage(page, portal, { ...merchants[1]!, language: 'EN' });
    const form = tab.signInPage;
    await tab.setLanguageCookie();
    await tab.open('/login');
    await form.signIn(accounts.player.username, 'Atrium77');
    await form.slider.piece.press('Escape');
    await expect(tab.dialog).toContainText(tab.say('host', 'verify_first'));
    await tab.dialogButton(tab.say('host', 'ok')).click();

    await form.submit.click();
    await form.slider.solve();
    await expect(tab.dialog).toContainText('The username or password is not correct.');
    await tab.dialogButton(tab.say('host', 'ok')).click();
    await expect(form.captcha).toHaveCount(0);
    await form.password.fill(accounts.player.password);
    await form.submit.click();
    await form.slider.solve();
    await tab.balance.waitFor();
  });
});

test("picture and app codes beside the form follow the merchant's configuration [LOG-02] [LOG-13]", async ({ at }) => {
  const [aurora, lotus, kestrel] = [at('aurora'), at('lotus'), at('kestrel')];
  await aurora.open('/login');
  await expect(aurora.signInPage.appCodes).toHaveCount(2);
  await expect(aurora.signInPage.appCodes.first()).toHaveRole('img');
  await expect(aurora.signInPage.pictures).toHaveCount(0);

  await lotus.open('/login');
  await expect(lotus.signInPage.appCodes).toHaveCount(1);
  await expect(lotus.signInPage.pictures).toHaveCount(2);
  for (const picture of await lotus.signInPage.pictures.all())
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await kestrel.open('/login');
  await kestrel.signInPage.submit.waitFor();
  await expect(kestrel.signInPage.appCodes).toHaveCount(0);
  await expect(kestrel.signInPage.pictures).toHaveCount(0);
});
