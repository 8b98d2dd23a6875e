import { memberInfo, memberLanguage } from '@atrium/api';
import { signIn, type PortalSession } from '../../kill/take-seat';
import type { Attack, AttackedPortal, Outcome } from '../attack';
import { ask, hostOf } from '../stranger';

const merchant = 'kestrel';

/** Headers that another site's page, or a page without an origin, sends along. */
const foreign: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://kestrel.atrium.localhost.evil.example' },
  { origin: 'http://lotus.atrium.localhost', 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
];

/** Calls in a player's session with parts of what a browser sends: the cookie, the handle, either of another, elsewhere. */
export const crossedSessions: Attack = {
  point: 4,
  name: 'crossed-sessions',
  title: 'calls with the cookie or the handle alone, with another’s, altered, from other origins and hosts',
  run,
};

async function run(portal: AttackedPortal): Promise<Outcome> {
  const { port } = portal;
  const faults: string[] = [];
  const own = await sessionOf(portal, 'player1');
  const other = await sessionOf(portal, 'player2');
  const call = (path: string, headers: Record<string, string>, host = merchant) =>
    ask({
      port,
      host: hostOf(host, port),
      path,
      method: path === memberLanguage.path ? memberLanguage.method : 'GET',
      headers: { device: 'web', language: 'EN', 'content-type': 'application/json', ...headers },
      ...(path === memberLanguage.path && { body: '{"language":"EN"}' }),
    });
  const both = { ...own };
  const page = { origin: `http://${hostOf(merchant, port)}`, 'sec-fetch-site': 'same-origin' };
  for (const path of [memberInfo.path, memberLanguage.path]) {
    for (const headers of [both, { ...both, ...page }]) {
      const { status } = await call(path, headers);
      if (status !== 200) faults.push(`the page's own ${path} is answered ${status}: the attack would prove nothing`);
    }
  }

  let tried = 0;
  let accepted = 0;
  for (const path of [memberInfo.path, memberLanguage.path]) {
    for (const [what, headers, host] of attempts(own, other)) {
      tried += 1;
      const { status, body } = await call(path, headers, host);
      if (status === 401 || status === 403) continue;
      accepted += 1;
      faults.push(`${path} ${what} is answered ${status} ${body.toString().slice(0, 80)}`);
    }
  }
  return { tried, accepted, faults: faults.slice(0, 5) };
}

/** With the session's cookie alone, without the others that a sign-in sets. */
async function sessionOf(portal: AttackedPortal, username: string): Promise<PortalSession> {
  const { authorization, cookie } = await signIn(portal, { merchant, username });
  const session = cookie.split('; ').find((one) => one.startsWith('atrium-session.'));
  if (session === undefined) throw new Error('A sign-in sets no cookie for the session.');
  return { authorization, cookie: session };
}

function attempts(own: PortalSession, other: PortalSession): [string, Record<string, string>, string?][] {
  const { authorization: handle, cookie } = own;
  const token = decodeURIComponent(cookie.split('=').slice(1).join('='));
  const last = handle.endsWith('A') ? 'B' : 'A';
  return [
    ['with the cookie alone', { cookie }],
    ['with the handle alone', { authorization: handle }],
    ['with the token alone', { authorization: token }],
    ['with the token and the cookie', { authorization: token, cookie }],
    ['with the token as bearer', { authorization: `Bearer ${token}`, cookie }],
    ['with another’s handle', { authorization: other.authorization, cookie }],
    ['with another’s cookie', { authorization: handle, cookie: other.cookie }],
    ['with an altered handle', { authorization: handle.slice(0, -1) + last, cookie }],
    ['with a shortened handle', { authorization: handle.slice(0, -1), cookie }],
    ['with the cookie’s value under another name', { authorization: handle, cookie: `session=${token}` }],
    ['with another’s token under the cookie’s name', { authorization: handle, cookie: renamed(cookie, other.cookie) }],
    ['at another merchant', { authorization: handle, cookie }, 'lotus'],
    ...foreign.map((headers): [string, Record<string, string>] => [
      `from ${JSON.stringify(headers)}`,
      { authorization: handle, cookie, ...headers },
    ]),
  ];
}

function renamed(cookie: string, other: string): string {
  return `${cookie.split('=', 1)[0]}=${other.split('=').slice(1).join('=')}`;
}
