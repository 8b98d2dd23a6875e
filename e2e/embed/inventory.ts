import type { Page } from 'playwright/test';

/** Everything that a script can leave behind in a page. */
export interface Inventory {
  html: string;
  globals: string[];
  /** Listeners on targets that outlive views, by target and type. */
  listeners: string[];
  timers: number;
  styleSheets: number;
}

interface Counted {
  takeInventory(): Inventory;
}

/** Counts listeners and timers from the page's first script on. */
export async function countFromTheStart(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const lasting = new Map<EventTarget, string>([
      [window, 'window'],
      [document, 'document'],
    ]);
    const active = new Map<string, Set<unknown>>();
    const nameOf = (target: EventTarget | null | undefined, type: string, options: unknown) => {
      const capture = options === true || (options as AddEventListenerOptions | undefined)?.capture === true;
      const part = [document.documentElement, document.head, document.body].find((element) => element === target);
      const owner = lasting.get(target ?? window) ?? part?.localName;
      return owner === undefined ? undefined : `${owner} ${type}${capture ? ' capture' : ''}`;
    };
    const { addEventListener, removeEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      const name = nameOf(this, type, options);
      if (name !== undefined && listener) {
        const set = active.get(name) ?? new Set();
        active.set(name, set.add(listener));
        const { signal } = typeof options === 'object' ? options : {};
        if (signal) addEventListener.call(signal, 'abort', () => set.delete(listener));
      }
      return addEventListener.call(this, type, listener, options);
    };
    EventTarget.prototype.removeEventListener = function (type, listener, options) {
      const name = nameOf(this, type, options);
      if (name !== undefined) active.get(name)?.delete(listener);
      return removeEventListener.call(this, type, listener, options);
    };

    const timers = new Set<unknown>();
    const { setTimeout: later, setInterval: repeatedly, clearTimeout: clear } = window;
    window.setTimeout = ((act: (...given: unknown[]) => void, wait?: number, ...given: unknown[]) => {
      const id = later(() => {
        timers.delete(id);
        act(...given);
      }, wait);
      timers.add(id);
      return id;
    }) as typeof setTimeout;
    window.setInterval = ((act: () => void, wait?: number) => {
      const id = repeatedly(act, wait);
      timers.add(id);
      return id;
    }) as typeof setInterval;
    window.clearTimeout = window.clearInterval = (id) => {
      timers.delete(id);
      clear(id);
    };

    const takeInventory = (): Inventory => ({
      html: document.documentElement.outerHTML,
      globals: [
        ...Object.getOwnPropertyNames(window),
        ...Object.keys(document).map((name) => `document.${name}`),
      ].sort(),
      listeners: [...active].flatMap(([name, set]) => [...set].map(() => name)).sort(),
      timers: timers.size,
      styleSheets: document.styleSheets.length + document.adoptedStyleSheets.length,
    });
    Object.assign(window, { takeInventory } satisfies Counted);
  });
}

export function takeInventory(page: Page): Promise<Inventory> {
  return page.evaluate(() => (window as unknown as Counted).takeInventory());
}
