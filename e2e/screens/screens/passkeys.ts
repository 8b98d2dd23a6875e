import { sessionBeginPasskey } from '@atrium/api';
import { addAuthenticator } from '../../support/virtual-authenticator';
import type { Screen } from '../screens';
import { newcomer, type Tab } from '../tab';
import { openSecurity } from './security';
import { openSignIn } from './sign-in';

/** Fingerprint, face or device lock instead of a password. */
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
    name: 'a passkey, its name',
    as: newcomer,
    async show(tab) {
      await openNaming(tab);
    },
  },
  {
    name: 'a passkey, no name',
    as: newcomer,
    async show(tab) {
      await openNaming(tab);
      await tab.dialog.getByRole('button', { name: tab.say('member', 'passkeys.continue') }).click();
      await tab.page.getByText(tab.say('member', 'passkeys.name.missing')).waitFor();
    },
  },
  {
    name: 'passkeys',
    as: newcomer,
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
    as: newcomer,
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
