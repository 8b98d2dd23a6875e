import { walletsBets, walletsProfit, walletsTransactions } from '@atrium/api';
import type { Screen } from '../../screen';
import { day, failed, main, noon, ok, pending, screen } from './money-screen';

const round = (id: number, stake: string, won: string, more: object = {}) => ({
  ...{ id: String(id), time: noon - id * 60_000, round: `round-${1_204_718 - id}`, vendor: 'NOVA' },
  ...{ game: 'Fruit Harbour', stake, won, refunded: false, open: false, ...more },
});
const slip = { number: 'LTBPQW4HBWYU6', issue: '20260102-0037', drawn: '' };
const rounds = [
  round(1, '3.00', '5.00'),
  round(2, '120.00', '0.00', { game: 'Blazing Diamonds', vendor: 'BOLT' }),
  round(3, '1.00', '0.00', {
    ...{ vendor: 'LOTT', game: 'Chongqing SSC', open: true },
    slip: { ...slip, lines: [{ play: 'straight', numbers: '1 2 3 4 5' }] },
  }),
  round(4, '10.00', '0.00', { refunded: true }),
  ...Array.from({ length: 16 }, (_, index) => round(index + 5, '2.00', index % 3 ? '0.00' : '6.40')),
];
const amounts = (stake: string, won: string, rewards: string, result: string) => ({ stake, won, rewards, result });
const profit = {
  currency: 'CNY',
  total: amounts('17803.00', '17255.40', '88.00', '-459.60'),
  days: [
    { day, ...amounts('803.00', '1255.40', '0.00', '452.40') },
    { day: '2026-01-01', ...amounts('17000.00', '16000.00', '88.00', '-912.00') },
  ],
};
const entry = (id: string, type: string, amount: string, balance: string, more: object = {}) => ({
  ...{ id, type, amount, balance, time: noon - Number(id) * 60_000, reference: '', wallet: '' },
  ...more,
});
const record = {
  ...{ currency: 'CNY', totalPages: 3 },
  transactions: [
    entry('1', 'withdrawal', '200.50', '1200.50'),
    entry('2', 'win', '5.00', '1000.00', { reference: 'round-1204717' }),
    entry('3', 'bet', '-3.00', '995.00', { reference: 'round-1204717' }),
    entry('4', 'transfer', '-300.00', '998.00', { reference: 'Nova' }),
    entry('5', 'withdrawal', '-200.50', '1298.00'),
    entry('6', 'grant', '1250.00', '1498.50'),
  ],
};

/** Records of bets, of the account, and of results. */
export const recordScreens: Screen[] = [
  ...statesOf('betting record', 'personalHistoryCopy', walletsBets.path, {
    full: { currency: 'CNY', bets: rounds, totalPages: 4, hasEarlier: false },
    empty: { currency: 'CNY', bets: [], totalPages: 1 },
    failed: 'play.failed',
  }),
  ...statesOf('account record', 'transactionHistory', walletsTransactions.path, {
    full: record,
    empty: { currency: 'CNY', transactions: [], totalPages: 1 },
  }),
  ...statesOf('profit and loss', 'personalProfit', walletsProfit.path, {
    full: profit,
    empty: { currency: 'CNY', total: amounts('0', '0', '0', '0'), days: [] },
  }),
];

interface RecordStates {
  full: object;
  empty: object;
  /** Key of the text when its call failed; absent: the states are those of another record. */
  failed?: string;
}

function statesOf(name: string, page: string, path: string, states: RecordStates): Screen[] {
  const text = states.failed;
  const address = `/member?page=${page}`;
  return [
    screen(name, address, (tab) => main(tab).getByRole('row').nth(1).waitFor(), { [path]: ok(states.full) }),
    screen(
      `${name}, none`,
      address,
      (tab) => main(tab).getByText(tab.say('member', 'record.empty')).first().waitFor(),
      {
        [path]: ok(states.empty),
      },
    ),
    ...(text
      ? [
          pending(`${name}, loading`, address, { [path]: 'held' }),
          screen(`${name}, failed`, address, (tab) => failed(tab, text), { [path]: 'failed' }),
        ]
      : []),
  ];
}
