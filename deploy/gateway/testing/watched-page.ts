import { runInNewContext } from 'node:vm';
import { startWatch } from '../composing/start-watch';

interface WatchedPageOptions {
  /** Milliseconds the page itself took. */
  pageTook?: number;
  /** Whether the fetch of every file of the host succeeds with its integrity, or never ends. */
  filesAnswer?: boolean | 'never';
  /** The script that watches; the product's own if not given. */
  script?: string;
  /** Texts of the page's data blocks, by id. */
  blocks?: Record<string, string>;
}

const usualBlocks = {
  'atrium-page': '{"reportToken":"t"}',
  'atrium-composition': '{"id":"c","merchant":{"code":"aurora"},"host":{"id":"h1"}}',
};

interface SentReports {
  reports: { remote: string; release: string; message: string; context: object }[];
}

/** As much of a page as the watch of its start looks at, with a clock that the test moves. */
export function watchedPage({
  pageTook = 100,
  filesAnswer = true,
  script = startWatch,
  blocks = usualBlocks,
}: WatchedPageOptions = {}) {
  const listeners: Record<string, (event: object) => void> = {};
  const timers: { act: () => void; at: number; every?: number }[] = [];
  let now = 0;
  const button: { onclick?: () => void; disabled?: boolean } = {};
  const box = { hidden: true, querySelector: () => button };
  /** Cache modes of the files fetched, and reloads, in order. */
  const done: string[] = [];
  const elements: Record<string, unknown> = { 'atrium-stuck': box };
  for (const [id, textContent] of Object.entries(blocks)) elements[id] = { textContent };
  const sent: SentReports[] = [];
  const body = element();
  const document = {
    readyState: 'complete',
    body,
    currentScript: { getAttribute: (name: string) => `text of ${name}` },
    createElement: element,
    addEventListener: (type: string, act: (event: object) => void) => (listeners[type] = act),
    getElementById: (id: string) => elements[id],
    querySelector: (selector: string) => (selector === '[role=alert]' ? body.children[0] : { style: {} }),
    querySelectorAll: () => [{ href: '/r/host/main.js', integrity: 'sha256-m' }],
  };
  const fetch = async (address: string, { body, cache }: { body?: string; cache?: string } = {}) => {
    if (body === undefined) done.push(`fetch ${address}, ${cache}`);
    if (body !== undefined) sent.push(JSON.parse(body) as SentReports);
    else if (filesAnswer === 'never') await new Promise(() => undefined);
    else if (!filesAnswer) throw new TypeError('refused');
    return { ok: true };
  };
  const window = {
    fetch,
    addEventListener: document.addEventListener,
    performance: { getEntriesByType: () => [{ responseStart: 0, responseEnd: pageTook }] },
  };
  runInNewContext(script, {
    window,
    document,
    fetch,
    Promise,
    location: { origin: 'http://aurora.test', reload: () => void done.push('reload') },
    navigator: { userAgent: 'Browser/1' },
    Date: { now: () => now },
    setTimeout: (act: () => void, milliseconds: number) => timers.push({ act, at: now + milliseconds }),
    setInterval: (act: () => void, every: number) => timers.push({ act, at: now + every, every }),
    clearInterval: (id: number) => timers.splice(id - 1, 1),
  });
  return {
    box,
    body,
    sent,
    done,
    retry: () => button.onclick?.(),
    happens: (type: string, event: object) => listeners[type]?.(event),
    starts: () => delete elements['atrium-stuck'],
    isCutOff: () => {
      for (const id of Object.keys(elements)) elements[id] = undefined;
    },
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

interface FakeElement {
  children: FakeElement[];
  attributes: Record<string, string>;
  textContent: string;
  onclick?: () => void;
  setAttribute(name: string, value: string): void;
  appendChild(child: FakeElement): void;
}

function element(): FakeElement {
  const attributes: Record<string, string> = {};
  const children: FakeElement[] = [];
  return {
    attributes,
    children,
    textContent: '',
    setAttribute: (name, value) => void (attributes[name] = value),
    appendChild: (child) => void children.push(child),
  };
}
