import { lotteryIssue, lotteryList, lottoDraws, lottoLobby, vietnamList } from '@atrium/api';
import { BettingFrame } from '../../pages/betting-frame';
import type { Screen } from '../screen';
import { ownAccount, type Tab } from '../tab';

const none = { success: true, value: [] };
/** The third merchant has no lotteries. */
const isOffered = ({ look }: Tab) => look.merchant !== 'lotus';

/** The families of lotteries by a game of each. */
const families = {
  'five digits': '/lottery?gameCode=CQSSC',
  'five of eleven': '/lottery?gameCode=SD11X5',
  race: '/lottery?gameCode=BJPK10',
  Thai: '/lottery?gameCode=THGOV6D',
  Yeekee: '/lottery?gameCode=YEEKEE5D',
};

/** All pages of the lotteries with their states. */
export const lotteryBetScreens: Screen[] = [
  {
    name: 'merchant without lotteries',
    where: ({ look }) => look.merchant === 'lotus',
    async show(tab) {
      await tab.open('/lottery');
      await tab.page.getByRole('main').getByRole('link').first().waitFor();
    },
  },
  page('lobby', '/lottery', (tab) => item(tab)),
  page('quick bet', '/lottery', async (tab) => {
    const quick = tab.page.getByRole('region', { name: tab.say('lottery', 'quick.title') });
    await quick.getByRole('button', { name: tab.say('lottery', 'quick.change') }).click();
    await quick.evaluate((region) => region.scrollIntoView({ block: 'center' }));
  }),
  page('lobby, loading', '/lottery', () => Promise.resolve(), { [lotteryList.path]: 'held' }, { neverSettles: true }),
  page('lobby, failed', '/lottery', (tab) => said(tab, 'games.failed'), { [lotteryList.path]: 'failed' }),
  page('lobby, none', '/lottery', (tab) => said(tab, 'games.empty'), { [lotteryList.path]: none }),
  page('visitor with numbers', '/lottery?gameCode=CQSSC&bet_param=1,2,3,4,5', (tab) => said(tab, 'bet.account')),
  page('draws and commitment', '/lottery?gameCode=CQSSC', async (tab) => {
    const draws = tab.page.getByText(tab.say('lottery', 'draws.title'));
    await draws.waitFor();
    await draws.evaluate((title) => title.scrollIntoView({ block: 'start' }));
  }),
  page('a checked draw', '/lottery?gameCode=CQSSC', async (tab) => {
    const proof = tab.page.getByText(tab.say('lottery', 'verify.open'), { exact: true }).first();
    await proof.click();
    await tab.page.getByText(tab.say('lottery', 'verify.matches')).first().waitFor();
    await proof.evaluate((control) => control.scrollIntoView({ block: 'center' }));
  }),
  page('draws, failed', '/lottery?gameCode=CQSSC', (tab) => scrolledTo(tab, 'draws.failed'), {
    [`${lottoDraws.path.replace(':gameCode', '')}CQSSC`]: 'failed',
  }),
  page('draws, none', '/lottery?gameCode=CQSSC', (tab) => scrolledTo(tab, 'draws.empty'), {
    [`${lottoDraws.path.replace(':gameCode', '')}CQSSC`]: none,
  }),
  page('closed', '/lottery?gameCode=CQSSC', (tab) => said(tab, 'card.closed'), {
    [lotteryIssue.path]: {
      success: true,
      value: {
        currentNumero: { numero: '20260102-0222', isSale: false, remainTime: 8, lockTime: 15 },
        nextNumero: '20260102-0223',
      },
    },
  }),
  page('an unknown lottery', '/lottery?gameCode=NONE', (tab) => said(tab, 'room.unknown')),
  page('trend', '/trend?gameCode=CQSSC', (tab) => tab.page.getByRole('main').getByRole('table').first().waitFor()),
  page('Vietnam lotteries', '/vnLottery', (tab) => item(tab)),
  page('Vietnam lotteries, failed', '/vnLottery', (tab) => said(tab, 'games.failed'), { [vietnamList.path]: 'failed' }),
  page('sea lotteries', '/seaLottery', (tab) => item(tab)),
  page('long dragon', '/lottery?gameCode=long_dragon', (tab) => item(tab)),

  ...Object.entries(families).flatMap(([family, path]) => [
    betting(`${family}, traditional`, path),
    betting(`${family}, entertainment`, `${path}&lMode=2`),
  ]),
  // only the first merchant has this family
  { ...betting('every minute', '/lottery?gameCode=TXFFC'), where: ({ look }) => look.merchant === 'aurora' },
  betting('Vietnam', '/vnLottery?gameCode=HANOI5D'),
  betting('sea lottery', '/seaLottery?gameCode=THGOV6D'),
  betting('long dragon, betting', '/lottery?gameCode=long_dragon'),
  betting('slip', '/lottery?gameCode=CQSSC&bet_param=1,2,3,4,5', async (_tab, frame) => {
    await frame.show('slip');
  }),
  betting('slip with a wrong multiple', '/lottery?gameCode=CQSSC&bet_param=1,2,3,4,5', async (_tab, frame) => {
    await frame.typeMultiple('0');
    await frame.show('slip');
  }),
  betting('accepted slip and my bets', '/lottery?gameCode=SD11X5&bet_param=01,02,03,04,05', async (_tab, frame) => {
    await frame.placed();
    await frame.show('my-bets');
  }),
  betting('no connection', '/lottery?gameCode=CQSSC&bet_param=1,2,3,4,5', async (tab, frame) => {
    await tab.answer({ '/lottery/slips': 'failed' });
    await frame.refused();
  }),
  own(
    'no address',
    '/lottery?gameCode=CQSSC',
    (tab) => tab.page.getByText(tab.say('host', 'in_stay_tuned')).waitFor(),
    {
      MCSFE_lottoLobby: { success: true, value: { game_url: '', game_url2: '' } },
      MCSFE_getLottURL: { success: true, value: { game_url: '', game_url2: '' } },
    },
  ),
  own('betting failed', '/lottery?gameCode=CQSSC', (tab) => said(tab, 'bet.failed'), { [lottoLobby.path]: 'failed' }),
];

type Show = (tab: Tab) => Promise<unknown>;
type Answers = Parameters<Tab['answer']>[0];

function page(name: string, path: string, show: Show, answers: Answers = {}, more: Partial<Screen> = {}): Screen {
  return {
    ...{ name, where: isOffered, ...more },
    async show(tab) {
      await tab.answer(answers);
      await tab.open(path);
      await show(tab);
    },
  };
}

function own(name: string, path: string, show: Show, answers?: Answers): Screen {
  return page(name, path, show, answers, { as: ownAccount });
}

/** A betting page in its frame, for the account of this tab. */
function betting(name: string, path: string, show?: (tab: Tab, frame: BettingFrame) => Promise<void>): Screen {
  return own(name, path, async (tab) => {
    const frame = new BettingFrame(tab.page.getByRole('main'));
    await frame.waitUntilReady();
    await frame.frame.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await show?.(tab, frame);
  });
}

const item = (tab: Tab) => tab.page.getByRole('main').getByRole('listitem').first().waitFor();

const said = (tab: Tab, key: string) => tab.page.getByText(tab.say('lottery', key)).first().waitFor();

async function scrolledTo(tab: Tab, key: string): Promise<void> {
  await said(tab, key);
  const text = tab.page.getByText(tab.say('lottery', key)).first();
  await text.evaluate((element) => element.scrollIntoView({ block: 'center' }));
}
