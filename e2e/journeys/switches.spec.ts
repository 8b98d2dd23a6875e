import { systemSettings } from '@atrium/api';
import { demoMerchants } from '@atrium/deploy/demo-merchants';
import { InfoBar } from '../pages/info-bar';
import { ForcedChange } from '../pages/password-forms';
import type { PortalPage } from '../pages/portal-page';
import { RegistrationForm } from '../pages/registration-form';
import { SocialSignIn } from '../pages/social-sign-in';
import { accounts } from '../support/accounts';
import { mobileNumber } from '../support/mobile-number';
import { expect, test } from '../support/test';
import { untilComposed } from '../support/until-composed';

const [aurora] = demoMerchants;
const settings = ['loginPop', 'switch_register'];

/**
 * The switches that the back end's answer names, and the settings that act as one. A back end that follows the source
 * texts does not know the switches of our own.
 */
async function answeredNames({ page }: PortalPage): Promise<string[]> {
  const answered = await page.evaluate(async (path) => {
    const { value } = (await (await fetch(path)).json()) as { value: { switches: object } };
    return Object.keys(value.switches);
  }, systemSettings.path);
  return [...Object.keys(aurora.switches).filter((name) => answered.includes(name)), ...settings];
}

/** What the sign-in page shows with a switch on, and only then. */
const onSignInPage = {
  MOBILELOGIN3: ({ signInPage }: PortalPage) => signInPage.tab('mobile'),
  MOBILEVERCODELOGIN3: ({ signInPage }: PortalPage) => signInPage.tab('sms'),
  FREEPLAY3: ({ signInPage }: PortalPage) => signInPage.playForFree,
  SOCIALLOGIN: ({ page, say }: PortalPage) => new SocialSignIn(page, say).button,
  switch_register: ({ signInPage }: PortalPage) => signInPage.register,
};

test('every switch of the back end goes off and on in the pages of a merchant, whatever is configured, and open tabs learn of it [SET-07] [SET-19] [SET-20] [SET-21] [SET-22] [SET-23] [SET-24] [SET-25] [SET-26] [SET-27] [SET-28] [SET-29] [SET-30] [SET-31] [SET-32]', async ({
  at,
  control,
  context,
  copyAccount,
}) => {
  const tab = at('aurora', { language: 'EN' });
  const form = new RegistrationForm(tab.page, tab.say);
  const infoBar = new InfoBar(tab);
  const person = await copyAccount('aurora', accounts.player);
  for (const title of ['One', 'Two', 'Three']) await control.message('aurora', person.username, title, '');
  await control.expirePassword('aurora', person.username);
  const other = at('lotus', { language: 'EN', page: await context.newPage() });
  const otherForm = new RegistrationForm(other.page, other.say);

  await tab.setLanguageCookie();
  await other.setLanguageCookie();
  await tab.open('/help');
  await other.open('/help');
  const names = await answeredNames(tab);
  // one kind of registration stays, so that its form can be seen
  const off = Object.fromEntries(names.map((name) => [name, name === 'USERNAMEREG3']));
  const on = Object.fromEntries(names.map((name) => [name, true]));
  const shownOnSignInPage = Object.entries(onSignInPage).filter(([name]) => names.includes(name));
  await control.switches('aurora', off);
  await control.switches('lotus', { USERNAMEREG3: true, MOBILENUMPASSREG3: true, GEETESTVCODE3: false });
  await Promise.all([
    untilComposed(tab, off),
    untilComposed(other, { USERNAMEREG3: true, MOBILENUMPASSREG3: true, GEETESTVCODE3: false }),
  ]);

  await tab.open('/login');
  await expect(tab.signInPage.submit).toBeVisible();
  for (const [name, shown] of shownOnSignInPage) await expect(shown(tab), name).toHaveCount(0);
  await tab.open('/register');
  await expect(tab.signInPage.submit).toBeVisible();
  await tab.open('/electron');
  await tab.pressFirstGame('click');
  await expect(tab.dialog).toContainText(tab.say('host', 'in_sorry_in'));

  await other.open('/register');
  await otherForm.acceptTerms();
  await expect(otherForm.tabs).toHaveCount(2);
  await otherForm.tab('register.byMobile').click();
  await expect(otherForm.field('password')).toBeVisible();
  await otherForm.field('mobileNum').fill(mobileNumber('lotus'));
  await otherForm.sendCode.click();
  await expect(other.page.getByRole('button', { name: /^Resend in \d+ s$/ })).toBeVisible();

  await tab.signIn(person, '/member');
  await expect(tab.memberCentre.menuLink('securityCenter')).toBeVisible();
  await expect(infoBar.mail(3)).toHaveCount(0);
  await expect(tab.memberCentre.menuLink('bonusDetails')).toHaveCount(0);

  await control.switches('aurora', on);
  await control.switches('lotus', { USERNAMEREG3: false, MOBILENUMPASSREG3: false, REGMOBVERF3: false });
  await expect(tab.shell.toast('This site has been updated.')).toBeVisible();
  await Promise.all([
    untilComposed(tab, on),
    untilComposed(other, { USERNAMEREG3: false, MOBILENUMPASSREG3: false, REGMOBVERF3: false }),
  ]);
  await tab.signOut();

  await tab.open('/electron');
  await tab.pressFirstGame('click');
  await expect(tab.signInPopup.submit).toBeVisible();
  await tab.open('/register');
  await form.acceptTerms();
  await expect(form.tabs).toHaveCount(2);
  await form.tab('register.byMobile').click();
  await expect(form.field('password')).toBeVisible();
  await form.field('mobileNum').fill(mobileNumber('aurora'));
  await form.sendCode.click();
  await form.slider.piece.waitFor();

  await other.open('/register');
  await otherForm.acceptTerms();
  await expect(otherForm.tabs).toHaveCount(0);
  for (const key of ['password', 'verificationCode']) await expect(otherForm.field(key)).toHaveCount(0);

  await tab.open('/login?next=/member');
  for (const [name, shown] of shownOnSignInPage) await expect(shown(tab), name).toBeVisible();
  await tab.signInPage.signIn(person.username, person.password);
  await tab.signInPage.slider.solve();
  await new ForcedChange(tab).change('Changed99', person.password);
  await tab.balance.waitFor();
  await expect(infoBar.mail(3)).toHaveText('3');
  await tab.open('/member');
  await expect(tab.memberCentre.menuLink('bonusDetails')).toBeVisible();
});
