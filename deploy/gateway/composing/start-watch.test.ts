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

test('a file of the host that arrived damaged is a network failure, and is fetched again past the cache', async () => {
  const page = watchedPage({ filesAnswer: false });
  page.happens('error', refusedScript);
  await page.pass(1);

  expect(page.sent[0]?.reports[0]?.context).toMatchObject({ kind: 'network' });
  expect(page.done).toEqual(['fetch /r/host/main.js, default', 'fetch /r/host/main.js, reload']);
});

test.each([true, false])('Retry fetches the files past the cache, then reloads (fetched: %s)', async (filesAnswer) => {
  const page = watchedPage({ filesAnswer });
  page.happens('error', refusedScript);
  await page.pass(1);
  page.done.length = 0;

  page.retry();
  await page.pass(1);
  expect(page.done).toEqual(['fetch /r/host/main.js, reload', 'reload']);
});

test('Retry reloads after ten seconds although a file does not arrive', async () => {
  const page = watchedPage({ filesAnswer: 'never' });
  page.happens('error', refusedScript);
  await page.pass(1);
  page.retry();
  await page.pass(9);
  expect(page.done).not.toContain('reload');
  await page.pass(1);
  expect(page.done.filter((step) => step === 'reload')).toHaveLength(1);
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

test('a page that was cut off before the message shows the texts of the script, with a Retry that reloads', async () => {
  const page = watchedPage();
  page.isCutOff();
  await page.pass(1);

  const [message] = page.body.children;
  expect(message).toMatchObject({ attributes: { role: 'alert' }, textContent: 'text of data-stuck ' });
  expect(message?.children).toMatchObject([{ textContent: 'text of data-retry' }]);
  message?.children[0]?.onclick?.();
  expect(page.done).toEqual(['reload']);
});

test('a page shows no message once its host has started', async () => {
  const page = watchedPage();
  page.starts();
  await page.pass(2);
  expect(page.body.children).toEqual([]);
});
