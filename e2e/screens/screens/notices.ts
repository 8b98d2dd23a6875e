import { noticesList } from '@atrium/api';
import type { Screen } from '../screen';
import type { Tab } from '../tab';

const day = 86_400_000;
const text = '<p>Play any slot from Friday to Sunday and collect up to 50 free spins. <b>No code needed.</b></p>';

const notices = (count: number, type: string) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    type,
    title: `Weekend spins, part ${index + 1}`,
    content: text,
    startDate: Date.now() - (index + 1) * day,
  }));
const answered = (count: number, type = 'B') => ({
  [noticesList.path]: { success: true, value: notices(count, type) },
});

/** The notice board as list and by pages, loading, empty and failed; the popup of announcements. */
export const noticeScreens: Screen[] = [
  {
    name: 'notices',
    async show(tab) {
      await openBoard(tab, answered(12));
      await titles(tab).nth(1).click();
    },
  },
  { name: 'notices by pages, 7 pages', show: (tab) => openPages(tab, 70) },
  { name: 'notices by pages, 50 pages', show: (tab) => openPages(tab, 500) },
  {
    name: 'notices by pages, unfolded',
    async show(tab) {
      await openPages(tab, 70);
      await titles(tab).nth(9).click();
      await titles(tab).nth(9).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'notices, loading',
    neverSettles: true,
    show: (tab) => openBoard(tab, { [noticesList.path]: 'held' }),
  },
  { name: 'notices, none', show: (tab) => openBoard(tab, answered(0)) },
  { name: 'notices, failed', show: (tab) => openBoard(tab, { [noticesList.path]: 'failed' }) },
  {
    name: 'announcements',
    async show(tab) {
      await tab.answer(answered(3, 'PU'));
      await tab.open('/');
      await tab.dialog.getByRole('button', { name: tab.say('lobby', 'announcements.next') }).click();
    },
  },
];

async function openBoard(tab: Tab, answers: Parameters<Tab['answer']>[0]): Promise<void> {
  await tab.answer(answers);
  await tab.open('/notices');
  await tab.page.getByRole('heading', { name: tab.say('lobby', 'notices.title') }).waitFor();
}

async function openPages(tab: Tab, count: number): Promise<void> {
  await openBoard(tab, answered(count));
  await tab.page.getByRole('button', { name: tab.say('lobby', 'notices.asPages') }).click();
  await tab.page.getByRole('navigation', { name: tab.say('lobby', 'notices.pages') }).scrollIntoViewIfNeeded();
}

function titles(tab: Tab) {
  return tab.page.getByRole('heading', { level: 2 }).getByRole('button');
}
