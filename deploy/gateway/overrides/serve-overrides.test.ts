import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OverrideMessage } from '@atrium/contract';
import { writeRelease } from '../../registry/testing/write-release';
import { openPortal, testOverrideToken, type Portal } from '../testing/open-portal';
import { asOperator } from '../../registry/testing/as-operator';

let portal: Portal;
let closed: Portal;
beforeAll(async () => {
  portal = await openPortal();
  closed = await openPortal({ overrides: false });
}, 120_000);
afterAll(async () => {
  await portal.close();
  await closed.close();
});

const json = { 'content-type': 'application/json', authorization: `Bearer ${testOverrideToken}` };

/** A build of a remote, as `npm run dev` uploads it. */
async function build(remote: string, version = '1.0.0') {
  const { folder, id, entry } = await writeRelease({
    remote,
    version,
    manifest: { titles: { EN: { title: 'In English' } } },
  });
  const manifest = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')) as object;
  const files = { [entry]: (await readFile(join(folder, entry))).toString('base64') };
  return { id, entry, body: JSON.stringify({ manifest, files }) };
}

const handOver = (remote: string, body: string, to = portal, headers = {}) =>
  to.send('PUT', `//operations/overrides/${remote}`, { ...json, ...headers }, body);

/** The next message, without lines that only a browser uses. */
async function nextNews(stream: Awaited<ReturnType<Portal['open']>>): Promise<OverrideMessage> {
  for (;;) {
    const data = /^data: (.*)$/m.exec(await stream.next())?.[1];
    if (data !== undefined) return JSON.parse(data) as OverrideMessage;
  }
}

it('serves an uploaded build, and sends it and later ones to listeners', async () => {
  const first = await build('lobby');
  const listener = await portal.open('/overrides/lobby?language=EN');
  expect(await nextNews(listener)).toEqual({ kind: 'none' });

  const answer = await handOver('lobby', first.body);
  expect(JSON.parse(answer.body)).toMatchObject({
    portals: expect.arrayContaining(['http://aurora.atrium.localhost:4400']) as unknown,
  });
  expect(await nextNews(listener)).toMatchObject({
    kind: 'build',
    release: { name: 'lobby', id: first.id, titles: { title: 'In English' } },
  });
  const file = await portal.get(`/r/lobby/${first.entry}`);
  expect(file).toMatchObject({ status: 200, headers: { 'content-type': 'text/javascript; charset=utf-8' } });

  await handOver('lobby', JSON.stringify({ problem: 'a bracket is missing' }));
  expect(await nextNews(listener)).toEqual({ kind: 'problem', text: 'a bracket is missing' });
  expect((await portal.get(`/r/lobby/${first.entry}`)).status).toBe(200);

  const { authorization } = json;
  await portal.send('DELETE', '//operations/overrides/lobby', { authorization });
  expect(await nextNews(listener)).toEqual({ kind: 'none' });
  expect((await portal.get(`/r/lobby/${first.entry}`)).status).toBe(404);
  listener.leave();
});

it('does not compose page loads from uploaded builds', async () => {
  await portal.release({ remote: 'host' });
  const { id, body } = await build('member', '7.0.0');
  await handOver('member', body);
  expect((await portal.get('/composition')).body).not.toContain(id);
});

it('refuses a build with bytes that do not match its manifest, or of another remote', async () => {
  const { body } = await build('lobby', '2.0.0');
  const { manifest, files } = JSON.parse(body) as { manifest: object; files: Record<string, string> };
  const altered = Object.fromEntries(Object.keys(files).map((name) => [name, 'YWx0ZXJlZA==']));
  expect((await handOver('lobby', JSON.stringify({ manifest, files: altered }))).status).toBe(422);
  expect((await handOver('member', body)).status).toBe(422);
  expect((await handOver('lobby', '{}')).status).toBe(422);
});

it('accepts builds only at the operators’ listener, and not from a browser', async () => {
  const { body } = await build('lobby', '3.0.0');
  expect((await portal.send('PUT', '//aurora/overrides/lobby', json, body)).status).toBe(403);
  expect((await handOver('lobby', body, portal, { origin: 'https://elsewhere.example' })).status).toBe(403);
  expect((await handOver('lobby', body, portal, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
});

it('accepts builds only with the data folder’s token, or with one that may publish the remote', async () => {
  const { body } = await build('lobby', '4.0.0');
  const by = async (authorization: string) => (await handOver('lobby', body, portal, { authorization })).status;
  const operator = asOperator(portal.registry);
  const own = await operator('issue-token', { name: 'team-lobby', remotes: ['lobby'], days: 1 });
  const others = await operator('issue-token', { name: 'team-mall', remotes: ['mall'], days: 1 });
  expect(await by(`Bearer ${own.token}`)).toBe(200);
  expect(await by(`Bearer ${others.token}`)).toBe(403);
  expect(await by('Bearer made-up')).toBe(401);
  expect(await by('')).toBe(401);
  expect((await portal.send('DELETE', '//operations/overrides/lobby', {})).status).toBe(401);
});

it('limits the listening tabs of a network, and accepts others once they have left', async () => {
  const open = () => portal.open('/overrides/lobby');
  const tabs = await Promise.all(Array.from({ length: 20 }, open));
  expect((await portal.get('/overrides/lobby')).status).toBe(429);
  for (const tab of tabs) tab.leave();
  let answer = await (await open()).next();
  while (!answer.includes('retry:')) answer = await (await open()).next();
  expect(answer).toContain('retry: 1000');
});

it('offers no stream to a merchant that does not use the remote', async () => {
  expect((await portal.get('/overrides/unknown')).status).toBe(404);
});

it('refuses everything in an environment without overrides', async () => {
  const { body, entry } = await build('lobby');
  expect((await handOver('lobby', body, closed)).status).toBe(403);
  expect((await closed.get('/overrides/lobby')).status).toBe(403);
  expect((await closed.get(`/r/lobby/${entry}`)).status).toBe(404);
});
