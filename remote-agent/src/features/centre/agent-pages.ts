import {
  agentIcon,
  bellIcon,
  giftIcon,
  lottIcon,
  promotionsIcon,
  recordIcon,
  speedIcon,
  userIcon,
  walletIcon,
  depositIcon,
  searchIcon,
  rngIcon,
  type IconShape,
} from '@atrium/ui';
import { holdsContract, type ContractFlags, type ContractKind } from './contracts';

/** Names of the pages, as the back end and addresses use them. */
export const agentPageNames = [
  'agentAnnouncement',
  'agentTeamOverview',
  'registerCenter',
  'agentDownlineManagement',
  'personalHistoryCopy',
  'palStatementsAgentCopy',
  'agentIncome',
  'agentDownlineTransaction',
  'agentRedRain',
  'agentDividendRecordCopy2',
  'agentDailyWages2',
  'agentHourSalary',
  'agentRealtimeSalary',
] as const;

export type AgentPageName = (typeof agentPageNames)[number];

/** A page of the agent centre, and what it takes to be offered. */
export interface AgentPage {
  name: AgentPageName;
  icon: IconShape;
  /** One of the remote's abilities. */
  ability?: string;
  contract?: ContractKind;
  /** Only where there is, or was, a red rain. */
  redRain?: true;
}

/** What decides which pages a person has. */
export interface Standing {
  can(ability: string): boolean;
  contracts: ContractFlags;
  redRain: boolean;
}

/** The pages in the order of the menu. */
export const agentPages: readonly AgentPage[] = [
  { name: 'agentAnnouncement', icon: bellIcon, ability: 'announcements.read' },
  { name: 'agentTeamOverview', icon: agentIcon, ability: 'overview.see' },
  { name: 'registerCenter', icon: userIcon, ability: 'register-center.use' },
  { name: 'agentDownlineManagement', icon: searchIcon, ability: 'downlines.manage' },
  { name: 'personalHistoryCopy', icon: rngIcon, ability: 'bets.see' },
  { name: 'palStatementsAgentCopy', icon: speedIcon, ability: 'loss.see' },
  { name: 'agentIncome', icon: depositIcon, ability: 'income.see' },
  { name: 'agentDownlineTransaction', icon: recordIcon, ability: 'transactions.see' },
  { name: 'agentRedRain', icon: giftIcon, redRain: true },
  { name: 'agentDividendRecordCopy2', icon: lottIcon, ability: 'dividend.see', contract: 'dividend' },
  { name: 'agentDailyWages2', icon: walletIcon, ability: 'daily-wages.see', contract: 'daily' },
  { name: 'agentHourSalary', icon: walletIcon, ability: 'hourly-salary.see', contract: 'hourly' },
  { name: 'agentRealtimeSalary', icon: promotionsIcon, contract: 'realtime' },
];

/** The page shown when none is asked for. */
const defaultPage: AgentPageName = 'agentTeamOverview';

/** Pages this person has at this merchant. */
export function pagesFor({ can, contracts, redRain }: Standing): AgentPage[] {
  return agentPages.filter(
    (page) =>
      (page.ability === undefined || can(page.ability)) &&
      (page.contract === undefined || holdsContract(page.contract, contracts)) &&
      (page.redRain === undefined || redRain),
  );
}

/** The page that is asked for; else the team overview, or the first there is where that is switched off. */
export function pageNamed(pages: readonly AgentPage[], name: string | undefined): AgentPage | undefined {
  const called = (wanted: string | undefined) => pages.find((page) => page.name === wanted);
  return called(name) ?? called(defaultPage) ?? pages[0];
}
