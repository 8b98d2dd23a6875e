import { jest } from '@jest/globals';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { giveCohort } from '../composition/cohort';
import { openPortal, type Portal } from '../testing/open-portal';

let portal: Portal;
let untrusting: Portal;
beforeAll(async () => {
  const backend = (app: FastifyInstance) =>
    app.get('/wps/system/status', async (_request, reply) => {
      void reply.header('set-cookie', 'a=1; Path=/wps');
      return { success: true, value: null };
    });
  portal = await openPortal({ trustedProxies: '127.0.0.1', backend });
  untrusting = await openPortal({ backend });
  await portal.release({ remote: 'host' });
}, 120_000);
afterAll(async () => {
  await portal.close();
  await untrusting.close();
});

const through = (scheme: string) => ({
  'x-forwarded-for': '192.0.2.7',
  'x-forwarded-proto': scheme,
  accept: 'text/html,*/*',
});
const strict = 'strict-transport-security';

describe('a request that a trusted proxy received by https', () => {
  it.each(['/', '/wps/system/status', '/favicon.svg', '/no/such.file', '//other.example/'])(
    'receives HSTS at %s',
    async (address) => {
      expect((await portal.get(address, through('https'))).headers[strict]).toBe('max-age=31536000');
    },
  );

  it('gets a page that upgrades requests to https, and a Secure cookie of the back end', async () => {
    const page = await portal.get('/', through('https'));
    expect(page.headers['content-security-policy']).toMatch(/; upgrade-insecure-requests$/);
    const { headers } = await portal.get('/wps/system/status', through('https'));
    expect(headers['set-cookie']).toEqual(['backend.a=1; Path=/wps; HttpOnly; Secure; SameSite=Lax']);
  });
});

describe('a request by http', () => {
  it.each(['/', '/wps/system/status'])('receives no HSTS at %s', async (address) => {
    const { headers } = await portal.get(address, through('http'));
    expect(headers).not.toHaveProperty(strict);
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
    expect(String(headers['set-cookie'] ?? '')).not.toContain('Secure');
  });

  it('remains one if a client that is not a trusted proxy claims https', async () => {
    const { headers } = await untrusting.get('/wps/system/status', through('https'));
    expect(headers).not.toHaveProperty(strict);
    expect(headers['set-cookie']).toEqual(['backend.a=1; Path=/wps; HttpOnly; SameSite=Lax']);
  });
});

it.each([
  ['https', true],
  ['http', false],
])('the cohort of a visitor by %s is a Secure cookie: %s', (protocol, secure) => {
  const header = jest.fn();
  giveCohort({ headers: {}, protocol } as FastifyRequest, { header } as unknown as FastifyReply);
  expect(header).toHaveBeenCalledWith('set-cookie', expect.stringMatching(secure ? /; Secure$/ : /SameSite=Lax$/));
});
