import type { Browser } from 'playwright';
import type { MemberPageName } from '../../pages/member-centre';
import { PortalPage } from '../../pages/portal-page';
import { accounts, type Account } from '../../support/accounts';
import { keepContractsClosed } from '../../support/keep-contracts-closed';
import { merchants } from '../../support/merchants';
import type { Portal } from '../../support/portal';
import { present } from '../../support/present';

const memberPages: readonly MemberPageName[] = [
  ...([
    'securityCenter',
    'transferFund',
    'depositv2',
    'withdraw',
    'personalHistoryCopy',
    'transactionHistory',
  ] as const),
  ...(['personalProfit', 'transferUpline', 'rewardCenter', 'referral', 'bonusDetails', 'missionLeaderboard'] as const),
  ...(['messageV2', 'manualRebate', 'playerRank', 'pointMall', 'playerMRDailySalary'] as const),
];
const agentPages = [
  ...['agentAnnouncement', 'agentTeamOverview', 'registerCenter', 'agentDownlineManagement', 'personalHistoryCopy'],
  ...['palStatementsAgentCopy', 'agentIncome', 'agentDownlineTransaction', 'agentRedRain'],
  ...['agentDividendRecordCopy2', 'agentDailyWages2', 'agentHourSalary', 'agentRealtimeSalary'],
];

/** A person at a merchant, and the pages that this person opens. */
interface Walker {
  merchant: string;
  account?: Account;
  paths: readonly string[];
}

const walkers: readonly Walker[] = [
  {
    merchant: 'aurora',
    account: accounts.agent,
    paths: [
      ...['/', '/electron', '/search?keyword=fruit', '/live', '/fish', '/help', '/promotion', '/notices', '/legal'],
      ...['/download', '/speedTest', '/lott', '/lottery?gameCode=CQSSC', '/trend?gameCode=CQSSC', '/vnLottery'],
      ...['/seaLottery', '/mini-game'],
      ...memberPages.map((page) => `/member?page=${page}`),
      ...agentPages.map((page) => `/agent?page=${page}`),
    ],
  },
  {
    merchant: 'lotus',
    account: accounts.player,
    paths: ['/', '/pointMall', '/pointMall/record', '/pointMall/points', '/pointMall/rules', '/member/deposit'],
  },
  { merchant: 'kestrel', paths: ['/', '/login', '/register', '/forgot-password', '/lang', '/pointMall', '/help'] },
];

/** A page that a person opens. */
export interface Visit {
  seat: Seat;
  path: string;
}

/** A person in a tab of their own, signed in if the person has an account. */
export interface Seat {
  /** `agent1 at aurora`. */
  name: string;
  isSignedIn: boolean;
  tab: PortalPage;
}

/** Takes all seats; returns every page of each. */
export async function takeSeats(browser: Browser, portal: Pick<Portal, 'page'>): Promise<Visit[]> {
  const visits: Visit[] = [];
  for (const walker of walkers) {
    const seat = await takeSeat(browser, portal, walker);
    visits.push(...walker.paths.map((path) => ({ seat, path })));
  }
  return visits;
}

async function takeSeat(browser: Browser, portal: Pick<Portal, 'page'>, walker: Walker): Promise<Seat> {
  const { account } = walker;
  const merchant = present(merchants.find(({ code }) => code === walker.merchant));
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await keepContractsClosed(context);
  const tab = new PortalPage(await context.newPage(), portal, merchant);
  if (account) await tab.signIn(account);
  return { name: `${account?.username ?? 'a visitor'} at ${walker.merchant}`, isSignedIn: account !== undefined, tab };
}
