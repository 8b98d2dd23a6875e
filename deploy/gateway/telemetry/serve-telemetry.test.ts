import { pageBlocks, type Composition, type PageFacts } from '@atrium/contract';
import { openPortal, type Portal } from '../testing/open-portal';
import { asOperator } from '../../registry/testing/as-operator';

interface Line {
  msg: string;
  page?: { merchant: string; counts: boolean };
  report?: Record<string, unknown>;
}

let portal: Portal;
let lobby: string;
let patch = 0;
const lines: Line[] = [];
beforeAll(async () => {
  const stream = { write: (line: string) => void lines.push(JSON.parse(line) as Line) };
  portal = await openPortal({ logger: { level: 'info', stream } });
  await portal.release({ remote: 'host' });
});
beforeEach(async () => {
  // a separate release, so that its counts belong to this test
  lobby = await portal.release({ remote: 'lobby', version: `1.0.${(patch += 1)}` });
  lines.splice(0);
});
afterAll(() => portal.close());

const failure = (parts: object = {}) => ({
  kind: 'error',
  remote: 'lobby',
  release: lobby,
  phase: 'mount',
  at: 1,
  name: 'TypeError',
  message: 'x is not a function',
  context: { kind: 'execution' },
  ...parts,
});
const loaded = () => ({ ...failure(), kind: 'timing', phase: 'load', name: 'load', milliseconds: 5 });
const batch = (parts: object = {}) =>
  JSON.stringify({
    reportToken: 'none',
    merchant: 'lotus',
    composition: 'c',
    dropped: 0,
    reports: [failure()],
    ...parts,
  });
const post = (body: string, site = 'aurora') =>
  portal.send('POST', `//${site}/telemetry`, { 'content-type': 'application/json' }, body);
const reported = () => lines.filter(({ msg }) => msg === 'reported by a page');

/** What a page sends with every batch. */
async function loadPage(): Promise<{ reportToken: string; composition: string }> {
  const { body } = await portal.get('/', { accept: 'text/html' });
  const block = <Content>(id: string) => JSON.parse(new RegExp(`id="${id}">([^<]*)<`).exec(body)?.[1] ?? '') as Content;
  const { reportToken } = block<PageFacts>(pageBlocks.page);
  return { reportToken, composition: block<Composition>(pageBlocks.composition).id };
}

async function counted() {
  await portal.registry.reports.flush();
  const { releases } = await asOperator(portal.registry)('failures', { remote: 'lobby', minutes: 5, bucket: 60 });
  const found = releases.find(({ release }) => release.id === lobby);
  return found ? [found.loads, found.failures] : 'nothing';
}

it('writes each report into the log, with the merchant of the host name', async () => {
  expect(await post(batch())).toMatchObject({
    status: 204,
    headers: { 'content-security-policy': "default-src 'none'; sandbox", 'x-content-type-options': 'nosniff' },
  });
  expect(reported()).toEqual([
    expect.objectContaining({ page: { merchant: 'aurora', composition: 'c', counts: false } }),
  ]);
  expect(reported()[0]?.report).toEqual(failure());
});

it('counts a page load once, and its failures once, however often it reports them', async () => {
  const page = await loadPage();
  await post(batch({ ...page, reports: [loaded()] }));
  expect(await counted()).toEqual([1, 0]);
  await post(batch({ ...page, reports: [failure(), failure({ phase: 'load' })] }));
  await post(batch({ ...page, reports: [failure()] }));
  expect(await counted()).toEqual([1, 1]);
  await post(batch({ ...(await loadPage()), reports: [failure()] }));
  expect(await counted()).toEqual([2, 2]);
});

it('counts neither network failures nor handled reports of a remote against the release', async () => {
  const page = await loadPage();
  for (const context of [{ kind: 'network' }, { kind: 'hang' }, { kind: 'shared-copies' }, undefined])
    await post(batch({ ...page, reports: [failure({ context })] }));
  expect(await counted()).toEqual([1, 0]);
});

it.each([
  ['has no token', () => ({ reportToken: '' })],
  [
    'has an altered token',
    ({ reportToken }: { reportToken: string }) => ({ reportToken: reportToken.replace(/.$/, '!') }),
  ],
  ['has the token of another composition', () => ({ composition: 'another' })],
  ['names a release that the page did not get', () => ({ reports: [failure({ release: 'another' })] })],
  ['names a remote that the page did not get', () => ({ reports: [failure({ remote: 'agent' })] })],
])('counts nothing of a report that %s', async (_what, parts) => {
  const page = await loadPage();
  expect((await post(batch({ ...page, ...parts(page) }))).status).toBe(204);
  expect(await counted()).toBe('nothing');
});

it('counts nothing of a report at another merchant’s address', async () => {
  await post(batch(await loadPage()), 'lotus');
  expect(await counted()).toBe('nothing');
});

it('keeps one line of plain text as a sample of the cause', async () => {
  const message = `line\nbreak \u202E ${'x'.repeat(500)}`;
  await post(batch({ ...(await loadPage()), reports: [failure({ message })] }));
  await portal.registry.reports.flush();
  const { releases } = await asOperator(portal.registry)('failures', { remote: 'lobby', minutes: 5, bucket: 60 });
  const sample = releases.find(({ release }) => release.id === lobby)?.sample;
  expect(sample).toMatch(/^TypeError: line break x+$/);
  expect(sample).toHaveLength(200);
});

it('accepts thirty batches a minute of one page load, and more of others', async () => {
  const page = await loadPage();
  const statuses: number[] = [];
  for (let count = 0; count < 31; count += 1) statuses.push((await post(batch({ ...page, reports: [] }))).status);
  expect(statuses.filter((status) => status === 204)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
  expect((await post(batch({ ...(await loadPage()), reports: [] }))).status).toBe(204);
});

it('drops unknown fields of a report', async () => {
  await post(batch({ reports: [{ ...failure(), password: 'secret', context: { attempt: 2 } }] }));
  expect(JSON.stringify(lines)).not.toContain('secret');
});

it.each([
  ['text that is not JSON', () => 'x', 400],
  ['another structure', () => '{"reports":1}', 400],
  ['a polluting key', () => '{"__proto__":{"a":1}}', 400],
  ['too many reports', () => batch({ reports: Array.from({ length: 101 }, () => failure()) }), 400],
  ['more than 64 kB', () => batch({ reports: [failure({ message: 'x'.repeat(70_000) })] }), 413],
])('refuses %s', async (_what, body, status) => {
  expect((await post(body())).status).toBe(status);
  expect(reported()).toEqual([]);
});
