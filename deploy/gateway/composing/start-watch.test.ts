import { watchedPage } from '../testing/watched-page';

const refusedScript = { target: { tagName: 'SCRIPT', src: 'http://aurora.test/r/host/main.js' } };

test('a refused script of the page shows the message, and counts against the release of the host', async () => {
  const page = watchedPage();
  page.happens('error', refusedScript);
  await page.pass(1);

  expect(page.box.hidden).toBe(false);
  expect(page.sent[0]?.reports[0]).toMatchObject({
    remote: 'host',
    release: 'h1',
    context: { kind: 'execution', browser: 'Browser/1' },
  });
});

test('a failed start counts as a network failure if a file of the host cannot be fetched unaltered', async () => {
  const page = watchedPage({ filesAnswer: false });
  page.happens('error', refusedScript);
  await page.pass(1);

  expect(page.sent[0]?.reports[0]?.context).toMatchObject({ kind: 'network' });
});

test('an exception in the host’s code is a failed start, and one in an extension is not', async () => {
  const page = watchedPage();
  page.happens('error', { filename: 'moz-extension://1/a.js', message: 'x' });
  await page.pass(2);
  expect(page.box.hidden).toBe(true);

  page.happens('error', { filename: 'http://aurora.test/r/host/main.js', message: 'x' });
  await page.pass(1);
  expect(page.box.hidden).toBe(false);
});

test('a blocked script of the host is a failed start', async () => {
  const page = watchedPage();
  page.happens('securitypolicyviolation', {
    effectiveDirective: 'script-src-elem',
    blockedURI: 'http://aurora.test/r/host/main.js',
  });
  await page.pass(1);
  expect(page.box.hidden).toBe(false);
});

test('ten seconds without a sign of the host are a failed start', async () => {
  const page = watchedPage();
  await page.pass(10);
  expect(page.box.hidden).toBe(true);
  await page.pass(1);
  expect(page.box.hidden).toBe(false);
});

test('a connection that took three seconds for the page gets thirty-six', async () => {
  const page = watchedPage({ pageTook: 3_000 });
  await page.pass(36);
  expect(page.box.hidden).toBe(true);
  await page.pass(1);
  expect(page.box.hidden).toBe(false);
});

test('a started host is not reported', async () => {
  const page = watchedPage();
  page.starts();
  page.happens('error', refusedScript);
  await page.pass(60);
  expect(page.box.hidden).toBe(true);
  expect(page.sent).toEqual([]);
});

test('a failed start is reported once', async () => {
  const page = watchedPage();
  page.happens('error', refusedScript);
  page.happens('error', refusedScript);
  await page.pass(60);
  expect(page.sent).toHaveLength(1);
});
