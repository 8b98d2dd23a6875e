import type { Browser, BrowserContext, Locator, Page } from 'playwright';
import { SignInForm } from '../pages/sign-in-form';
import { accounts } from '../support/accounts';
import { declineConsent } from '../support/decline-consent';
import { makeNewcomer } from '../support/newcomer';
import type { Portal } from '../support/portal';
import { wordsOf, type Words } from '../support/words';
import { heights, type Look } from './looks';

/** What is answered in the back end's place, by the path of the call. */
type Answering = Record<string, 'failed' | 'held' | object>;

/** Somebody nobody else is: an account made for the screens of one tab, which may be changed. */
export const newcomer = 'newcomer';

/** Milliseconds; the machine may be busy with other things. */
const patience = 60_000;

/** A browser of its own at one merchant: locators and verbs that screens are reached by. */
export class Tab {
  say: Words;
  #context: BrowserContext | undefined;
  #page: Page | undefined;
  #signedInAs: string | undefined;
  #newcomer: string | undefined;

  constructor(
    private readonly browser: Browser,
    readonly portal: Portal,
    readonly look: Look,
    readonly width: number,
  ) {
    this.say = wordsOf(look.language);
  }

  get phone(): boolean {
    return this.width < 768;
  }

  get page(): Page {
    if (!this.#page) throw new Error('Nobody is at this tab yet.');
    return this.#page;
  }

  /** What stands above the page: an overlay of it, or a message that interrupts. */
  get dialog(): Locator {
    return this.page.locator('dialog[open]').last();
  }

  /** Sits somebody down, or a visitor: a new browser unless it is the same person. */
  async as(person: string | undefined): Promise<void> {
    if (this.#page && this.#signedInAs === (person ?? 'visitor')) return this.#clear();
    await this.close();
    this.#context = await this.browser.newContext({
      viewport: { width: this.width, height: heights[this.width] ?? 900 },
      reducedMotion: 'reduce',
      colorScheme: this.look.scheme ?? 'light',
      hasTouch: this.phone,
      isMobile: this.phone,
      locale: 'en-GB',
      timezoneId: 'Asia/Shanghai',
    });
    this.#context.setDefaultTimeout(patience);
    await declineConsent(this.#context, this.look.merchant, this.portal.page(this.look.merchant));
    this.#page = await this.#context.newPage();
    this.#signedInAs = person ?? 'visitor';
    if (person === undefined) return;
    await this.open('/login');
    const username = person === newcomer ? await this.newcomer() : person;
    await new SignInForm(this.page.locator('main'), this.say).signIn(username, accounts.player.password);
    await this.page.getByRole('status', { name: this.say('host', 'shell.balance') }).waitFor();
  }

  /** The name of this tab's newcomer, with the password of the demo accounts. */
  async newcomer(): Promise<string> {
    this.#newcomer ??= (await makeNewcomer(this.portal.operations, this.look.merchant, accounts.player)).username;
    return this.#newcomer;
  }

  async open(path: string): Promise<void> {
    await this.page.goto(this.portal.page(this.look.merchant, path));
  }

  /** Chooses the merchant's other language by the menu. */
  async speakOther(): Promise<void> {
    const { other } = this.look;
    await this.page
      .getByRole('button', { name: this.say('host', 'shell.language') })
      .first()
      .click();
    await this.page.getByRole('menu').locator(`[lang^="${other.toLowerCase()}"]`).click();
    this.say = wordsOf(other);
    this.leave();
  }

  /** Lets the next screen begin with a new browser. */
  leave(): void {
    this.#signedInAs = undefined;
  }

  /** Touches a game's card where its picture is, above the button of the demo. */
  async play(card: Locator): Promise<void> {
    const name = new RegExp(`^${this.say('lobby', 'game.play')}`);
    await card.getByRole('button', { name }).click({ position: { x: 30, y: 30 } });
  }

  /** Lets calls fail, wait for ever, or be answered otherwise, until the next screen. */
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

  /** Everything asked for is there, drawn and at rest. */
  async settle(): Promise<void> {
    await this.page.waitForFunction(() => {
      const resting = document
        .getAnimations()
        .every(
          ({ effect, playState }) => playState !== 'running' || effect?.getComputedTiming().iterations === Infinity,
        );
      const drawn = [...document.images].every(({ complete, loading }) => complete || loading === 'lazy');
      // below a dialog something may wait for its answer
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
    this.say = wordsOf(this.look.language);
  }

  async #clear(): Promise<void> {
    await this.page.unrouteAll({ behavior: 'ignoreErrors' });
    await this.#context?.setOffline(false);
    // an address opened a second time would bring its overlays along
    await this.page.goto('about:blank');
  }
}
