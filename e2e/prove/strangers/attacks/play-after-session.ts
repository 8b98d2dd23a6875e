import { sessionLogout } from '@atrium/api';
import { copyAccount } from '../../../support/copy-account';
import { takeSeat, vendorOrigin, type Seat } from '../../kill/take-seat';
import type { Attack, AttackedPortal, Outcome } from '../attack';
import { ask, hostOf } from '../stranger';

const merchant = 'kestrel';
const like = { username: 'player1', password: 'Atrium88' };

/** Ends the session in which a game was launched, and continues to play. `play-ends.test.ts` checks sessions that expire. */
export const playAfterSession: Attack = {
  point: 10,
  name: 'play-after-session',
  title: 'spins and reads the table with a game session after its portal session has ended, several at once',
  run,
};

async function run(portal: AttackedPortal): Promise<Outcome> {
  const faults: string[] = [];
  const outcome = { tried: 0, accepted: 0 };
  const endings: [string, (seat: Seat) => Promise<number>][] = [
    ['signing out', ({ session }) => signOut(portal, session)],
    ['an operator ended it', ({ username }) => control(portal, 'end-sessions', { merchant, account: username })],
  ];
  for (const [ending, end] of endings) {
    const { username } = await copyAccount(portal.operations, merchant, like, { balance: 1_000_000 });
    const seat = await takeSeat(portal, { merchant, username, bets: 'highest' });
    const playing = await spin(portal, seat);
    if (playing !== 200) faults.push(`a spin before ${ending} is answered ${playing}: the attack would prove nothing`);
    const ended = await end(seat);
    if (ended !== 200) faults.push(`${ending} is answered ${ended}`);
    const calls = [...Array.from({ length: 40 }, () => spin(portal, seat)), readTable(portal, seat)];
    for (const status of await Promise.all(calls)) {
      outcome.tried += 1;
      if (status === 401) continue;
      outcome.accepted += 1;
      faults.push(`play after ${ending} is answered ${status}`);
    }
  }
  return { ...outcome, faults: faults.slice(0, 5) };
}

function spin(portal: AttackedPortal, { table, stakes }: Seat): Promise<number> {
  return play(portal, table, '/play/spins', JSON.stringify({ bet: stakes[0] }));
}

function readTable(portal: AttackedPortal, { table }: Seat): Promise<number> {
  return play(portal, table, '/play/table');
}

async function play(portal: AttackedPortal, authorization: string, path: string, body?: string): Promise<number> {
  const { port } = portal;
  const { status } = await ask({
    port,
    host: new URL(vendorOrigin(portal)).host,
    path,
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    ...(body !== undefined && { body }),
  });
  return status;
}

async function signOut({ port }: AttackedPortal, session: Seat['session']): Promise<number> {
  const headers = { device: 'web', language: 'EN', 'content-type': 'application/json', ...session };
  const { method, path } = sessionLogout;
  return (await ask({ port, host: hostOf(merchant, port), path, method, headers })).status;
}

async function control({ operations }: AttackedPortal, what: string, fields: object): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const { host, port } = new URL(operations);
  const asked = { port: Number(port), host, path: `/wps/control/${what}`, method: 'POST', headers };
  return (await ask({ ...asked, body: JSON.stringify(fields) })).status;
}
