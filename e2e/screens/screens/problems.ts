import type { Screen } from '../screen';
import { openHome } from './home';

/** An address that is unavailable, by merchant. */
const closedAddresses: Record<string, string> = { aurora: '/pointMall', lotus: '/lottery', kestrel: '/trial' };

export const problemScreens: Screen[] = [
  {
    name: 'no such page',
    async show(tab) {
      await tab.open('/no-such-page');
      await tab.page.getByText(tab.say('host', 'place.notFound.title')).first().waitFor();
    },
  },
  {
    name: 'not available',
    async show(tab) {
      await tab.open(closedAddresses[tab.look.merchant] ?? '');
      await tab.page.getByText(tab.say('host', 'place.notAvailable.title')).first().waitFor();
    },
  },
  {
    name: 'a remote that does not load',
    async show(tab) {
      await tab.page.route('**/r/lobby/**', (route) => route.abort());
      await tab.open('/');
      await tab.page.getByRole('button', { name: tab.say('host', 'place.retry') }).waitFor();
    },
  },
  {
    name: 'a page without a valid composition',
    async show(tab) {
      await tab.page.addInitScript(loseComposition);
      await tab.open('/');
      await tab.page.getByRole('alert').waitFor();
      tab.requireNewBrowser();
    },
  },
  {
    name: 'offline',
    async show(tab) {
      await openHome(tab);
      await tab.offline();
      await tab.page.getByText(tab.say('host', 'shell.offline')).waitFor();
    },
  },
];

/** Runs in the page, after parsing and before its scripts. */
function loseComposition() {
  document.addEventListener('readystatechange', () => {
    document.querySelector('script[type="application/json"]')?.replaceChildren();
  });
}
