import { gamesLaunch, sessionLogin } from '@atrium/api';
import type { TestPortal } from '../../support/start-test-portal';
import { askAll, askFor } from './http';
import { sealed } from './sealed';

export interface Customer {
  merchant: string;
  username: string;
  /** Minor units that a new account starts with; an existing account is used when left out. */
  balance?: number;
  /** Which of the table's stakes are played. */
  bets: 'any' | 'highest';
}

/** A portal session of a browser: the handle that scripts can read, and the cookie that they cannot. */
export interface PortalSession {
  authorization: string;
  cookie: string;
}

/** A player's place at one table of one game, opened from one portal session. */
export interface Seat extends Customer {
  session: PortalSession;
  /** The game session, known only to the vendor's origin. */
  table: string;
  /** What is played, in minor units. */
  stakes: number[];
}

const password = 'Atrium88';
/** A game that every merchant offers. */
const fruitHarbour = {
  vassalage: 'NOVA',
  gameId: 'fruit-harbour',
  accountType: 1,
  confirmTrans: false,
  launchMode: 'GLS',
  platform: 'W',
  clientType: 3,
  language: 'EN',
};

/** Signs in with the encrypted call. @returns the headers of a call in that session */
export async function signIn(
  portal: TestPortal,
  { merchant, username }: Pick<Customer, 'merchant' | 'username'>,
): Promise<PortalSession> {
  const { value, cookie } = await askAll<{ token: string }>(portal.page(merchant, sessionLogin.path), {
    method: 'POST',
    ...(await sealed(portal, merchant, sessionLogin.path, {
      username,
      password,
      type: 'username',
      loginDeviceId: 'proof',
    })),
  });
  return { authorization: value.token, cookie };
}

/** Signs in, launches a game for real money and spends its ticket at the vendor. */
export async function takeSeat(portal: TestPortal, who: Customer): Promise<Seat> {
  const { merchant } = who;
  const session = await signIn(portal, who);
  const launched = await askFor<{ game_url: string }>(portal.page(merchant, gamesLaunch.path), {
    method: 'POST',
    headers: { device: 'web', language: 'EN', ...session },
    body: { ...fruitHarbour, merchantCode: merchant },
  });
  const { token: table, table: described } = await askFor<{ token: string; table: { stakes: number[] } }>(
    `${vendorOrigin(portal)}/play/session`,
    { method: 'POST', body: { ticket: new URL(launched.game_url).searchParams.get('ticket') } },
  );
  return { ...who, session, table, stakes: who.bets === 'any' ? described.stakes : described.stakes.slice(-1) };
}

/** The vendor's origin, which serves the game and its spins. */
export function vendorOrigin({ port }: Pick<TestPortal, 'port'>): string {
  return `http://nova.games.localhost:${port}`;
}
