import { SocialSignIn } from '../../pages/social-sign-in';
import type { Screen } from '../screens';
import type { Tab } from '../tab';
import { openSignIn } from './sign-in';

const isAurora = ({ look }: Tab) => look.merchant === 'aurora';

/** Sign in with Google, where the merchant asks whose account it is to be. */
export const socialScreens: Screen[] = [
  {
    name: 'Google: not allowed',
    where: isAurora,
    async show(tab) {
      const google = await goToGoogle(tab);
      await google.beNobody();
      await google.dialog.getByText(tab.say('auth', 'social.error.access_denied')).waitFor();
    },
  },
  {
    name: 'Google: whose account',
    where: isAurora,
    show: async (tab) => void (await openChoice(tab)),
  },
  {
    name: 'Google: connect by signing in',
    where: isAurora,
    async show(tab) {
      await (await openChoice(tab)).bind();
      await tab.page.getByRole('button', { name: tab.say('auth', 'social.cancelBinding') }).waitFor();
    },
  },
];

async function goToGoogle(tab: Tab): Promise<SocialSignIn> {
  await openSignIn(tab);
  const google = new SocialSignIn(tab.page, tab.say);
  await google.button.click();
  return google;
}

async function openChoice(tab: Tab): Promise<SocialSignIn> {
  const google = await goToGoogle(tab);
  await google.beSomebody(`mei.${tab.width}@gmail.test`);
  await google.dialog.getByText(tab.say('auth', 'social.choose.register')).waitFor();
  return google;
}
