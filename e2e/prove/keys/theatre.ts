import type { Browser, BrowserContext } from 'playwright';
import { expect } from 'playwright/test';
import { PortalPage } from '../../pages/portal-page';
import { Control } from '../../support/control';
import { copyAccount } from '../../support/copy-account';
import { MerchantSettings } from '../../support/merchant-settings';
import { merchants } from '../../support/merchants';
import type { Portal } from '../../support/portal';
import { present } from '../../support/present';
import type { Change } from '../../support/relay';
import type { Stage } from './scene';
import { ownerOf } from './seen';

/** Milliseconds until a text is shown, on a busy machine. */
const patience = 30_000;

/** Plays scenes one after the other in browser contexts of their own. */
export class Theatre {
  /** Where each key was seen. */
  readonly seen = new Map<string, string>();
  readonly control: Control;
  #rewrite: ((body: string) => string) | undefined;
  readonly #browser: Browser;
  readonly #portal: Portal;

  constructor(browser: Browser, portal: Portal) {
    this.#browser = browser;
    this.#portal = portal;
    this.control = new Control(portal);
  }

  /** What happens to JSON answers of the back end on their way. */
  get change(): Change | undefined {
    const rewrite = this.#rewrite;
    return rewrite && ((sent) => ({ ...sent, body: rewrite(sent.body) }));
  }

  /** Returns why it broke off; `undefined` when it went to its end. */
  async play(steps: (stage: Stage) => Promise<void>): Promise<string | undefined> {
    const contexts: BrowserContext[] = [];
    const settings = new MerchantSettings(this.#portal);
    const broken = await failureOf(() => steps(this.#stage(contexts, settings)));
    this.#rewrite = undefined;
    const uncleared = await failureOf(() => this.control.clearFaults());
    const unrestored = await failureOf(() => settings.restore());
    const unclosed = await failureOf(async () => {
      for (const context of contexts) await context.close();
    });
    return broken ?? uncleared ?? unrestored ?? unclosed;
  }

  #stage(contexts: BrowserContext[], settings: MerchantSettings): Stage {
    return {
      control: this.control,
      settings,
      rewrite: (change) => {
        this.#rewrite = change;
      },
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

/** Returns why steps failed; `undefined` when they did not. */
async function failureOf(steps: () => Promise<void>): Promise<string | undefined> {
  try {
    await steps();
    return undefined;
  } catch (error) {
    return String(error).replaceAll(/\s+/g, ' ').slice(0, 300);
  }
}
