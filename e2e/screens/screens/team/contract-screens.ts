import {
  contractsDailySalary,
  contractsHistory,
  contractsList,
  contractsOffer,
  contractsTerminate,
  memberFunds,
} from '@atrium/api';
import type { Screen } from '../../screen';
import type { Tab } from '../../tab';
import { button, emptyAndFailed, main, ok, openTab, refused, rowShown, teamScreen, text } from './team-screen';

const page = 'agentDownlineManagement';
const offeredAt = Date.UTC(2026, 0, 2, 4);
const day = 86_400_000;

const dailyTier = { betVolume: '1000.00', activeMember: 3, rateType: 'PERCENT', rate: '0.8' };
const dividendTier = {
  ...{ status: 'P', minimumBet: '1000.00', netLoss: '100.00', activeMember: 3, contractRate: '12.5' },
  ...{ periodicTotalBet: '5000.00', periodicTotalBetRequired: 'Y' },
};
const requests = {
  divtypecompperiodreq: [
    {
      ...{ id: '31', productType: 'LIVE', computationPeriod: 'MONTHLY' },
      contracts: [dividendTier, { ...dividendTier, minimumBet: '25000.00', contractRate: '15' }],
    },
  ],
  dailysalreqtype: [{ id: '11', status: 'P', downlineHigherRate: true, details: [dailyTier] }],
  contracthoursalreq: [
    {
      ...{ contractId: '12', status: 'E', productType: 'RNG' },
      hourSalaryRates: [{ minimumBet: '50.00', activeMember: 1, rateType: 'FIXED', rate: '8' }],
    },
  ],
  realtimesalreqtype: [
    {
      ...{ contractId: '13', status: 'V' },
      realTimeSalaryRates: [{ betAmount: '10.00', lossRate: '0.12', winRate: '0.05' }],
    },
  ],
};

const given = (id: string, account: string, status: string, more: object = {}) => ({
  ...{ id, kind: 'daily', held: false, account, downline: id, status, details: [dailyTier], offeredAt },
  ...more,
});
const agreements = [
  given('14', 'harbour', 'V'),
  given('15', 'willow', 'V', { terminating: true }),
  given('16', 'riverlight', 'P', {
    ...{ kind: 'dividend', productType: 'SPORTS', computationPeriod: 'HALF_MONTHLY', contracts: [dividendTier] },
  }),
  given('17', 'sandpiper', 'E'),
  given('18', 'moonrise', 'R'),
  given('19', 'teahouse', 'C'),
];
const held = { contracts: [{ ...given('11', '', 'V'), held: true, downline: '' }], totalPages: 1 };
const steps = [
  { time: offeredAt + 3 * day, step: 'ASK_TERMINATION', by: 'upline', status: 'V' },
  { time: offeredAt + day, step: 'ACCEPT', by: 'downline', status: 'V' },
  { time: offeredAt, step: 'OFFER', by: 'upline', status: 'P' },
];

