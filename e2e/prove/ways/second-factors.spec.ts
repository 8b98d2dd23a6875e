import { expect } from 'playwright/test';
import { SecondFactorForm } from '../../pages/second-factor-form';
import { accounts } from '../../support/accounts';
import { codeOf } from '../../support/authenticator-app';
import { codeSentTo } from '../../support/outbox';
import { onEveryMerchant } from './every-merchant';
import type { Person, Walk } from './walk';

onEveryMerchant('second factor: payee name', {}, async (walk) => {
  const { form } = await askedAgain(walk);
  await form.field('payeeName').fill('Gao Ming');
  await confirmed(walk, form);
});

onEveryMerchant('second factor: code by text message', { language: 'EN' }, async (walk) => {
  const { form, person } = await askedAgain(walk);
  await form.choose('sms');
  await form.field('mobileNum').fill(person.mobile);
  await form.sendCode.click();
  if (walk.settings.switches['GEETESTVCODE3']) await walk.tab.signInPage.slider.solve();
  await form.field('verificationCode').fill(await codeSentTo(walk.operations, person.mobile));
  await confirmed(walk, form);
});

onEveryMerchant('second factor: app, set up before', {}, async (walk) => {
  const { tab, createPlayer } = walk;
  const person = await createPlayer();
  const form = new SecondFactorForm(tab.page, tab.say);
  await tab.signIn(person, '/member/account');
  await form.switchOn('ga').click();
  const secret = await form.secret();
  await form.confirmEnrolment(codeOf(secret));
  await tab.dialogButton(tab.say('member', 'factors.codes.done')).click();
  await tab.signOut();
  await expect(tab.balance).toHaveCount(0);

  await asked(walk, form, person);
  await form.choose('ga');
  // the code it was set up with is spent
  await form.field('authCode').fill(codeOf(secret, 1));
  await confirmed(walk, form);
});

onEveryMerchant('second factor: code by mail', {}, async (walk) => {
  const { form, person } = await askedAgain(walk);
  await form.choose('email');
  const mailed = (await walk.control.outbox(person.username)).find(({ to }) => to === person.email);
  await form.field('email').fill(/\d{6}/.exec(mailed?.body ?? '')?.[0] ?? '');
  await confirmed(walk, form);
});

/** A player with every second factor types the password. */
async function askedAgain(walk: Walk): Promise<{ form: SecondFactorForm; person: Person }> {
  const person = await walk.createPlayer(accounts.guarded);
  const form = new SecondFactorForm(walk.tab.page, walk.tab.say);
  await asked(walk, form, person);
  return { form, person };
}

async function asked({ tab }: Walk, form: SecondFactorForm, { username, password }: Person): Promise<void> {
  await tab.open('/login');
  await tab.signInPage.signIn(username, password);
  await expect(form.tabs).toHaveCount(4);
  expect(await tab.sessionToken()).toBeUndefined();
}

async function confirmed({ tab }: Walk, form: SecondFactorForm): Promise<void> {
  await form.submit();
  await tab.balance.waitFor();
}
