import { expect } from 'playwright/test';
import { ChangePasswordForm, ForcedChange, ForgotPasswordForm } from '../../pages/password-forms';
import type { PortalPage } from '../../pages/portal-page';
import { passwordIn, recoveryLinkIn } from '../../support/outbox';
import { onEveryMerchant } from './every-merchant';
import type { Person, Walk } from './walk';

const chosen = 'Changed99';

onEveryMerchant(
  'change the given password first',
  { switches: ['PWDEXPFORCECHANGE3'] },
  async ({ tab, merchant, control, createPlayer }) => {
    const { username } = await createPlayer();
    const given = await control.giveDefaultPassword(merchant, username);
    await tab.open('/login');
    await tab.signInPage.signIn(username, given);
    const change = new ForcedChange(tab);
    await change.dialog.waitFor();
    expect(await tab.sessionToken()).toBeUndefined();
    await change.change(chosen);
    await tab.balance.waitFor();
    await tab.signOut();
    await tab.signIn({ username, password: chosen });
  },
);

onEveryMerchant('forgot it: a new one by text message', {}, async (walk) => {
  const person = await walk.createPlayer();
  const form = await forgot(walk.tab);
  await form.field('username').fill(person.username);
  await form.field('mobile').fill(person.mobile);
  await form.send.click();
  await signInWithSent(walk, person, 'forgot.sentBySms');
});

onEveryMerchant('forgot it: a new one by mail', {}, async (walk) => {
  const person = await walk.createPlayer();
  const form = await forgot(walk.tab);
  await form.tab('byEmail').click();
  await form.field('username').fill(person.username);
  await form.field('email').fill(person.email);
  await form.send.click();
  await confirmSent(walk, 'forgot.sentByEmail');
  const { tab, control } = walk;
  const [message] = await control.outbox(person.username);
  await tab.page.goto(recoveryLinkIn(message?.body ?? ''));
  await new ChangePasswordForm(tab.content, tab.say).change(chosen);
  await tab.signInPopup.signIn(person.username, chosen);
  await tab.balance.waitFor();
});

onEveryMerchant('forgot it: customer service', {}, async ({ tab }) => {
  const form = await forgot(tab);
  await form.tab('byService').click();
  const help = tab.page.waitForEvent('popup');
  await form.service.click();
  await expect(await help).toHaveURL(/\/help/);
});

/** From the sign-in page, over it. */
async function forgot(tab: PortalPage): Promise<ForgotPasswordForm> {
  await tab.open('/login');
  await tab.signInPage.forgot.click();
  const form = new ForgotPasswordForm(tab.dialog, tab.say);
  await expect(form.tabs).toHaveCount(3);
  return form;
}

/** Signs in with the password in the message, and changes it where the merchant requires that. */
async function signInWithSent(walk: Walk, person: Person, text: string): Promise<void> {
  await confirmSent(walk, text);
  const { tab, settings, control } = walk;
  const [message] = await control.outbox(person.username);
  const sent = passwordIn(message?.body ?? '');
  await tab.signInPage.signIn(person.username, sent);
  if (settings.switches['PWDEXPFORCECHANGE3']) await new ForcedChange(tab).change(chosen, sent);
  await tab.balance.waitFor();
}

/** Reads the message that something was sent. */
async function confirmSent({ tab }: Walk, text: string): Promise<void> {
  await tab.dialog.filter({ hasText: tab.say('auth', text) }).waitFor();
  await tab.dialogButton(tab.say('host', 'ok')).click();
  await expect(tab.dialog).toHaveCount(0);
}