/** The window of contract requests, contracts of both sides, and offers. */
export const contractScreens: Screen[] = [
  requestScreen('contract requests', () => Promise.resolve()),
  requestScreen('contract terms and history', async (tab) => {
    await tab.answer({ [contractsHistory.path]: ok({ steps }) });
    await button(tab.dialog, tab, 'contract.details').click();
    await text(tab, 'agreement.history').waitFor();
    await tab.dialog.getByText(tab.say('agent', 'agreement.step.OFFER')).waitFor();
  }),
  requestScreen('contract request, higher rate', async (tab) => {
    await accept(tab);
    await tab.page.getByText(tab.say('agent', 'higher_rate')).waitFor();
  }),
  requestScreen('contract request, refused', async (tab) => {
    await tab.answer({ [contractsDailySalary.path]: refused('contract_expired', 'This offer has expired.') });
    await accept(tab);
    await button(tab.dialog, tab, 'higher_rate.confirm').click();
    await tab.page.getByText('This offer has expired.').waitFor();
  }),
  requestScreen('contract request, answered', async (tab) => {
    await tab.answer({ [contractsDailySalary.path]: ok(null) });
    await accept(tab);
    await button(tab.dialog, tab, 'higher_rate.confirm').click();
    await text(tab, 'contract_request_success').waitFor();
  }),
  contractsScreen('contracts given', rowShown),
  contractsScreen('contract, asks before its end', end),
  contractsScreen(
    'contract, end requested',
    async (tab) => {
      await end(tab);
      await button(tab.dialog, tab, 'agreement.end').click();
      await tab.page.getByText(tab.say('agent', 'agreement.ended', { account: 'harbour' })).waitFor();
    },
    { [contractsTerminate.path]: ok(null) },
  ),
  contractsScreen(
    'contracts held',
    async (tab) => {
      await openTab(tab, 'agreement.held');
      await main(tab).getByText(tab.say('agent', 'agreement.merchant')).first().waitFor();
    },
    { [contractsList.path]: ok(held) },
  ),
  ...emptyAndFailed(
    'contracts',
    page,
    {
      path: contractsList.path,
      none: { contracts: [], totalPages: 1 },
      empty: 'agreement.empty.given',
      failed: 'agreement.failed',
    },
    (tab) => openTab(tab, 'agreement.tab.contracts'),
  ).map(onlyAurora),
  offerScreen('offer, terms outside the own', async (tab) => {
    await button(tab.dialog, tab, 'offer.add').click();
    const fields = tab.dialog.getByRole('textbox');
    await fields.nth(0).fill('1000');
    await fields.nth(2).fill('0.95');
    await send(tab);
    await tab.dialog.locator('[aria-invalid=true]').first().waitFor();
  }),
  offerScreen('offer, none to make', (tab) => text(tab, 'offer.none').waitFor(), {
    [contractsList.path]: ok({ contracts: [], totalPages: 1 }),
  }),
  offerScreen(
    'offer, refused',
    async (tab) => {
      await typeOffer(tab);
      await tab.page.getByText('This member has another upline.').waitFor();
    },
    { [contractsOffer.path]: refused('not_a_downline', 'This member has another upline.') },
  ),
  offerScreen(
    'offer sent',
    async (tab) => {
      await typeOffer(tab);
      await tab.page.getByText(tab.say('agent', 'offer.done', { account: 'harbour' })).waitFor();
    },
    { [contractsOffer.path]: ok({ id: '21' }) },
  ),
];

/** A state of the window of contract requests, which opens by itself once in a session. */
function requestScreen(name: string, then: (tab: Tab) => Promise<unknown>): Screen {
  return {
    name,
    as: 'agent1',
    where: ({ look }) => look.merchant === 'aurora' || (look.merchant === 'lotus' && name === 'contract requests'),
    async show(tab) {
      await tab.answer({ [memberFunds.path]: ok(requests) });
      await tab.open('/agent');
      await tab.page.evaluate(() => {
        const opened = Object.keys(sessionStorage).filter((key) => key.includes('contract-requests'));
        for (const key of opened) sessionStorage.removeItem(key);
      });
      await tab.page.reload();
      await button(tab.dialog, tab, 'contract.accept').waitFor();
      await then(tab);
    },
  };
}

function contractsScreen(name: string, then: (tab: Tab) => Promise<unknown>, answers: object = {}): Screen {
  return onlyAurora(
    teamScreen(
      name,
      page,
      async (tab) => {
        await openTab(tab, 'agreement.tab.contracts');
        await then(tab);
      },
      { [contractsList.path]: ok({ contracts: agreements, totalPages: 1 }), ...answers },
    ),
  );
}

/** A state of an offer to a downline, from the list of members. */
function offerScreen(name: string, then: (tab: Tab) => Promise<unknown>, answers: object = {}): Screen {
  return onlyAurora(
    teamScreen(
      name,
      page,
      async (tab) => {
        await main(tab)
          .getByRole('button', { name: tab.say('agent', 'offer.to', { account: 'harbour' }) })
          .click();
        await then(tab);
      },
      { [contractsList.path]: ok(held), ...answers },
    ),
  );
}

/** The second merchant has no contracts. */
function onlyAurora(one: Screen): Screen {
  return { ...one, where: ({ look }) => look.merchant === 'aurora' };
}

function accept(tab: Tab): Promise<void> {
  const daily = tab.dialog.getByRole('listitem', { name: tab.say('agent', 'contract.kind.daily') });
  return button(daily, tab, 'contract.accept').click();
}

async function end(tab: Tab): Promise<void> {
  await main(tab)
    .getByRole('button', { name: tab.say('agent', 'agreement.end.of', { account: 'harbour', contract: '' }).trim() })
    .click();
  await tab.page.getByText(tab.say('agent', 'agreement.end.ask', { account: 'harbour' })).waitFor();
}

async function typeOffer(tab: Tab): Promise<void> {
  const fields = tab.dialog.getByRole('textbox');
  for (const [index, value] of ['1000', '3', '0.5'].entries()) await fields.nth(index).fill(value);
  await send(tab);
}

const send = (tab: Tab) => button(tab.dialog, tab, 'offer.send').click();
