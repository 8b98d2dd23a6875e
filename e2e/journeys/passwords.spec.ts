import { ChangePasswordForm, ForcedChange, ForgotPasswordForm } from '../pages/password-forms';
import { SecurityCentre } from '../pages/security-centre';
import { accounts } from '../support/accounts';
import { seriousFaults } from '../support/axe';
import { passwordIn, recoveryLinkIn } from '../support/outbox';
import { expect, test } from '../support/test';
import { addAuthenticator } from '../support/virtual-authenticator';

test('a default password must be changed before the session begins, which continues at home [LOG-29] [PWD-05] [PWD-07] [PWD-09] [SET-23]', async ({
  at,
  copyAccount,
  control,
}) => {
  const tab = at('kestrel');
  const { username } = await copyAccount('kestrel', accounts.player);
  const given = await control.giveDefaultPassword('kestrel', username);
  await tab.open('/login');
  await tab.signInPage.signIn(username, given);
  const form = new ForcedChange(tab);
  const { dialog } = form;
  await expect(dialog).toBeVisible();
  expect(await seriousFaults(tab.page)).toEqual([]);
  await tab.page.keyboard.press('Escape');
  await tab.page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  expect(await tab.sessionToken()).toBeUndefined();
  await expect(form.old).toHaveCount(0);
  await form.change('Changed99');
  await tab.balance.waitFor();
  await expect(tab.page).toHaveURL(/\/index$/);

  await tab.open('/member/account');
  await new SecurityCentre(tab.page, tab.say).changePassword.click();
  await expect(new ChangePasswordForm(tab.dialog, tab.say).old).toBeVisible();
});

test('an expired password has no effect if the merchant does not force a change [SET-23]', async ({
  at,
  copyAccount,
  control,
}) => {
  const tab = at('lotus');
  const person = await copyAccount('lotus', accounts.player);
  await control.expirePassword('lotus', person.username);
  await tab.signIn(person);
  await expect(new ForcedChange(tab).dialog).toHaveCount(0);
});

test('a forgotten password is replaced by text message, and the new one works for one sign-in [PWD-10] [PWD-11] [PWD-16]', async ({
  at,
  copyAccount,
  control,
}) => {
  const tab = at('aurora');
  const { username } = await copyAccount('aurora', accounts.player);
  await tab.open('/forgot-password');
  const forgot = new ForgotPasswordForm(tab.content, tab.say);
  await expect(forgot.tabs).toHaveCount(3);
  await expect(forgot.fields).toHaveCount(2);
  await forgot.field('username').fill(username);
  await forgot.field('mobile').fill('13800138000');
  await forgot.send.click();
  await expect(tab.dialog).toContainText('密码已发送，请查看短信');
  await tab.dialogButton(tab.say('host', 'ok')).click();
  await expect(tab.signInPopup.submit).toBeVisible();

  const [message] = await control.outbox(username);
  await tab.signInPopup.signIn(username, passwordIn(message?.body ?? ''));
  await new ForcedChange(tab).change('Changed99', passwordIn(message?.body ?? ''));
  await tab.balance.waitFor();
  await tab.page.evaluate(() => sessionStorage.clear());
  await tab.signIn({ username, password: 'Changed99' });
});

test('a forgotten password is replaced by the link of a mail, once, or by customer service [PWD-10] [PWD-11] [PWD-17] [PWD-18]', async ({
  at,
  copyAccount,
  control,
}) => {
  const tab = at('aurora');
  const { username } = await copyAccount('aurora', accounts.player);
  await tab.open('/electron');
  await tab.signInLink.click();
  await tab.signInPopup.forgot.click();
  const forgot = new ForgotPasswordForm(tab.dialog, tab.say);
  await forgot.tab('byEmail').click();
  await expect(forgot.fields).toHaveCount(2);
  await forgot.field('username').fill(username);
  await forgot.field('email').fill('mei@example.test');
  await forgot.send.click();
  await expect(tab.dialog).toContainText(tab.say('auth', 'forgot.sentByEmail'));
  await tab.dialogButton(tab.say('host', 'ok')).click();
  await expect(tab.signInPopup.submit).toBeVisible();
  const [mail] = await control.outbox(username);
  expect(mail).toMatchObject({ kind: 'mail', to: 'mei@example.test' });

  await tab.signInPopup.forgot.click();
  await forgot.tab('byService').click();
  const help = tab.page.waitForEvent('popup');
  await forgot.service.click();
  await expect(await help).toHaveURL(/\/help/);

  const link = recoveryLinkIn(mail?.body ?? '');
  await tab.page.goto(link);
  const form = new ChangePasswordForm(tab.content, tab.say);
  await expect(form.chosen).toBeVisible();
  await expect(form.old).toHaveCount(0);
  expect(new URL(tab.page.url()).hash).toBe('');
  expect(await seriousFaults(tab.page)).toEqual([]);
  await form.change('Changed99');
  await expect(tab.signInPopup.submit).toBeVisible();
  await tab.signInPopup.signIn(username, 'Changed99');
  await tab.balance.waitFor();
  await tab.signOut();

  await tab.page.goto(link);
  await form.change('Changed98');
  await expect(tab.page.getByText(tab.say('auth', 'recover.invalid'))).toBeVisible();
});

test('a voluntary password change signs out all other sessions [PWD-01] [PWD-07]', async ({
  at,
  copyAccount,
  browser,
}) => {
  const tab = at('aurora');
  const person = await copyAccount('aurora', accounts.player);
  const context = await browser.newContext();
  const other = at('aurora', { page: await context.newPage() });
  await other.signIn(person);
  await tab.signIn(person, '/member/account');
  const centre = new SecurityCentre(tab.page, tab.say);
  await expect(centre.sessions).toHaveCount(2);
  await expect(centre.sessions.first()).toContainText(tab.say('member', 'sessions.this'));
  await expect(centre.lastSignIn).toContainText('127.0.0.*');
  await centre.signOutElsewhere();
  await expect(centre.sessions).toHaveCount(1);
  await other.open('/member/account');
  await expect(other.dialog).toContainText(other.say('host', 'user.or.token.invalid'));
  await context.close();

  await centre.changePassword.click();
  const form = new ChangePasswordForm(tab.dialog, tab.say);
  await expect(form.old).toBeVisible();
  await expect(form.chosen).toBeVisible();
  await form.change('Changed99', person.password);
  await expect(tab.dialog).toHaveCount(0);
  await expect(tab.page.getByText(tab.say('auth', 'passwords.changed'))).toBeVisible();
});

test('a passkey is created, renamed, used to sign in, and removed', async ({ at, copyAccount }) => {
  const tab = at('kestrel');
  const person = await copyAccount('kestrel', accounts.player);
  await addAuthenticator(tab.page);
  await tab.signIn(person, '/member/account');
  const centre = new SecurityCentre(tab.page, tab.say);
  await centre.addPasskey('Phone');
  await expect(centre.passkeys).toHaveText(/Phone/);
  await centre.renamePasskey('Phone', 'Tablet');
  await expect(centre.passkeys).toHaveText(/Tablet/);
  expect(await seriousFaults(tab.page)).toEqual([]);

  await tab.signOut();
  await expect(tab.signInLink).toBeVisible();
  await tab.open('/login?next=%2Fmember%2Faccount');
  await tab.signInPage.byPasskey.click();
  await expect(centre.passkeys).toHaveText(/Tablet/);
  await centre.removePasskey('Tablet');
  await expect(centre.passkeys).toHaveCount(0);
});
