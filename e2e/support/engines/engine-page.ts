import { DriverEnded } from './driver-ended';
import type { EngineTab } from './engine';
import { hasClickArrived, findTarget, type FoundTarget, type Target } from './in-page';

/** Milliseconds to wait for a state of the page; long, because the machine may be busy. */
const timeout = 90_000;
const pause = 150;
/** Milliseconds for a click to arrive; a busy page handles it late. */
const clickLimit = 5_000;

/** A page in any engine, with the actions that stories consist of. */
export class EnginePage {
  readonly #tab: EngineTab;

  constructor(tab: EngineTab) {
    this.#tab = tab;
  }

  /** Opens an address, waiting for the document only. */
  open(address: string): Promise<void> {
    return this.#tab.goto(address);
  }

  /** Waits until such an element is visible. @throws with the target and the page's text */
  async see(target: Target): Promise<void> {
    await this.until(`${describe(target)} is shown`, async () => (await this.count(target)) > 0);
  }

  async seeNothingOf(target: Target): Promise<void> {
    await this.until(`${describe(target)} is not shown`, async () => (await this.count(target)) === 0);
  }

  async count(target: Target, frame?: string): Promise<number> {
    const { count } = await this.#tab.call<FoundTarget>(findTarget.toString(), [target, false], frame);
    return count;
  }

  /**
   * Clicks the middle of an element with the mouse once it stays where it is and nothing covers it. Clicks again where
   * the element moved meanwhile and the click missed it.
   */
  async click(target: Target, frame?: string): Promise<void> {
    await this.until(`${describe(target)} receives a click`, async () => {
      const { x, y } = await this.#steadyPoint(target, frame);
      await this.#tab.clickAt(x, y, frame);
      return this.#clickArrives(frame);
    });
  }

  async fill(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.#tab.type(text);
  }

  /** The text an element shows, by CSS selector; null while there is none. */
  text(css: string, frame?: string): Promise<string | null> {
    return this.#tab.call<string | null>('(css) => document.querySelector(css)?.innerText ?? null', [css], frame);
  }

  /** Calls a function in the page and resolves with its result. */
  call<Answer>(source: string, args: readonly unknown[] = [], frame?: string): Promise<Answer> {
    return this.#tab.call<Answer>(source, args, frame);
  }

  /** Polls a condition until it holds. @throws with the condition and the page's text; DriverEnded */
  async until(what: string, holds: () => Promise<boolean>): Promise<void> {
    const end = Date.now() + timeout;
    let last: unknown;
    for (;;) {
      const held = await holds().catch((error: unknown) => {
        if (error instanceof DriverEnded) throw error;
        // a page during navigation does not answer; retry
        last = error;
        return false;
      });
      if (held) return;
      if (Date.now() > end) throw new Error(await this.#missed(what, last));
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }

  screenshot(): Promise<Buffer> {
    return this.#tab.screenshot();
  }

  close(): Promise<void> {
    return this.#tab.close();
  }

  async #steadyPoint(target: Target, frame?: string): Promise<{ x: number; y: number }> {
    let point: FoundTarget['point'] = null;
    await this.until(`${describe(target)} can be pressed`, async () => {
      const before = point;
      ({ point } = await this.#tab.call<FoundTarget>(findTarget.toString(), [target, true], frame));
      return point !== null && before !== null && before.x === point.x && before.y === point.y;
    });
    return point ?? { x: 0, y: 0 };
  }

  async #clickArrives(frame?: string): Promise<boolean> {
    const end = Date.now() + clickLimit;
    while (Date.now() < end) {
      const arrived = await this.#tab.call<boolean>(hasClickArrived.toString(), [], frame).catch((error: unknown) => {
        if (error instanceof DriverEnded) throw error;
        // the click replaces or removes the document
        return true;
      });
      if (arrived) return true;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    return false;
  }

  async #missed(what: string, error: unknown): Promise<string> {
    const shown = await this.text('body').catch(String);
    const cause = error === undefined ? '' : `\n  last error: ${String(error)}`;
    return `${what}: not within ${timeout / 1000} s.${cause}\n  The page shows: ${(shown ?? '').replace(/\s+/g, ' ').slice(0, 300)}`;
  }
}

function describe({ css, name, has, within }: Target): string {
  const parts = [css, name && `named "${name}"`, has && `with "${has}"`, within && `in ${within}`];
  return parts.filter(Boolean).join(' ');
}
