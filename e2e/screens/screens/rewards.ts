import { inboxList, rewardsList } from '@atrium/api';
import type { Screen } from '../screen';
import type { Tab } from '../tab';

/** The reward centre, which the third merchant does not have, missions, rank, referrals and messages of a player. */
export const rewardScreens: Screen[] = [
  ...[
    screen('sign-in days', '/member/rewards', (tab) => article(tab).waitFor()),
    screen('tasks of new members', '/member/rewards?tab=newbieTask', (tab) => article(tab).waitFor()),
    screen('promotions to apply for', '/member/rewards?tab=promoList', (tab) => article(tab).waitFor()),
    screen('application', '/member/rewards?tab=promoList', async (tab) => {
      await article(tab)
        .getByRole('button', { name: tab.say('member', 'rewards.apply') })
        .click();
      await tab.page
        .getByRole('dialog')
        .getByRole('button', { name: tab.say('member', 'rewards.send') })
        .click();
      tab.requireNewBrowser();
    }),
    {
      ...screen('rewards, loading', '/member/rewards', () => Promise.resolve(), { [rewardsList.path]: 'held' }),
      neverSettles: true,
    },
    screen(
      'rewards, failed',
      '/member/rewards',
      (tab) => tab.page.getByText(tab.say('member', 'rewards.failed')).waitFor(),
      {
        [rewardsList.path]: 'failed',
      },
    ),
    screen(
      'rewards, none',
      '/member/rewards',
      (tab) => tab.page.getByText(tab.say('member', 'rewards.empty')).waitFor(),
      {
        [rewardsList.path]: { success: true, value: [] },
      },
    ),
  ].map((one): Screen => ({ ...one, where: ({ look }) => look.merchant !== 'kestrel' })),
  {
    ...screen('missions', '/member/missions', (tab) => article(tab).waitFor()),
    // the other merchants have no missions
    where: ({ look }) => look.merchant === 'aurora',
  },
  screen('rank', '/member/rank', (tab) => tab.page.getByRole('main').getByRole('progressbar').first().waitFor()),
  {
    ...screen('referrals', '/member/referral', (tab) => tab.page.getByRole('main').getByRole('textbox').waitFor()),
    where: ({ look }) => look.merchant !== 'kestrel',
  },
  {
    ...screen('messages', '/member/messages', (tab) => tab.page.locator('[data-message]').first().waitFor()),
    // the third merchant has no messages
    where: ({ look }) => look.merchant !== 'lotus',
  },
  {
    ...screen(
      'messages, none',
      '/member/messages',
      (tab) => tab.page.getByText(tab.say('member', 'inbox.empty')).waitFor(),
      {
        [inboxList.path]: { success: true, value: { total: 0, messages: [] } },
      },
    ),
    where: ({ look }) => look.merchant !== 'lotus',
  },
  {
    ...screen('message', '/member/messages', async (tab) => {
      await tab.page.locator('[data-message]').first().click();
      await article(tab).getByRole('paragraph').first().waitFor();
    }),
    where: ({ look }) => look.merchant !== 'lotus',
  },
];

function screen(name: string, path: string, ready: Screen['show'], answers: Parameters<Tab['answer']>[0] = {}): Screen {
  return {
    name,
    as: 'player1',
    async show(tab) {
      await tab.answer(answers);
      await tab.open(path);
      await ready(tab);
    },
  };
}

const article = (tab: Tab) => tab.page.getByRole('main').getByRole('article').first();
