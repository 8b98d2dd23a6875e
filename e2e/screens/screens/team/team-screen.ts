import { memberFunds } from '@atrium/api';
import type { Locator } from 'playwright';
import type { Screen } from '../../screen';
import type { Tab } from '../../tab';

export type Answers = Parameters<Tab['answer']>[0];

/** Kinds of contracts that the agent holds, and no request that would open its window over the page. */
const holdsAll = { dailysalinfo: 'Y', dividendinfo: 'Y', hoursalinfo: 'Y', realtimesalinfo: 'Y' };

/** Pages of the second merchant; the third has no agent centre. */
const atLotus = [
  ...['agentTeamOverview', 'agentDownlineManagement', 'agentAnnouncement', 'agentIncome', 'agentRedRain'],
  ...['personalHistoryCopy', 'palStatementsAgentCopy', 'agentDownlineTransaction'],
];

/** A state of a page of the agent centre, at each merchant that has the page. */
export function teamScreen(
  name: string,
  page: string,
  ready: (tab: Tab) => Promise<unknown>,
  answers: Answers = {},
): Screen {
  return {
    name,
    as: 'agent1',
    where: ({ look }) => look.merchant === 'aurora' || (look.merchant === 'lotus' && atLotus.includes(page)),
    async show(tab) {
      await tab.answer({ [memberFunds.path]: ok(holdsAll), ...answers });
      await tab.open(`/agent?page=${page}`);
      await tab.page.getByRole('heading', { level: 1, name: tab.say('agent', `page.${page}`) }).waitFor();
      await ready(tab);
    },
  };
}

/** A page with an empty answer, and one that fails to load. */
export function emptyAndFailed(
  name: string,
  page: string,
  call: { path: string; none: object; empty: string; failed: string },
  prepare: (tab: Tab) => Promise<unknown> = () => Promise.resolve(),
): Screen[] {
  const shows = (key: string) => async (tab: Tab) => {
    await prepare(tab);
    await bring(text(tab, key));
  };
  return [
    teamScreen(`${name}, none`, page, shows(call.empty), { [call.path]: ok(call.none) }),
    teamScreen(`${name}, failed`, page, shows(call.failed), { [call.path]: 'failed' }),
  ];
}

export const ok = (value: unknown) => ({ success: true, value });

export const refused = (code: string, message: string) => ({ success: false, code, message });

export const main = (tab: Tab): Locator => tab.page.getByRole('main');

export const text = (tab: Tab, key: string): Locator =>
  tab.page.getByText(tab.say('agent', key), { exact: true }).first();

/** The first button with this text of the agent centre. */
export const button = (root: Locator, tab: Tab, key: string): Locator =>
  root.getByRole('button', { name: tab.say('agent', key), exact: true }).first();

export const openTab = (tab: Tab, key: string): Promise<void> =>
  main(tab)
    .getByRole('tab', { name: tab.say('agent', key) })
    .click();

/** Scrolls the first row of the page's table into view. */
export const rowShown = (tab: Tab): Promise<void> => bring(main(tab).getByRole('row').nth(1));

/** Waits for a part of the page and scrolls it into view. */
export async function bring(part: Locator): Promise<void> {
  await part.waitFor({ state: 'attached' });
  await part.evaluate((element) => element.scrollIntoView({ block: 'center' }));
}

/** The toast with a text around an amount, in any money format. */
export function toastOf(tab: Tab, key: string): Locator {
  const [before = '', after = ''] = tab.say('agent', key, { amount: '|' }).split('|');
  return tab.page.getByText(new RegExp(`^${before}.*\\d.*${after}$`)).first();
}
