import type { Merchant } from '../merchants/merchant';

export interface DemoAccount {
  name: string;
  password: string;
  nickname: string;
  /** 0 player; 1, 2, 41, 42 agents; 4 trial; 40 a player without mail and consolidated data. */
  kind: number;
  about: string;
  /** Second factors and other protection besides the password. */
  security?: { mobile?: string; email?: string; paymentPassword?: string; payeeName?: string; authenticator?: string };
}

const password = 'Atrium88';
/** For an authenticator app; public, like the password. */
const authenticator = 'JBSWY3DPEHPK3PXP';

/** The accounts of each merchant after a fresh start; also printed at start-up. */
export const demoAccounts: DemoAccount[] = [
  {
    name: 'player1',
    password,
    nickname: 'Mei',
    kind: 0,
    about: 'player',
    security: { mobile: '13800138000', email: 'mei@example.test', paymentPassword: '246810' },
  },
  { name: 'player2', password, nickname: 'Som', kind: 0, about: 'player with very little money' },
  { name: 'player3', password, nickname: 'Ken', kind: 0, about: 'player with no money' },
  {
    name: 'agent1',
    password,
    nickname: 'Ada',
    kind: 1,
    about: 'agent, level 1',
    security: { email: 'ada@example.test' },
  },
  { name: 'agent2', password, nickname: 'Bo', kind: 2, about: 'agent, level 2' },
  { name: 'agent41', password, nickname: 'Chai', kind: 41, about: 'agent 41' },
  { name: 'agent42', password, nickname: 'Dao', kind: 42, about: 'agent 42' },
  { name: 'trial4', password, nickname: 'Guest', kind: 4, about: 'trial account with play money' },
  {
    name: 'guarded5',
    password,
    nickname: 'Gao',
    kind: 0,
    about: `player with a second factor at sign-in: payee name Gao Ming, codes in the outbox, or key ${authenticator}`,
    security: { mobile: '13900139000', email: 'gao@example.test', payeeName: 'Gao Ming', authenticator },
  },
  { name: 'member40', password, nickname: 'Lin', kind: 40, about: 'player 40, no mail' },
];

/** Opening balance, in minor units of the merchant's currency. */
export function openingBalance(merchant: Merchant, account: DemoAccount): number {
  if (account.kind === 4) return merchant.demoCredits;
  if (account.name === 'player2') return Math.floor(merchant.stakes[0] / 2);
  return account.name === 'player3' ? 0 : merchant.openingBalance;
}
