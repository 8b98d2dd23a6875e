import { randomInt } from 'node:crypto';
import { demoMerchants } from '@atrium/deploy/demo-merchants';
import { PortalPage } from '../pages/portal-page';
import { RegistrationForm } from '../pages/registration-form';
import { seriousFaults } from '../support/axe';
import { merchants } from '../support/merchants';
import { mobileNumber } from '../support/mobile-number';
import { codeSentTo } from '../support/outbox';
import { expect, test } from '../support/test';
import { withMerchants } from '../support/with-merchants';

const digits = (count: number) => String(randomInt(10 ** count)).padStart(count, '0');

test('aurora: a visitor follows the register link, agrees to the terms, and registers by username with a text message code [REG-01] [REG-02] [REG-03] [REG-05] [REG-15] [REG-30] [REG-31] [REG-45] [REG-53] [REG-55] [SET-24] [SET-25]', async ({
  at,
  portal,
}) => {
  const tab = at('aurora');
  const form = new RegistrationForm(tab.page, tab.say);
  await tab.open('/');
  await form.link.click();
  await expect(form.accept).toBeVisible();
  await expect(form.submit).toHaveCount(0);
  await form.decline.click();
  await expect(tab.page).toHaveURL(tab.address('/'));

  await tab.open('/register');
  await form.acceptTerms();
  await expect(form.tabs).toHaveCount(2);
  await form.field('username').fill('mei');
  await form.field('password').focus();
  await expect(form.stateOf('username')).toHaveAttribute('data-state', 'error');
  await form.tab('register.byMobile').click();
  await form.tab('register.byUsername').click();
  await expect(form.field('username')).toHaveValue('');
  expect(await form.descriptionOf('username')).toContain('6-13位');

  const [username, mobileNum] = [`new${digits(8)}`, mobileNumber('aurora')];
  await form.fill({ username, password: 'Atrium99', verifyPwd: 'Atrium99', mobileNum });
  await expect(form.stateOf('username')).toHaveAttribute('data-state', 'right');
  expect(await seriousFaults(tab.page)).toEqual([]);
  await form.sendCode.click();
  await form.fill({ verificationCode: await codeSentTo(portal.operations, mobileNum), affiliateCode: 'UNKNOWN' });
  await form.field('agreed').check();
  await form.submit.click();

  await expect(tab.dialog).toContainText(username);
  await expect(tab.dialog).toContainText(mobileNum);
  await tab.dialogButton(tab.say('host', 'ok')).click();
  await tab.balance.waitFor();
  await expect(tab.page).toHaveURL(tab.address('/'));
});

test('lotus: a visitor registers by phone only, with the slider and without a password [REG-04] [REG-14] [REG-17] [REG-41] [REG-55] [SET-26] [SET-27]', async ({
  at,
  portal,
}) => {
  const tab = at('lotus', { language: 'EN' });
  const form = new RegistrationForm(tab.page, tab.say);
  await tab.open('/');
  await tab.setStoredLanguage();
  await tab.open('/register');
  await form.acceptTerms();
  await expect(form.tabs).toHaveCount(0);
  await expect(form.field('password')).toHaveCount(0);

  await form.field('mobileNum').fill('0812');
  await form.sendCode.click();
  await expect(tab.dialog).toContainText(tab.say('auth', 'register.mobile.wrongNumber'));
  await tab.dialogButton(tab.say('host', 'ok')).click();
  await expect(form.field('mobileNum')).toBeFocused();

  const mobileNum = mobileNumber('lotus');
  await form.field('mobileNum').fill(mobileNum);
  await form.sendCode.click();
  await form.slider.solve();
  await form.field('verificationCode').fill(await codeSentTo(portal.operations, mobileNum));
  await form.field('agreed').check();
  expect(await seriousFaults(tab.page)).toEqual([]);
  await form.submit.click();
  await expect(tab.dialog).toContainText(mobileNum);
  await tab.dialogButton(tab.say('host', 'ok')).click();
  await tab.balance.waitFor();
  await expect(tab.page).toHaveURL(tab.address('/electron'));
});

