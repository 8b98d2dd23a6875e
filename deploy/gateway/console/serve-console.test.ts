import { registryAnswers, type RegistryAnswers } from '@atrium/api/registry';
import * as v from 'valibot';
import { writeRelease } from '../../registry/testing/write-release';
import { openPortal, testOperatorToken, type Portal } from '../testing/open-portal';

let portal: Portal;
let entry: string;
beforeAll(async () => {
  const built = await writeRelease({ remote: 'console' });
  entry = built.entry;
  portal = await openPortal({ consoleFolder: built.folder });
}, 60_000);
afterAll(() => portal.close());

it.each(['/console', '/console/', '/console/remotes/lobby'])('serves the page at %p without caching', async (path) => {
  const { status, headers, body } = await portal.get(`//operations${path}`);
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toContain(`src="/console/files/${entry}" integrity="sha256-`);
});

it('allows only its own scripts and styles, and no frames', async () => {
  const { headers, body } = await portal.get('//operations/console');
  const policy = String(headers['content-security-policy']);
  const [, nonce] = /<style nonce="([^"]+)">/.exec(body) ?? [];
  expect(policy).toContain(`style-src 'nonce-${nonce}'`);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect((await portal.get('//operations/console')).body).not.toContain(String(nonce));
});

it('serves its files as immutable, and answers 404 in plain text for others', async () => {
  const file = await portal.get(`//operations/console/files/${entry}`);
  expect(file).toMatchObject({ status: 200, headers: { 'cache-control': 'public, max-age=31536000, immutable' } });
  const none = await portal.get('//operations/console/files/main.000000.js');
  expect(none.status).toBe(404);
  expect(none.headers['content-type']).toMatch(/^text\/plain/);
});

it('is not available on a merchant’s portal', async () => {
  for (const path of ['/console', `/console/files/${entry}`]) expect((await portal.get(path)).status).toBe(404);
});

it('says how to build it if it was not built', async () => {
  const without = await openPortal({ consoleFolder: '/nowhere' });
  const { status, body } = await without.get('//operations/console');
  await without.close();
  expect(status).toBe(404);
  expect(body).toContain('npm run build -- deploy/console');
}, 60_000);

describe('the registry’s answers match their schemas', () => {
  const asked = async (operation: keyof RegistryAnswers, input: object): Promise<unknown> => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${testOperatorToken}` };
    const { status, body } = await portal.send(
      'POST',
      `//operations/registry/${operation}`,
      headers,
      JSON.stringify(input),
    );
    expect(`${operation} ${status}`).toBe(`${operation} 200`);
    return JSON.parse(body);
  };

  it('for each operation that the console calls', async () => {
    const first = await portal.release({ remote: 'lobby', version: '1.0.0' });
    const second = await portal.release({ remote: 'lobby', version: '1.1.0', files: { 'a.0001.js': '1' } });
    const remote = 'lobby';
    const canary = { action: 'canary', release: first, audience: { percent: 5 } };
    const pin = { action: 'pin', release: first, merchants: ['lotus'] };
    const inputs: Record<keyof RegistryAnswers, object> = {
      'who-am-i': {},
      change: { remote, expected: 3, change: canary, reason: 'to see it' },
      status: {},
      history: { environment: 'local' },
      releases: { remote },
      compare: { remote, from: first, to: second },
      check: { remote, release: second },
      failures: { remote, minutes: 60, bucket: 60 },
      'change-merchant': {
        code: 'lotus',
        change: { action: 'switch', switch: 'FREEPLAY3', on: true },
        reason: 'to see it',
      },
      merchants: {},
      merchant: { code: 'lotus' },
      'merchant-history': { code: 'lotus' },
    };
    await asked('change', { remote, change: pin });
    for (const [operation, input] of Object.entries(inputs) as [keyof RegistryAnswers, object][]) {
      const answer = await asked(operation, input);
      const read = v.safeParse(registryAnswers[operation] as v.GenericSchema, answer);
      expect({ operation, issues: read.issues?.map((issue) => v.getDotPath(issue)) }).toEqual({
        operation,
        issues: undefined,
      });
    }
  });
});
