import type { Browser, BrowserContext } from 'playwright';
import { expect } from 'playwright/test';
import { PortalPage } from '../../pages/portal-page';
import { Control } from '../../support/control';
import { copyAccount } from '../../support/copy-account';
import { merchants } from '../../support/merchants';
import type { Portal } from '../../support/portal';
import { present } from '../../support/present';
import type { Stage } from './scene';
import { ownerOf } from './seen';

/** Milliseconds until a text is shown, on a busy machine. */
const patience = 30_000;

/** Plays scenes one after the other in browser contexts of their own. */
export class Theatre {
  /** Where each key was seen. */
  readonly seen = new Map<string, string>();
  readonly control: Control;
  readonly #browser: Browser;
  readonly #portal: Portal;

  constructor(browser: Browser, portal: Portal) {
    this.#browser = browser;
    this.#portal = portal;
    this.control = new Control(portal);
  }

  /** Returns why it broke off; `undefined` when it went to its end. */
  async play(steps: (stage: Stage) => Promise<void>): Promise<string | undefined> {
    const contexts: BrowserContext[] = [];
    try {
      await steps(this.#stage(contexts));
      return undefined;
    } catch (error) {
      return String(error).replaceAll(/\s+/g, ' ').slice(0, 300);
    } finally {
      await this.control.clearFaults();
      for (const context of contexts) await context.close();
    }
  }

  #stage(contexts: BrowserContext[]): Stage {
    return {
      control: this.control,
      open: async (code, path, account) => {
        const merchant = present(merchants.find((one) => one.code === code));
        const size = { width: 1440, height: 900 };
        const context = await this.#browser.newContext({ reducedMotion: 'reduce', viewport: size });
        context.setDefaultTimeout(patience);
        contexts.push(context);
        const tab = new PortalPage(await context.newPage(), this.#portal, { ...merchant, language: 'EN' });
        await tab.setLanguageCookie();
        await (account ? tab.signIn(account, path) : tab.open(path));
        return tab;
      },
      account: (merchant, like, state) => copyAccount(this.#portal.operations, merchant, like, state),
      see: async (key, tab, place, values) => {
        const text = tab.say(ownerOf(key), key, values);
        await expect(place, key).toContainText(text, { timeout: patience });
        this.#note(key, tab, 'text');
      },
      note: (key, tab, what) => this.#note(key, tab, what),
    };
  }

  #note(key: string, tab: PortalPage, what: string): void {
    const { hostname, pathname, search } = new URL(tab.page.url());
    const place = `${what} at ${hostname.split('.', 1)[0]}${pathname}${search}`;
    if (!this.seen.has(key)) this.seen.set(key, place);
  }
}
