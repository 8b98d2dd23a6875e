import { agentDownlines, agentOverview } from '@atrium/api';
import type { Screen } from '../screen';
import type { Tab } from '../tab';

export const agentScreens: Screen[] = [
  screen('agent centre, team overview', async (tab) => {
    await openCentre(tab, 'agentTeamOverview');
    await tab.page.getByRole('row').nth(1).waitFor();
  }),
  screen('agent centre, downlines', async (tab) => {
    await openCentre(tab, 'agentDownlineManagement');
    await tab.page.getByRole('row').nth(1).waitFor();
  }),
  ...['personalHistoryCopy', 'palStatementsAgentCopy', 'agentDownlineTransaction'].map((page) =>
    screen(`agent centre, ${page}`, async (tab) => {
      await openCentre(tab, page);
      await tab.page.getByRole('button', { name: tab.say('agent', 'span.month'), exact: true }).click();
      await tab.page.getByRole('row').nth(1).waitFor();
    }),
  ),
  screen('agent centre, announcements', async (tab) => {
    await openCentre(tab, 'agentAnnouncement');
    await tab.page.locator('main time').first().waitFor();
  }),
  screen('agent centre, register centre', async (tab) => {
    await openCentre(tab, 'registerCenter');
    await tab.page.getByText(tab.say('agent', 'register.about')).waitFor();
  }),
  screen('agent centre, no member found', async (tab) => {
    await openCentre(tab, 'agentDownlineManagement', '&search=zzzz');
    await tab.page.getByText(tab.say('agent', 'downlines.notFound'), { exact: true }).waitFor();
  }),
  {
    ...screen('agent centre, loading', async (tab) => {
      await tab.answer({ [agentOverview.path]: 'held', [agentDownlines.path]: 'held' });
      await openCentre(tab, 'agentTeamOverview');
    }),
    neverSettles: true,
  },
  screen('agent centre, failed', async (tab) => {
    await tab.answer({ [agentOverview.path]: 'failed', [agentDownlines.path]: 'failed' });
    await openCentre(tab, 'agentTeamOverview');
    await tab.page.getByRole('alert').first().waitFor();
  }),
];

function screen(name: string, show: (tab: Tab) => Promise<void>): Screen {
  return { name, as: 'agent1', where: ({ look }) => look.merchant !== 'kestrel', show };
}

async function openCentre(tab: Tab, page: string, query = ''): Promise<void> {
  await tab.open(`/agent?page=${page}${query}`);
  await tab.page.getByRole('heading', { level: 1, name: tab.say('agent', `page.${page}`) }).waitFor();
}
