import { agentOpenEnvelope, agentRedRain, contractsIncome, contractsPay, contractsPayRounds } from '@atrium/api';
import type { Screen } from '../../screen';
import type { Tab } from '../../tab';
import {
  button,
  emptyAndFailed,
  main,
  ok,
  refused,
  rowShown,
  teamScreen,
  text,
  toastOf,
  type Answers,
} from './team-screen';

/** Pages of pay by kind of contract. */
const pages = {
  dividend: 'agentDividendRecordCopy2',
  daily: 'agentDailyWages2',
  hourly: 'agentHourSalary',
  realtime: 'agentRealtimeSalary',
};
const day = '2026-01-31';
const end = Date.UTC(2026, 0, 31, 4);
const hour = 3_600_000;

const pay = (id: string, amount: string, more: object = {}) => ({
  ...{ id, contractId: '11', date: day, periodStart: end - hour, periodEnd: end, productType: 'LIVE' },
  ...{ computationPeriod: 'WEEKLY', stake: '125000.00', netLoss: '12000.50', activeMembers: 14 },
  ...{ rateType: 'PERCENT', rate: '0.8', amount, correction: false },
  ...more,
});
const pays = [
  pay('22', '-2.00', { correction: true }),
  pay('21', '1000.00'),
  pay('20', '88.00', { rateType: 'FIXED', rate: '88', date: '2026-01-30' }),
];
const rounds = Array.from({ length: 3 }, (_, index) => ({
  ...{ account: ['mei88', 'harbour', 'sandpiper'][index], time: end - index * 60_000, round: `round-${7 + index}` },
  ...{ stake: '1200.00', won: index === 1 ? '2400.00' : '0.00' },
}));
const incomeOf = (date: string) => ({
  ...{ date, dividend: '0.00', daily: '1000.00', hourly: '1.20', realtime: '-0.40', amount: '1000.80' },
});
const income = {
  ...{ currency: 'CNY', totalPages: 1, rows: [incomeOf(day), incomeOf('2026-01-30')] },
  total: { dividend: '0.00', daily: '2000.00', hourly: '2.40', realtime: '-0.80', amount: '2001.60' },
};
const paid: Answers = {
  [contractsIncome.path]: ok(income),
  [contractsPay.path]: ok({
    currency: 'CNY',
    total: { stake: '375000.00', amount: '1086.00' },
    rows: pays,
    totalPages: 1,
  }),
  // after the former, which begins with the same letters
  [contractsPayRounds.path]: ok({ currency: 'CNY', rounds, totalPages: 2 }),
};
const nothing = { currency: 'CNY', total: { amount: '0.00' }, rows: [], totalPages: 1 };
const failures = { empty: 'record.empty', failed: 'record.failed' };

const [startTime, endTime] = [Date.UTC(2026, 0, 2, 4), Date.UTC(2035, 0, 2, 4)];
const event = { id: '4', startTime, endTime, pot: '888.00', opened: false };
const history = [
  { id: '3', time: startTime - 24 * hour, amount: '8.88' },
  { id: '2', time: startTime - 48 * hour, amount: '128.00' },
];

/** Pay of the agent's contracts, with the figures behind it, and red envelopes. */
export const payScreens: Screen[] = [
  teamScreen('my income', 'agentIncome', rowShown, paid),
  ...emptyAndFailed('my income', 'agentIncome', { path: contractsIncome.path, none: nothing, ...failures }),
  ...Object.entries(pages).map(([kind, page]) => teamScreen(`${kind} pay`, page, rowShown, paid)),
  ...emptyAndFailed('pay', pages.dividend, { path: contractsPay.path, none: nothing, ...failures }),
  teamScreen(
    'daily pay by contract',
    pages.daily,
    async (tab) => {
      await main(tab)
        .getByRole('tab', { name: tab.say('agent', 'pay.by.periods') })
        .click();
      await rowShown(tab);
    },
    paid,
  ),
  teamScreen(
    'rounds behind a pay',
    pages.hourly,
    async (tab) => {
      await openTrace(tab);
      await tab.dialog.getByRole('row').nth(1).waitFor();
    },
    paid,
  ),
  teamScreen(
    'rounds behind a pay, failed',
    pages.hourly,
    async (tab) => {
      await openTrace(tab);
      await tab.dialog.getByText(tab.say('agent', 'record.failed')).waitFor();
    },
    { ...paid, [contractsPayRounds.path]: 'failed' },
  ),
  redRain('red envelope', {}),
  redRain('red envelope, opened before', { event: { ...event, opened: true } }),
  redRain('red envelope, none left', { event: { ...event, emptied: true } }),
  redRain(
    'red envelope, received',
    {},
    async (tab) => {
      await openEnvelope(tab);
      await toastOf(tab, 'redRain.won').waitFor();
    },
    { [agentOpenEnvelope.path]: ok({ amount: '8.88', currency: 'CNY' }) },
  ),
  redRain(
    'red envelope, refused',
    {},
    async (tab) => {
      await openEnvelope(tab);
      await tab.page.getByText('All envelopes are gone.').first().waitFor();
    },
    { [agentOpenEnvelope.path]: refused('envelopes_gone', 'All envelopes are gone.') },
  ),
];

function redRain(
  name: string,
  value: object,
  then: (tab: Tab) => Promise<unknown> = () => Promise.resolve(),
  answers: Answers = {},
): Screen {
  return teamScreen(
    name,
    'agentRedRain',
    async (tab) => {
      await text(tab, 'redRain.period')
        .or(main(tab).getByText(tab.say('agent', 'redRain.period')))
        .first()
        .waitFor();
      await then(tab);
    },
    { [agentRedRain.path]: ok({ currency: 'CNY', event, history, ...value }), ...answers },
  );
}

async function openTrace(tab: Tab): Promise<void> {
  await rowShown(tab);
  await main(tab)
    .getByRole('row')
    .nth(2)
    .getByRole('button', { name: tab.say('agent', 'agreement.details') })
    .click();
}

const openEnvelope = (tab: Tab) => button(main(tab), tab, 'redRain.open').click();
