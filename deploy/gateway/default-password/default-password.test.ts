import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defaultPasswordProof } from '@atrium/api';
import { demoMerchants } from '../../merchants';
import { openPortal, type Answer, type Portal } from '../testing/open-portal';

const json = { 'content-type': 'application/json' };
const path = '/session/default-password';
const register = '/wps/member/register/mobile';

/** The next answer of the back end, which knows only the fields of the source. */
let next: { status?: number; body: unknown };

const cookieOf = ({ headers }: Answer) =>
  (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
const valueOf = ({ body }: Answer) => (JSON.parse(body) as { value: Record<string, unknown> }).value;

describe.each(['a merchant’s own back end', 'the sandbox'])('before %s', (kind) => {
  let upstream: Server | undefined;
  let portal: Portal;
  let sessions = 0;

  beforeAll(async () => {
    const respond = () => ({ status: next.status ?? 200, text: JSON.stringify(next.body) });
    if (kind !== 'the sandbox') {
      upstream = createServer((request, response) => {
        request.resume().on('end', () => response.writeHead(respond().status, json).end(respond().text));
      });
      await new Promise<void>((resolve) => upstream?.listen(0, '127.0.0.1', resolve));
    }
    const origin = upstream && `http://upstream.localhost:${(upstream.address() as AddressInfo).port}`;
    portal = await openPortal({
      defaultPasswords: { aurora: 'given-7', lotus: 'given-9' },
      trustedProxies: '127.0.0.1',
      ...(origin === undefined
        ? {
            backend: (app) =>
              app.all('/wps/*', (_request, reply) => reply.code(respond().status).headers(json).send(respond().text)),
          }
        : {}),
      aurora: {
        switches: { ...demoMerchants[0]?.switches, MOBILENUMPASSREG3: false },
        ...(origin !== undefined && { upstream: { kind: 'address', origin } }),
      },
    });
  }, 60_000);
  afterAll(async () => {
    await portal.close();
    upstream?.close();
  });

  async function signIn() {
    next = { body: { success: true, value: { token: `tok_${kind.length}_3fa9c1d27be84f60${(sessions += 1)}` } } };
    const answer = await portal.send('POST', '/wps/session/login', json, '{}');
    return { authorization: String(valueOf(answer)['token']), cookie: cookieOf(answer) };
  }

  const prove = (
    session: { authorization: string; cookie: string },
    proof: string,
    more: Record<string, string> = {},
  ) => portal.send('POST', path, { ...json, ...session, ...more }, JSON.stringify({ proof }));

  it('answers it to the session in which it was typed, and to no other [LOG-28] [PWD-05]', async () => {
    const session = await signIn();
    const proof = await defaultPasswordProof(session.authorization, 'given-7');
    const answer = await prove(session, proof);
    expect([answer.status, valueOf(answer)]).toEqual([200, { password: 'given-7' }]);
    expect(answer.headers['cache-control']).toBe('no-store');

    expect(valueOf(await prove(await signIn(), proof))).toEqual({});
    const stolen = await prove({ ...session, cookie: '' }, proof);
    expect([stolen.status, stolen.body.includes('given-7')]).toEqual([401, false]);
    const crossSite = await prove(session, proof, { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' });
    expect([crossSite.status, crossSite.body.includes('given-7')]).toEqual([403, false]);
    expect((await portal.send('POST', path, { ...json, ...session }, '{}')).status).toBe(400);
  });

  it.each(['Atrium88', 'given-9', ''])('answers nothing to a proof of %j', async (typed) => {
    const session = await signIn();
    const answer = await prove(session, await defaultPasswordProof(session.authorization, typed));
    expect([answer.status, valueOf(answer)]).toEqual([200, {}]);
  });

  const from = (address: string) => ({ 'x-forwarded-for': address });
  const proofOf = ({ authorization }: { authorization: string }) => defaultPasswordProof(authorization, 'given-7');

  it('refuses a session after three wrong proofs, from any network, and no other session', async () => {
    const session = await signIn();
    const statuses = [];
    for (const guess of ['a', 'b', 'c'])
      statuses.push((await prove(session, guess, from(`203.0.113.${guess.charCodeAt(0)}`))).status);
    expect(statuses).toEqual([200, 200, 200]);
    const refused = await prove(session, await proofOf(session), from('203.0.113.9'));
    expect([refused.status, refused.body.includes('given-7')]).toEqual([429, false]);
    const other = await signIn();
    expect(valueOf(await prove(other, await proofOf(other), from('203.0.113.97')))).toEqual({ password: 'given-7' });
  });

  it('refuses a network after three hundred wrong proofs of many sessions, and no other', async () => {
    for (let asked = 0; asked < 300; asked += 3) {
      const session = await signIn();
      for (const guess of ['a', 'b', 'c']) expect((await prove(session, guess, from('203.0.113.7'))).status).toBe(200);
    }
    const session = await signIn();
    const refused = await prove(session, await proofOf(session), from('203.0.113.7'));
    expect([refused.status, refused.body.includes('given-7')]).toEqual([429, false]);
    expect(valueOf(await prove(session, await proofOf(session), from('203.0.113.8')))).toEqual({ password: 'given-7' });
  });

  it('completes the answer to a registration by phone with it [REG-41]', async () => {
    const value = { customerName: 'aurora@m4711', profile: { mobileNo: '13800138000' } };
    const registered = async (body: unknown, target = register, status = 200) => {
      next = { status, body };
      return JSON.parse((await portal.send('POST', target, json, '{}')).body) as unknown;
    };
    expect(await registered({ success: true, value })).toEqual({
      success: true,
      value: { ...value, defaultPassword: 'given-7' },
    });
    for (const other of [
      { success: true, value: { ...value, defaultPassword: '' } },
      { success: true, value: { profile: value.profile } },
      { success: false, code: 'mobile_taken', value },
    ])
      expect(await registered(other)).toEqual(other);
    expect(await registered({ success: true, value }, '/wps/member/register')).toEqual({ success: true, value });
  });
});

it('does not add it where registration by phone asks for a password', async () => {
  const portal = await openPortal({
    defaultPasswords: { aurora: 'given-7' },
    aurora: { switches: { ...demoMerchants[0]?.switches, MOBILENUMPASSREG3: true } },
    backend: (app) => app.post('/wps/*', () => ({ success: true, value: { customerName: 'aurora@m4711' } })),
  });
  const { body } = await portal.send('POST', register, json, '{}');
  await portal.close();
  expect(JSON.parse(body)).toEqual({ success: true, value: { customerName: 'aurora@m4711' } });
}, 60_000);
