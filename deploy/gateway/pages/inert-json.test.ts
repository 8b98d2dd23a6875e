import { openPortal, testOperatorToken, type Portal } from '../testing/open-portal';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
  await portal.release({ remote: 'host', files: { 'embed.0001.js': 'export {};' } });
}, 60_000);
afterAll(() => portal.close());

const inert = { 'content-security-policy': "default-src 'none'; sandbox", 'x-content-type-options': 'nosniff' };

it.each(['/healthz', '/readyz', '/composition', '/embed.json', '/embed.js', '/metrics', '/nothing.json'])(
  '%s has an inert answer on a portal',
  async (path) => {
    expect((await portal.get(path)).headers).toMatchObject(inert);
  },
);

it('an unchanged composition has an inert answer', async () => {
  const { etag = '' } = (await portal.get('/composition')).headers;
  expect(await portal.get('/composition', { 'if-none-match': etag })).toMatchObject({ status: 304, headers: inert });
});

it.each(['/healthz', '/readyz', '/metrics'])('%s has an inert answer for operators', async (path) => {
  const { status, headers } = await portal.get(`//operations${path}`);
  expect(status).not.toBe(404);
  expect(headers).toMatchObject(inert);
});

it.each([
  ['an answer', testOperatorToken, 200],
  ['a refusal', 'none', 401],
])('the release API sends %s inertly', async (_what, token, expected) => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answer = await portal.send('POST', '//operations/registry/status', headers, '{}');
  expect(answer.status).toBe(expected);
  expect(answer.headers).toMatchObject(inert);
});
