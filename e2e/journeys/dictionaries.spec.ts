import { rmSync } from 'node:fs';
import type { CDPSession } from 'playwright/test';
import { atrium } from '../support/registry';
import { fileAddress } from '../support/releases';
import { nextRelease } from '../support/next-release';
import { startTestPortal, type TestPortal } from '../support/start-test-portal';
import { expect, test } from '../support/test';
import { untilDeltasAreMade } from '../support/until-deltas-are-made';

test.describe.configure({ timeout: 240_000 });

let deployed: TestPortal;
let next: ReturnType<typeof nextRelease>;
test.beforeAll(async () => {
  deployed = await startTestPortal();
  next = nextRelease('lobby');
});
test.afterAll(async () => {
  await deployed.stop();
  rmSync(next.folder, { recursive: true, force: true });
});

interface LoadedFile {
  path: string;
  encoding: string | undefined;
  /** Bytes on the line, headers included. */
  bytes: number;
}

/** Records the release files that a tab loads from the network. */
function recordFiles(protocol: CDPSession): LoadedFile[] {
  const files: LoadedFile[] = [];
  const loading = new Map<string, Omit<LoadedFile, 'bytes'>>();
  protocol.on('Network.responseReceived', ({ requestId, response }) => {
    const path = new URL(response.url).pathname;
    const [, encoding] = Object.entries(response.headers).find(([name]) => /^content-encoding$/i.test(name)) ?? [];
    if (path.startsWith('/r/') && !response.fromDiskCache) loading.set(requestId, { path, encoding });
  });
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    const file = loading.get(requestId);
    if (file && bytes > 0) files.push({ ...file, bytes });
  });
  return files;
}

test('a returning visitor loads only what a deploy changed of a script, and the scripts keep their integrity', async ({
  page,
  browser,
}) => {
  const address = deployed.page('aurora', '/electron');
  await page.goto(address);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await atrium(['publish', next.folder], deployed);
  await atrium(['promote', 'lobby', next.id], deployed);
  await untilDeltasAreMade(deployed);

  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Network.enable');
  const files = recordFiles(protocol);
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  const answer = await page.goto(address);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();

  const changed = files.filter(({ path }) => fileAddress('lobby', '').test(path));
  expect(changed.map(({ path }) => path)).toContain(`/r/lobby/${next.entry}`);
  expect(changed.filter(({ encoding, bytes }) => encoding !== 'dcz' || bytes > 2_500)).toEqual([]);
  expect(answer?.headers()['integrity-policy']).toContain('script');
  expect(problems.filter((text) => /integrity|dictionary|decod/i.test(text))).toEqual([]);

  const stranger = await browser.newContext();
  const first = await stranger.newPage();
  const fresh = await stranger.newCDPSession(first);
  await fresh.send('Network.enable');
  const whole = recordFiles(fresh);
  await first.goto(address);
  await expect(first.getByRole('main').getByRole('link').first()).toBeVisible();
  expect(whole.filter(({ encoding }) => encoding === 'dcz')).toEqual([]);
  expect(whole.find(({ path }) => path === `/r/lobby/${next.entry}`)?.encoding).toBe('br');
  await stranger.close();
});
