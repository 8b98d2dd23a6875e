import type { Browser, BrowserContext, Locator, Page } from 'playwright';
import { SignInForm } from '../pages/sign-in-form';
import { accounts } from '../support/accounts';
import { declineConsent } from '../support/decline-consent';
import { copyAccount } from '../support/copy-account';
import type { Portal } from '../support/portal';
import { textLookup, type TextLookup } from '../support/text-lookup';
import { heights, type Look } from './looks';

/** Answers in place of the back end, by the path of the call. */
type Answering = Record<string, 'failed' | 'held' | object>;

/** In place of a username: a separate account for the screens of one tab, which may change it. */
export const ownAccount = 'own account';

/** What a separate account begins with, in minor units. */
const balance = 1_000_000;

/** Timeout of an action in milliseconds; long, because the machine may be busy. */
const timeout = 35_000;

/** A browser context at one merchant, with the actions that open screens. */
export class Tab {
  say: TextLookup;
  #context: BrowserContext | undefined;
  #page: Page | undefined;
  #signedInAs: string | undefined;
  #ownUsername: string | undefined;
  readonly #browser: Browser;

  constructor(
    browser: Browser,
    readonly portal: Portal,
    readonly look: Look,
    readonly width: number,
  ) {
    this.#browser = browser;
    this.say = textLookup(look.language);
  }

  get phone(): boolean {
    return this.width < 768;
  }

  /** Whether games and account are in the tab bar; on a wider screen they are in the header and the right bar. */
  get hasTabBar(): boolean {
    return this.width < 1024;
  }

  get page(): Page {
    if (!this.#page) throw new Error('Call useAs first: this tab has no page yet.');
    return this.#page;
  }

  /** The topmost dialog: an overlay or a message. */
  get dialog(): Locator {
    return this.page.locator('dialog[open]').last();
  }

  /** Signs in this account, or continues as a visitor; in a new browser context unless the account is the same. */
  async useAs(person: string | undefined): Promise<void> {
    if (this.#page && this.#signedInAs === (person ?? 'visitor')) return this.#clear();
    await this.close();
    this.#context = await this.#browser.newContext({
      viewport: { width: this.width, height: heights[this.width] ?? 900 },
      reducedMotion: 'reduce',
      colorScheme: this.look.scheme ?? 'light',
      hasTouch: this.phone,
      isMobile: this.phone,
      locale: 'en-GB',
      timezoneId: 'Asia/Shanghai',
    });
    this.#context.setDefaultTimeout(timeout);
    await declineConsent(this.#context, this.look.merchant, this.portal.page(this.look.merchant));
    this.#page = await this.#context.newPage();
    this.#signedInAs = person ?? 'visitor';
    if (person === undefined) return;
    await this.open('/login');
    const username = person === ownAccount ? await this.ownUsername() : person;
    await new SignInForm(this.page.locator('main'), this.say).signIn(username, accounts.player.password);
    await this.page.getByRole('status', { name: this.say('host', 'shell.balance') }).waitFor();
  }

  /** Username of this tab's own account, with the password of the demo accounts. */
  async ownUsername(): Promise<string> {
    this.#ownUsername ??= (
      await copyAccount(this.portal.operations, this.look.merchant, accounts.player, { balance })
    ).username;
    return this.#ownUsername;
  }

  async open(path: string): Promise<void> {
    await this.page.goto(this.portal.page(this.look.merchant, path));
  }

  /** Selects the merchant's second language in the menu. */
  async switchLanguage(): Promise<void> {
    const { other } = this.look;
    await this.press(this.page.getByRole('button', { name: this.say('host', 'shell.language') }).first());
    await this.press(this.page.getByRole('menu').locator(`[lang^="${other.toLowerCase()}"]`));
    this.say = textLookup(other);
    this.requireNewBrowser();
  }

  /** Makes the next screen start with a new browser context. */
  requireNewBrowser(): void {
    this.#signedInAs = undefined;
  }

  /** A tap on a phone, where no pointer stays above the page; a click elsewhere. */
  async press(target: Locator): Promise<void> {
    await (this.phone ? target.tap() : target.click());
  }

  /** Clicks a game's card at its start, in the middle of its height: the demo button is above or below, the heart at the end. */
  async play(card: Locator): Promise<void> {
    const name = new RegExp(`^${this.say('lobby', 'game.play')}`);
    const button = card.getByRole('button', { name });
    const box = await button.boundingBox();
    await button.click({ position: { x: 16, y: (box?.height ?? 0) / 2 } });
  }

  /** Makes calls fail, hang, or return other answers until the next screen. */
  async answer(answers: Answering): Promise<void> {
    for (const [path, answer] of Object.entries(answers)) {
      await this.page.route(`**${path}*`, async (route) => {
        if (answer === 'held') return;
        if (answer === 'failed') return route.abort('connectionfailed');
        await route.fulfill({ json: answer });
      });
    }
  }

  async offline(): Promise<void> {
    await this.#context?.setOffline(true);
  }

  /** Waits until content is loaded and drawn, and animations have ended. */
  async settle(): Promise<void> {
    await this.page.waitForFunction(() => {
      const resting = document
        .getAnimations()
        .every(
          ({ effect, playState }) => playState !== 'running' || effect?.getComputedTiming().iterations === Infinity,
        );
      const drawn = [...document.images].every(({ complete, loading }) => complete || loading === 'lazy');
      // content below a dialog may wait for its answer
      const covered = document.querySelector('dialog[open]');
      const busy = !covered && document.querySelector('main [aria-busy="true"]');
      return resting && drawn && !busy && document.fonts.status === 'loaded';
    });
    await this.page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  }

  async close(): Promise<void> {
    await this.#context?.close();
    this.#context = this.#page = undefined;
    this.say = textLookup(this.look.language);
  }

  async #clear(): Promise<void> {
    await this.page.unrouteAll({ behavior: 'ignoreErrors' });
    await this.#context?.setOffline(false);
    // opening the same address again would restore its overlays
    await this.page.goto('about:blank');
  }
}
