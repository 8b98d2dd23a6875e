import type { Screen } from '../../screen';
import { cashierScreens } from './cashier-screens';
import { centreScreens } from './centre-screens';
import { payScreens } from './pay-screens';
import { recordScreens } from './record-screens';
import { walletScreens } from './wallet-screens';

const all = [...centreScreens, ...cashierScreens, ...walletScreens, ...recordScreens, ...payScreens];

/** Screens of every theme; the first merchant, which has all pages, shows the other states too. */
const inEveryTheme = [
  ...['centre', 'deposit, all states', 'withdrawal, paid and returned', 'withdrawal, identity refused'],
  ...['betting record', 'profit and loss'],
];

/** The member's money: the centre's frame, cashier, wallets, records, rebates and transfers to the upline. */
export const moneyScreens = all.map((one): Screen => ({
  ...one,
  where: (tab) => (tab.look.merchant === 'aurora' || inEveryTheme.includes(one.name)) && (one.where?.(tab) ?? true),
}));
