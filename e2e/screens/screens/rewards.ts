import { inboxList, memberRank, raffleClaim, raffleStatus, referralInfo, rewardsList } from '@atrium/api';
import type { Screen } from '../screen';
import type { Tab } from '../tab';

const raffle = { id: '4', title: 'Evening raffle', untilOpen: 0, untilDue: 600_000, claimed: false };

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
  ...states('missions', '/member/missions', rewardsList.path, 'missions').map((one): Screen => ({
    ...one,
    where: ({ look }) => look.merchant === 'aurora',
  })),
  screen('rank', '/member/rank', (tab) => tab.page.getByRole('main').getByRole('progressbar').first().waitFor()),
  {
    ...screen('referrals', '/member/referral', (tab) => tab.page.getByRole('main').getByRole('textbox').waitFor()),
    where: ({ look }) => look.merchant !== 'kestrel',
  },
  {
    ...screen('referrals, none', '/member/referral', (tab) => textOf(tab, 'referral.empty').waitFor(), {
      [referralInfo.path]: { success: true, value: { code: 'MEI77', referred: [] } },
    }),
    where: ({ look }) => look.merchant !== 'kestrel',
  },
  {
    ...screen('referrals, failed', '/member/referral', (tab) => textOf(tab, 'referral.failed').waitFor(), {
      [referralInfo.path]: 'failed',
    }),
    where: ({ look }) => look.merchant !== 'kestrel',
  },
  screen('rank, failed', '/member/rank', (tab) => textOf(tab, 'rank.failed').waitFor(), {
    [memberRank.path]: 'failed',
  }),
  {
    ...screen('raffle', '/member/account', (tab) => tip(tab).getByRole('timer').waitFor(), {
      [raffleStatus.path]: { success: true, value: { ...raffle, untilOpen: 95_000 } },
    }),
  },
  {
    ...screen(
      'raffle, unfolded',
      '/member/rank',
      async (tab) => {
        await tip(tab).getByRole('timer').waitFor();
        await tip(tab)
          .getByRole('button', { name: tab.say('member', 'raffle.claim') })
          .waitFor();
        const details = tip(tab).getByRole('button', { name: tab.say('member', 'raffle.details') });
        if ((await details.getAttribute('aria-expanded')) === 'false') await details.click();
      },
      { [raffleStatus.path]: { success: true, value: { ...raffle, untilOpen: 95_000 } } },
    ),
  },
  {
    ...screen(
      'prize of a raffle',
      '/member/rank',
      async (tab) => {
        await tip(tab)
          .getByRole('button', { name: tab.say('member', 'raffle.claim') })
          .press('Enter');
        await tab.page.getByRole('dialog').waitFor();
      },
      {
        [raffleStatus.path]: { success: true, value: raffle },
        [raffleClaim.path]: { success: true, value: { amount: '8.00' } },
      },
    ),
  },
  ...states('messages', '/member/messages', inboxList.path, 'inbox')
    .slice(0, 2)
    .map((one): Screen => ({ ...one, where: ({ look }) => look.merchant !== 'lotus' })),
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

/** Loading, failed and empty. */
function states(name: string, path: string, call: string, texts: 'missions' | 'inbox'): Screen[] {
  return [
    { ...screen(`${name}, loading`, path, () => Promise.resolve(), { [call]: 'held' }), neverSettles: true },
    screen(`${name}, failed`, path, (tab) => textOf(tab, `${texts}.failed`).waitFor(), { [call]: 'failed' }),
    screen(`${name}, none`, path, (tab) => textOf(tab, `${texts}.empty`).waitFor(), {
      [call]: { success: true, value: [] },
    }),
  ];
}

const textOf = (tab: Tab, key: string) => tab.page.getByText(tab.say('member', key)).first();

const tip = (tab: Tab) => tab.page.getByRole('complementary', { name: /Evening raffle/ });

const article = (tab: Tab) => tab.page.getByRole('main').getByRole('article').first();
