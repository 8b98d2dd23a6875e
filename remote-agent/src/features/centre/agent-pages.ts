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

/** Page names of the back end and of addresses. */
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

/** A page of the agent centre and its conditions. */
export interface AgentPage {
  name: AgentPageName;
  icon: IconShape;
  /** An ability of this remote. */
  ability?: string;
  contract?: ContractKind;
  /** Shown only if there is or was a red rain. */
  redRain?: true;
}

/** Inputs of the page conditions. */
export interface PageConditions {
  can(ability: string): boolean;
  contracts: ContractFlags;
  redRain: boolean;
}

/** Pages in menu order. */
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

/** The default page. */
const defaultPage: AgentPageName = 'agentTeamOverview';

/** Pages available to this agent at this merchant. */
export function pagesFor({ can, contracts, redRain }: PageConditions): AgentPage[] {
  return agentPages.filter(
    (page) =>
      (page.ability === undefined || can(page.ability)) &&
      (page.contract === undefined || holdsContract(page.contract, contracts)) &&
      (page.redRain === undefined || redRain),
  );
}

/** Whether only the red rain data show if there is such a page. */
export function needsRedRain(name: string | undefined): boolean {
  return agentPages.some((page) => page.name === name && page.redRain);
}

/** The requested page; else the team overview, or the first page if that is unavailable. */
export function pageNamed(pages: readonly AgentPage[], name: string | undefined): AgentPage | undefined {
  const find = (requested: string | undefined) => pages.find((page) => page.name === requested);
  return find(name) ?? find(defaultPage) ?? pages[0];
}
