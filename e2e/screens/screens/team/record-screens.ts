import { agentAnnouncements, agentBets, agentLoss, agentOverview, agentPayments } from '@atrium/api';
import type { Screen } from '../../screen';
import type { Tab } from '../../tab';
import { emptyAndFailed, main, rowShown, teamScreen, text } from './team-screen';

const amounts = { turnover: '0.00', winLoss: '0.00', deposits: '0.00', withdrawals: '0.00' };

/** The team's figures, announcements, and records of bets, results and payments. */
export const recordScreens: Screen[] = [
  teamScreen('team overview', 'agentTeamOverview', rowShown),
  teamScreen('team overview, failed', 'agentTeamOverview', (tab) => text(tab, 'overview.failed').waitFor(), {
    [agentOverview.path]: 'failed',
  }),
  teamScreen('announcements', 'agentAnnouncement', (tab) => main(tab).locator('time').first().waitFor()),
  ...emptyAndFailed('announcements', 'agentAnnouncement', {
    path: agentAnnouncements.path,
    none: { announcements: [] },
    ...{ empty: 'announcements.empty', failed: 'announcements.failed' },
  }),
  ...recordOf('team bets', 'personalHistoryCopy', agentBets.path, { bets: [] }),
  ...recordOf('team results', 'palStatementsAgentCopy', agentLoss.path, { total: amounts, members: [] }),
  ...recordOf('downline transactions', 'agentDownlineTransaction', agentPayments.path, { payments: [] }),
];

function recordOf(name: string, page: string, path: string, none: object): Screen[] {
  const filled = async (tab: Tab) => {
    await main(tab)
      .getByRole('button', { name: tab.say('agent', 'span.month'), exact: true })
      .click();
    await rowShown(tab);
  };
  const answer = { currency: 'CNY', totalPages: 1, ...none };
  return [
    teamScreen(name, page, filled),
    ...emptyAndFailed(name, page, { path, none: answer, empty: 'record.empty', failed: 'record.failed' }),
  ];
}
