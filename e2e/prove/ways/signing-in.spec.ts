import { expect } from 'playwright/test';
import { codeSentTo } from '../../support/outbox';
import { addAuthenticator } from '../../support/virtual-authenticator';
import { SecurityCentre } from '../../pages/security-centre';
import { onEveryMerchant } from './every-merchant';

onEveryMerchant('sign in by name and password', {}, async ({ tab, createPlayer }) => {
  await tab.signIn(await createPlayer());
});

onEveryMerchant(
  'sign in by number and code',
  { switches: ['MOBILEVERCODELOGIN3'], language: 'EN' },
  async ({ tab, settings, operations, createPlayer }) => {
    const { mobile } = await createPlayer();
    const form = tab.signInPage;
    await tab.open('/login');
    await form.tab('sms').click();
    await form.mobile.fill(mobile);
    await form.sendCode.click();
    if (settings.switches['GEETESTVCODE3']) await form.slider.solve();
    await form.code.fill(await codeSentTo(operations, mobile));
    await form.submit.click();
    await tab.balance.waitFor();
  },
);

onEveryMerchant('sign in by number and password', { switches: ['MOBILELOGIN3'] }, async ({ tab, createPlayer }) => {
  const { mobile, password } = await createPlayer();
  const form = tab.signInPage;
  await tab.open('/login');
  await form.tab('mobile').click();
  await form.mobile.fill(mobile);
  await form.password.fill(password);
  await form.submit.click();
  await tab.balance.waitFor();
});

onEveryMerchant(
  'sign in past the slider',
  { switches: ['GEETEST3', 'GEETESTTEST3'], language: 'EN', shows: '[LOG-14]' },
  async ({ tab, settings, createPlayer }) => {
    const { username, password } = await createPlayer();
    const scripts = tab.requestsTo(`/${settings.captcha.version}/`);
    const form = tab.signInPage;
    await tab.open('/login');
    await form.signIn(username, password);
    await form.slider.piece.press('Escape');
    await expect(tab.dialog).toContainText(tab.say('host', 'verify_first'));
    await tab.dialogButton(tab.say('host', 'ok')).click();
    await form.submit.click();
    await form.slider.solve();
    await tab.balance.waitFor();
    expect(scripts).toContain(`/${settings.captcha.version}/slider.js`);
  },
);

onEveryMerchant('play for free', { switches: ['FREEPLAY3'] }, async ({ tab }) => {
  await tab.open('/login?next=/electron');
  await tab.signInPage.playForFree.click();
  await tab.balance.waitFor();
  await tab.playFirstGame.click();
  await expect(tab.dialog).toContainText(tab.say('host', 'in_need_true_account'));
});

onEveryMerchant('sign in by passkey', {}, async ({ tab, createPlayer }) => {
  await addAuthenticator(tab.page);
  await tab.signIn(await createPlayer(), '/member/account');
  const centre = new SecurityCentre(tab.page, tab.say);
  await centre.addPasskey('Phone');
  await expect(centre.passkeys).toHaveText(/Phone/);
  await tab.signOut();
  await expect(tab.balance).toHaveCount(0);

  await tab.open('/login?next=/member/account');
  await tab.signInPage.byPasskey.click();
  await expect(centre.passkeys).toHaveText(/Phone/);
});
