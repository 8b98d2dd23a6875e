import { agentDownlines, agentTransfer, memberInfo } from '@atrium/api';
import type { Screen } from '../../screen';
import type { Tab } from '../../tab';
import { bring, button, emptyAndFailed, main, ok, refused, rowShown, teamScreen, text, toastOf } from './team-screen';

const page = 'agentDownlineManagement';
const none = { currency: 'CNY', trail: [], members: [], total: 0, totalPages: 1 };
const outcomes = [
  { account: 'player1', outcome: 'ready' },
  { account: 'mei88', outcome: 'unknown' },
  { account: 'player2', outcome: 'refused' },
  { account: 'player1', outcome: 'repeated' },
];

/** The members of the team, and transfers to one of them, to several, and to the upline. */
export const transferScreens: Screen[] = [
  teamScreen('downlines', page, rowShown),
  ...emptyAndFailed('downlines', page, {
    ...{ path: agentDownlines.path, none, empty: 'downlines.empty', failed: 'downlines.failed' },
  }),
  teamScreen('downlines, not found', page, async (tab) => {
    await tab.open(`/agent?page=${page}&search=zzzz`);
    await bring(text(tab, 'downlines.notFound'));
  }),
  toOne('transfer, incomplete', async (tab) => {
    await send(tab);
    await tab.dialog.locator('[aria-invalid=true]').first().waitFor();
  }),
  toOne(
    'transfer, refused',
    async (tab) => {
      await typeAmount(tab);
      await send(tab);
      await tab.page.getByText('The password is not correct.').first().waitFor();
    },
    { [agentTransfer.path]: refused('password_wrong', 'The password is not correct.') },
  ),
  toOne(
    'transfer, not received',
    async (tab) => {
      await typeAmount(tab);
      await send(tab);
      await tab.dialog.getByRole('alert').first().waitFor();
    },
    { [agentTransfer.path]: ok({ done: false, lines: [{ account: 'harbour', outcome: 'refused' }] }) },
  ),
  toOne(
    'transfer sent',
    async (tab) => {
      await typeAmount(tab);
      await send(tab);
      await toastOf(tab, 'transfer.done').waitFor();
    },
    { [agentTransfer.path]: ok({ done: true, lines: [{ account: 'harbour', outcome: 'sent' }] }) },
  ),
  toSeveral('transfer to several, a wrong line', 'player1 50\nplayer2 12.50\nmei88'),
  toSeveral('transfer to several, nothing sent', 'player1 50\nmei88 20\nplayer2 12.50\nplayer1 5', {
    [agentTransfer.path]: ok({ done: false, lines: outcomes }),
  }),
  onlyAurora(
    teamScreen(
      'transfer to the upline',
      page,
      async (tab) => {
        await button(main(tab), tab, 'transfer.upline').click();
        await tab.dialog.getByRole('textbox').first().waitFor();
      },
      {
        [memberInfo.path]: ok({
          ...{ id: '7', account: 'agent1', nickname: 'Ada', type: 1, isAgent: 1, toUpline: 1, memberLabel: [] },
        }),
      },
    ),
  ),
];

function toOne(name: string, then: (tab: Tab) => Promise<unknown>, answers: object = {}): Screen {
  return teamScreen(
    name,
    page,
    async (tab) => {
      await main(tab)
        .getByRole('button', { name: tab.say('agent', 'transfer.to', { account: 'harbour' }) })
        .click();
      await then(tab);
    },
    answers as Parameters<typeof teamScreen>[3],
  );
}

function toSeveral(name: string, lines: string, answers: object = {}): Screen {
  return onlyAurora(
    teamScreen(
      name,
      page,
      async (tab) => {
        await button(main(tab), tab, 'transfer.several').click();
        await tab.dialog.getByLabel(tab.say('agent', 'transfer.lines')).fill(lines);
        await typePassword(tab);
        await send(tab);
        await tab.dialog.getByRole('alert').or(tab.dialog.locator('[aria-invalid=true]')).first().waitFor();
      },
      answers as Parameters<typeof teamScreen>[3],
    ),
  );
}

/** The second merchant has neither of these transfers. */
function onlyAurora(one: Screen): Screen {
  return { ...one, where: ({ look }) => look.merchant === 'aurora' };
}

async function typeAmount(tab: Tab): Promise<void> {
  await tab.dialog.getByLabel(tab.say('agent', 'record.amount')).fill('50');
  await typePassword(tab);
}

async function typePassword(tab: Tab): Promise<void> {
  const password = tab.dialog.getByLabel(tab.say('agent', 'transfer.password'), { exact: true });
  if (await password.isVisible()) await password.fill('246810');
}

const send = (tab: Tab) => button(tab.dialog, tab, 'transfer.send').click();
