import { walletsBalance } from '@atrium/api';
import type { Screen } from '../../screen';
import { failed, has, main, ok, screen } from './money-screen';

/** Wallets at vendors, which only the first merchant has. */
export const walletScreens: Screen[] = [
  ...[
    screen('wallets', '/member/wallets', (tab) => main(tab).getByRole('term').first().waitFor()),
    screen(
      'wallets, one unreadable',
      '/member/wallets',
      (tab) => main(tab).getByText(tab.say('member', 'wallets.atLeast')).waitFor(),
      {
        [walletsBalance.path]: ok({
          currency: 'CNY',
          balance: [
            { id: 'main', name: 'Main', availBalance: '800.00' },
            { id: 'NOVA', name: 'Nova', availBalance: '200.00' },
            { id: 'BOLT', name: 'Bolt', availBalance: 'x' },
          ],
        }),
      },
    ),
    screen('wallets, failed', '/member/wallets', (tab) => failed(tab, 'wallets.failed'), {
      [walletsBalance.path]: 'failed',
    }),
  ].map((one): Screen => ({ ...one, where: has('aurora') })),
];
