import { contractsPay, rebatesList } from '@atrium/api';
import type { Screen } from '../../screen';
import { day, failed, has, main, ok, pending, screen, type Show } from './money-screen';

const rebates = {
  ...{ currency: 'CNY', ready: '13.75' },
  lines: [
    { day, type: 'RNG', stake: '2500.00', rate: '0.5', amount: '12.50', paid: false },
    { day, type: 'LIVE', stake: '250.00', rate: '0.5', amount: '1.25', paid: false },
    { day: '2026-01-01', type: 'SPORTS', stake: '1000.00', rate: '0.8', amount: '8.00', paid: true },
  ],
};
const pay = (date: string, stake: string, amount: string) => ({ id: date, contractId: '11', date, stake, amount });
const salary = {
  ...{ currency: 'CNY', total: { stake: '1000.00', amount: '8.00' }, totalPages: 1 },
  rows: [pay(day, '1000.00', '8.00'), pay('2026-01-01', '25000.00', '200.00')],
};

/** Transfers to the upline, rebates, and the daily salary of a player. */
export const payScreens: Screen[] = [
  {
    ...screen('transfer to upline', '/member?page=transferUpline', (tab) =>
      main(tab).getByText(tab.say('member', 'upline.about')).waitFor(),
    ),
    // a demo account with an upline that takes transfers
    as: 'agent41',
  },
  ...[
    screen('manual rebate', '/member?page=manualRebate', (tab) => main(tab).getByRole('row').nth(1).waitFor(), {
      [rebatesList.path]: ok(rebates),
    }),
    screen('bonus details', '/member?page=bonusDetails', (tab) => main(tab).getByRole('row').nth(1).waitFor(), {
      [rebatesList.path]: ok(rebates),
    }),
    screen(
      'bonus details, none',
      '/member?page=bonusDetails',
      (tab) => main(tab).getByText(tab.say('member', 'rebates.empty')).waitFor(),
      {
        [rebatesList.path]: ok({ lines: [] }),
      },
    ),
    pending('bonus details, loading', '/member?page=bonusDetails', { [rebatesList.path]: 'held' }),
    screen('bonus details, failed', '/member?page=bonusDetails', (tab) => failed(tab, 'rebates.failed'), {
      [rebatesList.path]: 'failed',
    }),
  ].map((one): Screen => ({ ...one, where: has('aurora') })),
  salaryScreen('daily salary', ok(salary), (tab) => main(tab).getByRole('row').nth(1).waitFor()),
  salaryScreen('daily salary, none', ok({ ...salary, rows: [] }), (tab) =>
    main(tab).getByText(tab.say('member', 'salary.empty')).waitFor(),
  ),
];

/** The page exists where the kind of home is `dailySalary`, which no demo merchant has: the fact is set here. */
function salaryScreen(name: string, answer: object, ready: Show): Screen {
  return {
    ...screen(name, '/member?page=playerMRDailySalary', ready, { [contractsPay.path]: answer }, ({ page }) =>
      page.addInitScript(() => {
        const parse = JSON.parse;
        const facts = ['"setting:registration"', '"setting:home.dailySalary","setting:registration"'] as const;
        JSON.parse = (text: string, ...more) => parse(String(text).replace(...facts), ...more) as unknown;
      }),
    ),
    // the last screens: the script stays in the page
    where: has('aurora'),
  };
}
