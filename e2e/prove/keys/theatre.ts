import { stripVTControlCharacters } from 'node:util';
import { messageKeys } from '@atrium/api/message-keys';
import { languageCodes } from '@atrium/contract';
import type { Browser, BrowserContext } from 'playwright';
import { expect, type Locator } from 'playwright/test';
import { PortalPage } from '../../pages/portal-page';
import { Control } from '../../support/control';
import { copyAccount } from '../../support/copy-account';
import { MerchantSettings } from '../../support/merchant-settings';
import { merchants } from '../../support/merchants';
import type { Portal } from '../../support/portal';
import { present } from '../../support/present';
import type { AnswerRelay } from './answer-relay';
import type { Stage } from './scene';
import { ownerOf, type Sight } from './seen';
import { watchMessages } from './watch-messages';

/** Milliseconds until a text is shown, on a busy machine. */
const patience = 30_000;

/** Plays scenes one after the other in browser contexts of their own. */
export class Theatre {
  readonly seen = new Map<string, Sight>();
  readonly #control: Control;
  readonly #browser: Browser;
  readonly #portal: Portal;
  readonly #relay: AnswerRelay;

  constructor(browser: Browser, portal: Portal, relay: AnswerRelay) {
    this.#browser = browser;
    this.#portal = portal;
    this.#relay = relay;
    this.#control = new Control(portal);
  }

  /** Lets every merchant offer every language of the portal. A sentence about the merchant is in its default where it has no other. */
  async offerLanguages(): Promise<void> {
    const settings = new MerchantSettings(this.#portal);
    for (const { code } of merchants) {
      const own = await settings.of(code);
      const [usual = 'EN'] = own.languages;
      const about = Object.fromEntries(languageCodes.map((code) => [code, own.about[code] ?? own.about[usual] ?? '']));
      await settings.apply({ ...own, languages: [...new Set([...own.languages, ...languageCodes])], about });
    }
  }

  /** Plays in one language. Returns why it broke off; `undefined` when it went to its end. */
  async play(steps: (stage: Stage) => Promise<void>, language: string): Promise<string | undefined> {
    const contexts: BrowserContext[] = [];
    const settings = new MerchantSettings(this.#portal);
    const broken = await failureOf(() => steps(this.#stage(contexts, settings, language)));
    this.#relay.mend();
    const unclosed = await failureOf(async () => {
      for (const context of contexts) await context.close();
    });
    const uncleared = await failureOf(() => this.#control.clearFaults());
    const unforgiven = await failureOf(() => this.#control.clearAttempts());
    const unrestored = await failureOf(() => settings.restore());
    return broken ?? unclosed ?? uncleared ?? unforgiven ?? unrestored;
  }

  #stage(contexts: BrowserContext[], settings: MerchantSettings, language: string): Stage {
    return {
      control: this.#control,
      settings,
      rewrite: (call, change) => this.#relay.rewrite(call, change),
      open: async (code, path, account) => {
        const merchant = present(merchants.find((one) => one.code === code));
        const size = { width: 1440, height: 900 };
        const context = await this.#browser.newContext({ reducedMotion: 'reduce', viewport: size });
        context.setDefaultTimeout(patience);
        contexts.push(context);
        const page = await context.newPage();
        await watchMessages(page);
        const tab = new PortalPage(page, this.#portal, { ...merchant, language });
        await tab.setLanguageCookie();
        await (account ? tab.signIn(account, path) : tab.open(path));
        return tab;
      },
      account: (merchant, like, state) => copyAccount(this.#portal.operations, merchant, like, state),
      see: async (key, tab, place, values) => {
        const owner = present(ownerOf(present(messageKeys.find((row) => row.key === key))));
        await this.#expectOnce(tab, place, tab.say(owner, key, values));
        this.#note(key, tab, 'text', language);
      },
      note: (key, tab, what) => this.#note(key, tab, what, language),
    };
  }

  /** @throws when no element of the place has exactly this text, or two dialogs show it */
  async #expectOnce(tab: PortalPage, place: Locator, text: string): Promise<void> {
    await expect(place).toContainText(text, { timeout: patience });
    // a text may be a part of another one; the exact match did not find a text with this sign
    if (!text.includes('>')) await expect(place.getByText(text, { exact: true }).first()).toBeAttached();
    const times = await tab.page.locator('dialog[open]').filter({ hasText: text }).count();
    if (times > 1) throw new Error(`"${text}" is shown in ${times} dialogs at once.`);
  }

  #note(key: string, tab: PortalPage, what: string, language: string): void {
    const { hostname, pathname, search } = new URL(tab.page.url());
    const place = `${what} at ${hostname.split('.', 1)[0]}${pathname}${search}`;
    const sight = this.seen.get(key) ?? { place, languages: new Set() };
    this.seen.set(key, sight);
    sight.languages.add(language);
  }
}

/** Returns why steps failed; `undefined` when they did not. */
async function failureOf(steps: () => Promise<void>): Promise<string | undefined> {
  try {
    await steps();
    return undefined;
  } catch (error) {
    // Playwright colours its messages
    return stripVTControlCharacters(String(error)).replaceAll(/\s+/g, ' ').slice(0, 400);
  }
}