test("kestrel: nothing links to registration, and an agent's link opens the form with a captcha [REG-04] [REG-12] [REG-57]", async ({
  at,
}) => {
  const tab = at('kestrel');
  const form = new RegistrationForm(tab.page, tab.say);
  await tab.open('/');
  await tab.signInLink.waitFor();
  await expect(form.link).toHaveCount(0);
  await tab.open('/register');
  await expect(tab.content).toContainText(tab.say('auth', 'register.byInvitation'));

  await tab.open('/register?r=ADA77');
  await form.acceptTerms();
  await expect(form.tabs).toHaveCount(0);
  await expect(form.field('captcha')).toBeVisible();
  await form.submit.click();
  await expect(tab.dialog).toContainText(tab.say('host', 'in_please_information'));
  await tab.dialogButton(tab.say('host', 'ok')).click();
  await expect(form.field('username')).toBeFocused();
  expect(await seriousFaults(tab.page)).toEqual([]);
});

test('a template without registration hides the links and shows sign-in; an invalid affiliate code stops if the mode requires it [SET-07] [REG-46]', async ({
  page,
}) => {
  test.slow();
  const [aurora, lotus] = demoMerchants;
  const own = [
    { ...aurora, registration: { ...aurora.registration, affiliateMode: 1 } },
    { ...lotus, templates: { ...lotus.templates, switchRegister: false } },
  ];
  await withMerchants(own, async (portal) => {
    const [strict, closed] = merchants.map((merchant) => new PortalPage(page, portal, merchant)) as [
      PortalPage,
      PortalPage,
    ];
    await closed.open('/');
    await closed.signInLink.waitFor();
    await expect(new RegistrationForm(page, closed.say).link).toHaveCount(0);
    await closed.open('/register');
    await expect(page).toHaveURL(closed.address('/login'));

    const form = new RegistrationForm(page, strict.say);
    await strict.open('/register');
    await form.acceptTerms();
    await form.tab('register.byMobile').click();
    const mobileNum = mobileNumber('aurora');
    await form.fill({
      mobileNum,
      password: 'Atrium99',
      verifyPwd: 'Atrium99',
      verificationCode: '000000',
      affiliateCode: 'UNKNOWN',
    });
    await form.field('agreed').check();
    const checked = page.waitForResponse((response) => new URL(response.url()).pathname === '/wps/agent/affiliate');
    await form.submit.click();
    const { message } = (await (await checked).json()) as { message: string };
    await expect(strict.dialog).toContainText(message);
    await expect(page).toHaveURL(strict.address('/register'));
    await page.evaluate(() => Object.assign(window, { beforeReload: true }));
    await strict.dialogButton(strict.say('host', 'ok')).click();
    await expect(page).toHaveURL(strict.address('/'));
    await strict.signInLink.waitFor();
    expect(await page.evaluate(() => 'beforeReload' in window)).toBe(false);
  });
});

test.describe('on a phone of 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("aurora: the merchant's own country is preselected; typing finds another, a tap chooses it, and its code is sent [DAT-05] [DAT-06]", async ({
    at,
  }) => {
    const tab = at('aurora', { language: 'EN' });
    const form = new RegistrationForm(tab.page, tab.say);
    await tab.setLanguageCookie();
    await tab.open('/register');
    await form.acceptTerms();
    await expect(form.country).toHaveValue('+86 China');
    await form.country.tap();
    await expect(form.countries.first()).toHaveText('+86 China');
    await expect.poll(() => tab.sidewaysOverflow()).toBe(0);
    await form.country.pressSequentially('thai');
    await expect(form.countries).toHaveText(['+66 Thailand']);
    await expect(form.countries).toBeInViewport({ ratio: 1 });
    expect(await seriousFaults(tab.page)).toEqual([]);
    await form.countries.tap();
    await expect(form.country).toHaveValue('+66 Thailand');

    await form.fill({ mobileNum: '08123456789' });
    const asked = tab.page.waitForRequest((request) => request.url().includes('/wps/verification/sms'));
    await form.sendCode.tap();
    expect((await asked).postDataJSON()).toMatchObject({ countryDialingCode: '66' });
  });
});
