import { expect } from 'playwright/test';
import { SocialSignIn } from '../../pages/social-sign-in';
import { onEveryMerchant } from './every-merchant';
import type { Walk } from './walk';
import { newcomerOf } from './registration';

onEveryMerchant(
  'sign in with Google, once bound to an account',
  { switches: ['SOCIALLOGIN'], newcomers: 'choose' },
  async (walk) => {
    const { tab, createPlayer } = walk;
    const person = await createPlayer();
    const google = await throughGoogle(walk, person.email);
    await google.bind();
    await tab.signInPage.signIn(person.username, person.password);
    await tab.balance.waitFor();
    await tab.signOut();
    await expect(tab.balance).toHaveCount(0);

    await throughGoogle(walk, person.email);
    await tab.balance.waitFor();
  },
);

onEveryMerchant(
  'register with Google, as chosen',
  { switches: ['SOCIALLOGIN', 'MANUALREGISTER'], newcomers: 'choose' },
  async (walk) => {
    const google = await throughGoogle(walk, addressOf(walk));
    await google.register();
    await walk.tab.balance.waitFor();
  },
);

onEveryMerchant(
  'register with Google, at once',
  { switches: ['SOCIALLOGIN', 'MANUALREGISTER'], newcomers: 'register' },
  async (walk) => {
    await throughGoogle(walk, addressOf(walk));
    await walk.tab.balance.waitFor();
  },
);

const addressOf = (walk: Walk) => `${newcomerOf(walk).username}@gmail.test`;

/** To the provider and back, with this mail address. */
async function throughGoogle({ tab }: Walk, email: string): Promise<SocialSignIn> {
  const google = new SocialSignIn(tab.page, tab.say);
  await tab.open('/login');
  await google.button.click();
  await google.signInAs(email);
  return google;
}
