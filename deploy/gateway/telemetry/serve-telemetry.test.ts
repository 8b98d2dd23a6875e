import { pageBlocks, type PageFacts } from '@atrium/contract';
import { openPortal, type Portal } from '../testing/open-portal';

interface Line {
  msg: string;
  page?: { merchant: string; counts: boolean };
  report?: Record<string, unknown>;
}

let portal: Portal;
const lines: Line[] = [];
beforeAll(async () => {
  const stream = { write: (line: string) => void lines.push(JSON.parse(line) as Line) };
  portal = await openPortal({ logger: { level: 'info', stream } });
  await portal.release({ remote: 'host' });
}, 60_000);
afterAll(() => portal.close());
beforeEach(() => lines.splice(0));

const failure = {
  kind: 'error',
  remote: 'lobby',
  release: 'r1',
  phase: 'mount',
  at: 1,
  name: 'TypeError',
  message: 'x is not a function',
};
const batch = (parts: object = {}) =>
  JSON.stringify({
    reportToken: 'none',
    merchant: 'lotus',
    composition: 'c',
    dropped: 0,
    reports: [failure],
    ...parts,
  });
const post = (body: string) => portal.send('POST', '/telemetry', { 'content-type': 'application/json' }, body);
const reported = () => lines.filter(({ msg }) => msg === 'reported by a page');

async function tokenOfPage(): Promise<string> {
  const { body } = await portal.get('/', { accept: 'text/html' });
  const [, json = ''] = new RegExp(`id="${pageBlocks.page}">([^<]*)<`).exec(body) ?? [];
  return (JSON.parse(json) as PageFacts).reportToken;
}

it('writes each report into the log, with the merchant of the host name', async () => {
  expect((await post(batch())).status).toBe(204);
  expect(reported()).toEqual([
    expect.objectContaining({ page: { merchant: 'aurora', composition: 'c', counts: false } }),
  ]);
  expect(reported()[0]?.report).toEqual(failure);
});

it('counts the failures of a page load once', async () => {
  const reportToken = await tokenOfPage();
  await post(batch({ reportToken }));
  await post(batch({ reportToken }));
  expect(reported().map(({ page }) => page?.counts)).toEqual([true, false]);
});

it('lets timings leave the token unused', async () => {
  const reportToken = await tokenOfPage();
  const timing = {
    kind: 'timing',
    remote: 'lobby',
    release: 'r1',
    phase: 'load',
    at: 1,
    name: 'entry',
    milliseconds: 5,
  };
  await post(batch({ reportToken, reports: [timing] }));
  await post(batch({ reportToken }));
  expect(reported().map(({ page }) => page?.counts)).toEqual([false, true]);
});

it('drops what a report should not carry', async () => {
  await post(batch({ reports: [{ ...failure, password: 'secret', context: { attempt: 2 } }] }));
  expect(JSON.stringify(lines)).not.toContain('secret');
});

it.each([
  ['no JSON', 'x', 400],
  ['something else', '{"reports":1}', 400],
  ['a polluting key', '{"__proto__":{"a":1}}', 400],
  ['too many reports', batch({ reports: Array.from({ length: 101 }, () => failure) }), 400],
  ['more than 64 kB', batch({ reports: [{ ...failure, message: 'x'.repeat(70_000) }] }), 413],
])('refuses %s', async (_what, body, status) => {
  expect((await post(body)).status).toBe(status);
  expect(reported()).toEqual([]);
});
