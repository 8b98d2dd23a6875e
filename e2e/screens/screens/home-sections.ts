import { gamesHot, gamesVendors, gamesWinners, noticesList, systemBanners } from '@atrium/api';
import type { Screen } from '../screen';
import type { Tab } from '../tab';
import { openHome, openHomeInAnother } from './home';

/** Home from top to bottom, a screen at a time. */
const parts: Screen[] = Array.from({ length: 6 }, (_, part) => ({
  name: `home, part ${part + 1}`,
  show: (tab: Tab) => openPart(tab, part),
}));

/** A new portal has no winners yet. */
const winners = Array.from({ length: 8 }, (_, index) => ({
  recordId: String(index),
  nickname: 'me***8',
  gameName: 'Fruit Harbour',
  amount: `${128 * (index + 1)}.40`,
  currency: 'CNY',
  time: Date.now() - index * 3_600_000,
  vendor: 'NOVA',
  gameType: 'RNG',
  gameId: 'fruit-harbour',
  nodeId: '1',
  showIcon: 'art:fruit-harbour',
}));

export const homeSectionScreens: Screen[] = [
  ...parts,
  {
    name: 'home, a promotion',
    async show(tab) {
      await openSections(tab);
      const promotions = tab.page.getByRole('region', { name: tab.say('lobby', 'promotions.title') });
      await promotions.getByRole('button').first().click();
      await promotions.scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'home, winners',
    async show(tab) {
      await tab.answer({ [gamesWinners.path]: { success: true, value: winners } });
      await openSections(tab);
      await tab.page.getByRole('region', { name: tab.say('lobby', 'winners.title') }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'home, winners and promotions failed',
    async show(tab) {
      await tab.answer({ [gamesWinners.path]: 'failed', [noticesList.path]: 'failed' });
      await openSections(tab);
      await tab.page.getByRole('region', { name: tab.say('lobby', 'winners.title') }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'home, loading',
    neverSettles: true,
    async show(tab) {
      await tab.answer(everySection('held'));
      await tab.open('/');
      await tab.page.getByRole('heading', { name: tab.say('lobby', 'home.hot') }).waitFor();
    },
  },
  {
    name: 'home, empty',
    async show(tab) {
      await tab.answer(everySection({ success: true, value: [] }));
      await tab.open('/');
      await tab.page.getByText(tab.say('lobby', 'home.section.empty')).first().waitFor();
    },
  },
  {
    name: 'home, failed',
    async show(tab) {
      await tab.answer(everySection('failed'));
      await tab.open('/');
      await tab.page.getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'home, sections in another language',
    async show(tab) {
      await openHomeInAnother(tab);
      await tab.page
        .getByRole('region', { name: tab.say('lobby', 'winners.title'), exact: true })
        .scrollIntoViewIfNeeded();
    },
  },
];

/** One answer for all calls of the sections. */
function everySection<Answer>(answer: Answer): Record<string, Answer> {
  const calls = [gamesHot, gamesVendors, gamesWinners, noticesList, systemBanners];
  return Object.fromEntries(calls.map(({ path }) => [path, answer]));
}

async function openSections(tab: Tab): Promise<void> {
  await openHome(tab);
  await tab.page.getByRole('region', { name: tab.say('lobby', 'winners.title'), exact: true }).waitFor();
}

async function openPart(tab: Tab, part: number): Promise<void> {
  await openSections(tab);
  await tab.page.evaluate((screens) => scrollTo({ top: screens * (innerHeight - 120) }), part);
}
