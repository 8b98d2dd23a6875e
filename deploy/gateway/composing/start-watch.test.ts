import { runInNewContext } from 'node:vm';
import { startWatch } from './start-watch';

/** As much of a page as the watch looks at, with a clock that the test moves. */
function aPage({ pageTook = 100, filesAnswer = true } = {}) {
  const listeners: Record<string, (event: object) => void> = {};
  const timers: { act: () => void; at: number; every?: number }[] = [];
  let now = 0;
  const box = { hidden: true, querySelector: () => ({}) };
  const elements: Record<string, unknown> = {
    'atrium-stuck': box,
    'atrium-page': { textContent: '{"reportToken":"t"}' },
    'atrium-composition': { textContent: '{"id":"c","merchant":{"code":"aurora"},"host":{"id":"h1"}}' },
  };
  const sent: { reports: { remote: string; release: string; message: string; context: object }[] }[] = [];
  const document = {
    readyState: 'complete',
    addEventListener: (type: string, act: (event: object) => void) => (listeners[type] = act),
    getElementById: (id: string) => elements[id],
    querySelector: () => ({ style: {} }),
    querySelectorAll: () => [{ href: '/r/host/main.js', integrity: 'sha256-m' }],
  };
  const fetch = async (address: string, { body }: { body?: string } = {}) => {
    if (body !== undefined) sent.push(JSON.parse(body) as (typeof sent)[number]);
    else if (!filesAnswer) throw new TypeError('refused');
    return { ok: true };
  };
  const window = {
    fetch,
    addEventListener: document.addEventListener,
    performance: { getEntriesByType: () => [{ responseStart: 0, responseEnd: pageTook }] },
  };
  runInNewContext(startWatch, {
    window,
    document,
    fetch,
    Promise,
    location: { origin: 'http://aurora.test', reload: () => undefined },
    navigator: { userAgent: 'Browser/1' },
    Date: { now: () => now },
    setTimeout: (act: () => void, milliseconds: number) => timers.push({ act, at: now + milliseconds }),
    setInterval: (act: () => void, every: number) => timers.push({ act, at: now + every, every }),
    clearInterval: (id: number) => timers.splice(id - 1, 1),
  });
  return {
    box,
    sent,
    happens: (type: string, event: object) => listeners[type]?.(event),
    starts: () => delete elements['atrium-stuck'],
    async pass(seconds: number) {
      for (let second = 0; second < seconds; second += 1) {
        now += 1_000;
        for (const timer of [...timers]) {
          if (timer.at > now) continue;
          if (timer.every === undefined) timers.splice(timers.indexOf(timer), 1);
          else timer.at += timer.every;
          timer.act();
        }
      }
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

const refusedScript = { target: { tagName: 'SCRIPT', src: 'http://aurora.test/r/host/main.js' } };

test('a script of the page that is refused shows the message, and is reported against the release of the host', async () => {
  const page = aPage();
  page.happens('error', refusedScript);
  await page.pass(1);

  expect(page.box.hidden).toBe(false);
  expect(page.sent[0]?.reports[0]).toMatchObject({
    remote: 'host',
    release: 'h1',
    context: { kind: 'execution', browser: 'Browser/1' },
  });
});

test('where a file of the host cannot be had unaltered, the line is to blame', async () => {
  const page = aPage({ filesAnswer: false });
  page.happens('error', refusedScript);
  await page.pass(1);

  expect(page.sent[0]?.reports[0]?.context).toMatchObject({ kind: 'network' });
});

test('code of the host that throws is noticed; of an extension it is not', async () => {
  const page = aPage();
  page.happens('error', { filename: 'moz-extension://1/a.js', message: 'x' });
  await page.pass(2);
  expect(page.box.hidden).toBe(true);

  page.happens('error', { filename: 'http://aurora.test/r/host/main.js', message: 'x' });
  await page.pass(1);
  expect(page.box.hidden).toBe(false);
});

test('a blocked script of the host is noticed', async () => {
  const page = aPage();
  page.happens('securitypolicyviolation', {
    effectiveDirective: 'script-src-elem',
    blockedURI: 'http://aurora.test/r/host/main.js',
  });
  await page.pass(1);
  expect(page.box.hidden).toBe(false);
});

test('ten seconds of silence are too long', async () => {
  const page = aPage();
  await page.pass(10);
  expect(page.box.hidden).toBe(true);
  await page.pass(1);
  expect(page.box.hidden).toBe(false);
});

test('a line that took three seconds for the page is given thirty-six', async () => {
  const page = aPage({ pageTook: 3_000 });
  await page.pass(36);
  expect(page.box.hidden).toBe(true);
  await page.pass(1);
  expect(page.box.hidden).toBe(false);
});

test('a host that has started is left alone', async () => {
  const page = aPage();
  page.starts();
  page.happens('error', refusedScript);
  await page.pass(60);
  expect(page.box.hidden).toBe(true);
  expect(page.sent).toEqual([]);
});

test('one failed start is reported once', async () => {
  const page = aPage();
  page.happens('error', refusedScript);
  page.happens('error', refusedScript);
  await page.pass(60);
  expect(page.sent).toHaveLength(1);
});
