import { randomBytes } from 'node:crypto';
import type { PortalPage } from '../../pages/portal-page';
import { RegistrationForm } from '../../pages/registration-form';
import type { Settings } from '../../support/merchant-settings';
import { mobileNumber } from '../../support/mobile-number';
import { codeSentTo } from '../../support/outbox';
import { readCaptcha } from '../../support/read-captcha';
import type { Walk } from './walk';

type Kind = 'register.byUsername' | 'register.byMobile';

/** A visitor without an account. */
export interface Newcomer {
  username: string;
  password: string;
  mobile: string;
}

export function newcomerOf({ merchant }: Pick<Walk, 'merchant'>): Newcomer {
  return { username: `way${randomBytes(5).toString('hex')}`, password: 'Atrium99', mobile: mobileNumber(merchant) };
}

/** Opens a registration form by the link of every page, or by an agent's link where only those register. */
export async function openRegistration(
  tab: PortalPage,
  { switches }: Pick<Settings, 'switches'>,
  kind: Kind,
): Promise<RegistrationForm> {
  const form = new RegistrationForm(tab.page, tab.say);
  if (switches['MANUALREGISTER']) {
    await tab.open('/');
    await form.link.click();
  } else await tab.open('/register?r=ADA77');
  await form.acceptTerms();
  if (switches['USERNAMEREG3'] && switches['MOBILENUMREG3']) await form.tab(kind).click();
  return form;
}

/** Fills in every field, also a code by text message after the slider. */
export async function fillIn(
  form: RegistrationForm,
  { username, password, mobile }: Newcomer,
  { settings, operations }: Pick<Walk, 'settings' | 'operations'>,
): Promise<void> {
  const values = { username, password, verifyPwd: password, mobileNum: mobile, email: `${username}@example.test` };
  const shown = await form.fields();
  await form.fill(Object.fromEntries(Object.entries(values).filter(([key]) => shown.includes(key))));
  if (shown.includes('verificationCode')) {
    await form.sendCode.click();
    if (settings.switches['GEETESTVCODE3']) await form.slider.solve();
    await form.field('verificationCode').fill(await codeSentTo(operations, mobile));
  }
  if (shown.includes('captcha')) await typeCaptcha(form);
  await form.field('agreed').check();
}

/** Types what the picture shows. */
export async function typeCaptcha(form: RegistrationForm): Promise<void> {
  await form.field('captcha').fill(readCaptcha(await form.captcha()));
}

/** Waits for the welcome message and the signed-in page. */
export async function isWelcomed(tab: PortalPage, name: string): Promise<void> {
  await tab.dialog.filter({ hasText: name }).waitFor();
  await tab.dialogButton(tab.say('host', 'ok')).click();
  await tab.balance.waitFor();
}
