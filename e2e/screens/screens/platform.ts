import { Control } from '../../support/control';
import type { Screen } from '../screens';
import type { Tab } from '../tab';
import { openHome } from './home';
import { formOf, openForm } from './registration';

/** What the shell shows around everything else: languages, closed sites, dialogs, toasts, the question of consent. */
export const platformScreens: Screen[] = [
  {
    name: 'languages',
    async show(tab) {
      await tab.open('/lang');
      await tab.page.getByRole('radio').first().waitFor();
    },
  },
  {
    name: 'menu of languages',
    async show(tab) {
      await openHome(tab);
      await tab.page
        .getByRole('button', { name: tab.say('host', 'shell.language') })
        .first()
        .click();
      await tab.page.getByRole('menu').waitFor();
    },
  },
  // Kestrel's form of registration is by name alone
  { name: 'country selector', where: ({ look }) => look.merchant !== 'kestrel', show: openCountries },
  { name: 'under maintenance', show: (tab) => openClosed(tab, { maintenance: true }) },
  { name: 'access denied', show: (tab) => openClosed(tab, { regionRestriction: true }) },
  {
    name: 'question of consent',
    where: ({ look }) => look.merchant === 'lotus',
    async show(tab) {
      await tab.page.context().clearCookies();
      await openHome(tab);
      await tab.page
        .locator('section', { has: tab.page.getByRole('heading', { level: 2 }) })
        .last()
        .waitFor();
      tab.leave();
    },
  },
  {
    name: 'notice: sign in first',
    where: ({ look }) => look.merchant === 'lotus',
    async show(tab) {
      await openHome(tab);
      const hot = tab.page.getByRole('region', { name: tab.say('lobby', 'home.hot') });
      await tab.play(hot.getByRole('article').first());
      await tab.dialog.waitFor();
    },
  },
  {
    name: 'toast of a deposit',
    as: 'player2',
    show: (tab) =>
      openTold(tab, {
        type: 'DEPOSIT',
        popup: true,
        data: { amount: '1250', time: noon, success: true, remarks: '…' },
      }),
  },
  {
    name: 'toast of a failed withdrawal',
    as: 'player2',
    show: (tab) => openTold(tab, { type: 'WITHDRAW', popup: true, data: { amount: '80', time: noon, success: false } }),
  },
  {
    name: 'session lost',
    as: 'player3',
    async show(tab) {
      await openHome(tab);
      await controlOf(tab).endSessions(tab.look.merchant, 'player3');
      await tab.page
        .getByRole('button', { name: tab.say('host', 'shell.refreshBalance') })
        .first()
        .click();
      await tab.dialog.waitFor();
      tab.leave();
    },
  },
];

const noon = Date.UTC(2026, 0, 2, 4);

function controlOf({ portal }: Tab): Control {
  return new Control(portal);
}

/** Numbers are registered, of several countries: so it stays at this portal, which is there for its pictures alone. */
async function openCountries(tab: Tab): Promise<void> {
  for (const name of ['SMSCOUNTRYCODE', 'MOBILENUMREG3']) await controlOf(tab).switch(tab.look.merchant, name, true);
  await openForm(tab);
  const countries = tab.page.getByRole('combobox', { name: tab.say('auth', 'diallingCode.label') });
  const byNumber = formOf(tab).tab('register.byMobile');
  await byNumber.or(countries).first().waitFor();
  if (await byNumber.isVisible()) await byNumber.click();
  await countries.and(tab.page.locator(':enabled')).focus();
}

/** Closed for this one page only: who has it open is told no more until it is looked at again. */
async function openClosed(tab: Tab, flags: Parameters<Control['site']>[1]): Promise<void> {
  const control = controlOf(tab);
  await control.site(tab.look.merchant, flags);
  try {
    await tab.open('/');
    await tab.page.waitForURL('**/maintenance');
    await tab.page.getByRole('heading', { level: 1 }).waitFor();
  } finally {
    await control.site(tab.look.merchant, {});
  }
}

async function openTold(tab: Tab, event: object): Promise<void> {
  const live = tab.page.waitForResponse((response) => new URL(response.url()).pathname === '/wps/live');
  await openHome(tab);
  await live;
  await controlOf(tab).event(tab.look.merchant, 'player2', event);
  await tab.page.getByRole('button', { name: tab.say('host', 'dismiss_toast') }).waitFor();
}
