import { memberBeginPasskey, memberPasskeys, sessionBeginPasskey } from '@atrium/api';
import { addAuthenticator } from '../../support/virtual-authenticator';
import type { Screen } from '../screen';
import { ownAccount, type Tab } from '../tab';
import { openSecurity } from './security';
import { openSignIn } from './sign-in';

/** Passkeys: fingerprint, face or device lock instead of a password. */
export const passkeyScreens: Screen[] = [
  {
    name: 'sign-in by a passkey, refused',
    async show(tab) {
      await tab.answer({ [sessionBeginPasskey.path]: 'failed' });
      await openSignIn(tab);
      await tab.page.getByRole('button', { name: tab.say('auth', 'passkey.signIn') }).click();
      await tab.dialog.waitFor();
    },
  },
  {
    name: 'a passkey, naming it',
    as: ownAccount,
    async show(tab) {
      await openNaming(tab);
    },
  },
  {
    name: 'a passkey without a name',
    as: ownAccount,
    async show(tab) {
      await openNaming(tab);
      await tab.dialog.getByRole('button', { name: tab.say('member', 'passkeys.continue') }).click();
      await tab.page.getByText(tab.say('member', 'passkeys.name.missing')).waitFor();
    },
  },
  {
    name: 'a passkey, password check',
    as: ownAccount,
    async show(tab) {
      await openProof(tab);
    },
  },
  {
    name: 'a passkey, wrong password',
    as: ownAccount,
    async show(tab) {
      await openProof(tab);
      await tab.dialog.getByLabel(tab.say('member', 'passwordCheck.password'), { exact: true }).fill('Atrium77');
      await tab.page.keyboard.press('Enter');
      await tab.page.getByText(tab.say('member', 'passwordCheck.wrong')).waitFor();
    },
  },
  {
    name: 'a passkey that failed on the device',
    as: ownAccount,
    async show(tab) {
      const centre = await openSecurity(tab);
      await tab.page.evaluate(() => {
        navigator.credentials.create = () => Promise.reject(new DOMException('closed', 'NotAllowedError'));
      });
      await centre.addPasskey('Pixel 9');
      await tab.page.getByText(tab.say('member', 'passkeys.failedOnDevice')).waitFor();
    },
  },
  {
    name: 'passkeys that do not load',
    as: ownAccount,
    async show(tab) {
      await tab.answer({ [memberPasskeys.path]: 'failed' });
      await openSecurity(tab);
      await tab.page.getByText(tab.say('member', 'passkeys.failed')).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'passkeys, unsupported browser',
    as: ownAccount,
    async show(tab) {
      await tab.page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
      await openSecurity(tab);
      await tab.page.getByText(tab.say('member', 'passkeys.unsupported')).scrollIntoViewIfNeeded();
      tab.requireNewBrowser();
    },
  },
  {
    name: 'passkeys',
    as: ownAccount,
    async show(tab) {
      await addAuthenticator(tab.page);
      const centre = await openSecurity(tab);
      await centre.addPasskey('Pixel 9');
      await centre.passkeys.first().waitFor();
      await centre.passkeys.first().scrollIntoViewIfNeeded();
      await tab.page.evaluate(() => scrollBy({ top: 120 }));
    },
  },
  {
    name: 'a passkey removed',
    as: ownAccount,
    async show(tab) {
      const centre = await openSecurity(tab);
      await centre.passkeys.first().waitFor();
      await tab.page
        .getByRole('button', { name: tab.say('member', 'passkeys.remove.named', { name: 'Pixel 9' }) })
        .click();
      await tab.dialog.waitFor();
    },
  },
];

async function openNaming(tab: Tab): Promise<void> {
  await openSecurity(tab);
  await tab.page.getByRole('button', { name: tab.say('member', 'passkeys.add') }).click();
  await tab.dialog.getByRole('textbox').waitFor();
}

/** Adds a passkey when the last password check is too old. */
async function openProof(tab: Tab): Promise<void> {
  await tab.answer({
    [memberBeginPasskey.path]: { success: false, code: 'password_verification_needed', message: '' },
  });
  await (await openSecurity(tab)).addPasskey('Pixel 9');
  await tab.page.getByText(tab.say('member', 'passwordCheck.text')).waitFor();
}
