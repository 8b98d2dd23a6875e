import { openPortal, type Portal } from '../testing/open-portal';
import { watchedPage } from '../testing/watched-page';
import { asOperator } from '../../registry/testing/as-operator';

let portal: Portal;
let host: string;
let patch = 0;
beforeAll(async () => {
  portal = await openPortal();
});
beforeEach(async () => {
  // a separate release, so that its counts belong to this test
  host = await portal.release({ remote: 'host', version: `1.0.${(patch += 1)}` });
});
afterAll(() => portal.close());

/** Loads a page, lets its first script see a script of the host fail, and sends what that script reports. */
async function failToStart(options: { filesAnswer: boolean }): Promise<number> {
  const { body } = await portal.get('/', { accept: 'text/html' });
  const script = /<script nonce="[^"]*"[^>]*>([^<]*)<\/script>/.exec(body)?.[1] ?? '';
  const blocks = Object.fromEntries(
    [...body.matchAll(/<script type="application\/json" id="([^"]*)">([^<]*)</g)].map(([, id, text]) => [id, text]),
  ) as Record<string, string>;
  const page = watchedPage({ ...options, blocks, script });
  page.happens('error', { target: { tagName: 'SCRIPT', src: '/r/host/main.js' } });
  await page.pass(1);
  const [report] = page.sent;
  const headers = { 'content-type': 'application/json' };
  return (await portal.send('POST', '//aurora/telemetry', headers, JSON.stringify(report))).status;
}

async function counted() {
  await portal.registry.reports.flush();
  const { releases } = await asOperator(portal.registry)('failures', { remote: 'host', minutes: 5, bucket: 60 });
  const found = releases.find(({ release }) => release.id === host);
  return found && { loads: found.loads, failures: found.failures, sample: found.sample };
}

it('counts a failed start that the page’s script reports against the release of the host', async () => {
  expect(await failToStart({ filesAnswer: true })).toBe(204);
  expect(await counted()).toMatchObject({ loads: 1, failures: 1, sample: expect.stringMatching(/^NotStarted: /) });
});

it('counts no failure of the host if one of its files could not be fetched unaltered', async () => {
  expect(await failToStart({ filesAnswer: false })).toBe(204);
  expect(await counted()).toMatchObject({ loads: 1, failures: 0 });
});
