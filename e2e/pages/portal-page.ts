import { expect, type Locator, type Page } from 'playwright/test';
import type { Account } from '../support/accounts';
import { addPageCookie } from '../support/add-page-cookie';
import { digitsOf } from '../support/amount';
import type { MerchantUnderTest } from '../support/merchants';
import type { Portal } from '../support/portal';
import { textLookup, type TextLookup } from '../support/text-lookup';
import { declineConsent } from '../support/decline-consent';
import { PortalShell } from './portal-shell';
import { Keyboard } from './keyboard';
import { MemberCentre } from './member-centre';
import { SignInForm } from './sign-in-form';
import { SlotGame } from './slot-game';

/** A tab of the portal for one merchant and language. Page models hold the selectors; specs have none. */
export class PortalPage {
  readonly page: Page;
  readonly say: TextLookup;
  readonly keyboard: Keyboard;
  readonly shell: PortalShell;
  readonly #portal: Pick<Portal, 'page'>;
  readonly #merchant: string;
  readonly #language: string;
  readonly #signInPopup: boolean;
  readonly #answerFirst: () => Promise<void>;

  constructor(page: Page, portal: Pick<Portal, 'page'>, merchant: MerchantUnderTest) {
    const { code, language, signInPopup, asksConsent = false } = merchant;
    this.page = page;
    this.say = textLookup(language);
    this.keyboard = new Keyboard(page);
    this.shell = new PortalShell(page, this.say);
    this.#portal = portal;
    this.#merchant = code;
    this.#language = language;
    this.#signInPopup = signInPopup;
    this.#answerFirst = async () => (asksConsent ? undefined : declineConsent(page.context(), code, this.address('/')));
  }

  address(path: string): string {
    return this.#portal.page(this.#merchant, path);
  }

  /** Sets the language as if selected on an earlier visit of this tab. */
  async setStoredLanguage(): Promise<void> {
    await this.page.evaluate((language) => sessionStorage.setItem('hisLang', language), this.#language);
    await this.setLanguageCookie();
  }

  /** Sets the language as if selected in another tab. */
  async setLanguageCookie(): Promise<void> {
    await addPageCookie(this.page, this.address('/'), `atrium.${this.#merchant}.hisLang`, this.#language);
  }

  async open(path = '/'): Promise<void> {
    await this.#answerFirst();
    await this.page.goto(this.address(path));
  }

  /** Starts a navigation without waiting for its resources, some of which may never load. */
  async startOpening(path = '/'): Promise<void> {
    await this.#answerFirst();
    await this.page.goto(this.address(path), { waitUntil: 'commit' });
  }

  /** The error in place of a failed part of the page. */
  get fault(): Locator {
    return this.faultIn(this.content);
  }

  faultIn(part: Locator): Locator {
    return part.getByRole('alert').filter({ hasText: this.say('host', 'place.failed.title') });
  }

  get retry(): Locator {
    return this.fault.getByRole('button', { name: this.say('host', 'place.retry') });
  }

  get stillLoading(): Locator {
    return this.content.getByText(this.say('host', 'place.stillLoading'));
  }

  get content(): Locator {
    return this.page.getByRole('main');
  }

  get skipLink(): Locator {
    return this.page.getByRole('link', { name: this.say('host', 'shell.skip') });
  }

  /** Pixels of horizontal overflow. */
  sidewaysOverflow(): Promise<number> {
    return this.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  }

  /** A heading of the mounted view. */
  heading(name: string | RegExp): Locator {
    return this.content.getByRole('heading', { name });
  }

  /** The main heading. */
  get title(): Locator {
    return this.content.getByRole('heading', { level: 1 });
  }

  /** Search field of the slots page. */
  get gameSearch(): Locator {
    return this.content.getByRole('searchbox', { name: this.say('lobby', 'slots.search') });
  }

  get offlineBanner(): Locator {
    return this.page.getByRole('status').filter({ hasText: this.say('host', 'shell.offline') });
  }

  async scrollToEnd(): Promise<void> {
    await this.playLastGame.waitFor();
    await this.page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  }

  /** Vertical scroll position in pixels. */
  scrollTop(): Promise<number> {
    return this.page.evaluate(() => Math.round(window.scrollY));
  }

  /** Paths below `path` that this tab requests from now on; the array grows. */
  requestsTo(path: string): string[] {
    const seen: string[] = [];
    this.page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith(path)) seen.push(pathname);
    });
    return seen;
  }

  get languageButton(): Locator {
    return this.page.getByRole('banner').getByRole('button', { name: this.say('host', 'shell.language') });
  }

  get languageOptions(): Locator {
    return this.page.getByRole('menuitemradio');
  }

  languageOption(name: string): Locator {
    return this.page.getByRole('menuitemradio', { name });
  }

  get signInLink(): Locator {
    return this.page.getByRole('banner').getByRole('link', { name: this.say('host', 'shell.signIn'), exact: true });
  }

  /** The topmost dialog: an overlay or a message. */
  get dialog(): Locator {
    return this.page.locator('dialog[open]').last();
  }

  dialogButton(label: string): Locator {
    return this.dialog.getByRole('button', { name: label, exact: true });
  }

  /** The sign-in form in the popup. */
  get signInPopup(): SignInForm {
    return new SignInForm(this.dialog, this.say);
  }

  /** The sign-in form on its page. */
  get signInPage(): SignInForm {
    return new SignInForm(this.content, this.say);
  }

  /** Signs in when the portal requires a session: in the popup, or after the notice. */
  async signInWhenAsked({ username, password }: Account, by: 'click' | 'tap' = 'click'): Promise<void> {
    if (this.#signInPopup) return this.signInPopup.signIn(username, password, by);
    await expect(this.dialog).toContainText(this.say('host', 'in_sorry_in'));
    await this.dialogButton(this.say('host', 'shell.signIn'))[by]();
    await this.signInPage.signIn(username, password, by);
  }

  async signIn({ username, password }: Account, next = '/'): Promise<void> {
    await this.open(`/login?next=${encodeURIComponent(next)}`);
    await this.signInPage.signIn(username, password);
    await this.balance.waitFor();
  }

  get balance(): Locator {
    // exact: the page of wallets has a total balance too
    return this.page.getByRole('status', { name: this.say('host', 'shell.balance'), exact: true });
  }

  /** The info bar's balance as digits; empty while loading. */
  async shownBalance(): Promise<string> {
    return digitsOf(await this.balance.innerText());
  }

  /** The ledger's balance of this tab's customer as digits, without any cache. */
  async ledgerBalance(): Promise<string> {
    const sum = await this.page.evaluate(async (merchant) => {
      const answer = await fetch('/wps/v2/wallets/balance?typeId=0', {
        headers: { Merchant: merchant, Device: 'web', Authorization: sessionStorage.getItem('token') ?? '' },
        cache: 'no-store',
      });
      return String((await answer.json()).value.sumBalance);
    }, this.#merchant);
    return digitsOf(sum);
  }

  /** The session handle of this tab; `undefined` for a visitor. */
  async sessionToken(): Promise<string | undefined> {
    return (await this.page.evaluate(() => sessionStorage.getItem('token'))) ?? undefined;
  }

  /** All session data of this tab, as one text. */
  sessionData(): Promise<string> {
    return this.page.evaluate(() => JSON.stringify(Object.values(sessionStorage)).replaceAll('\\"', '"'));
  }

  get accountButton(): Locator {
    return this.page.getByRole('banner').getByRole('button', { name: `${this.say('host', 'shell.account')}:` });
  }

  get signOutButton(): Locator {
    return this.page.getByRole('button', { name: this.say('host', 'shell.signOut') });
  }

  async openAccountMenu(): Promise<void> {
    if (!(await this.signOutButton.isVisible())) await this.accountButton.click();
  }

  /** Opens the account sheet on phones, the account menu on wide screens. */
  async openAccount(): Promise<void> {
    const tab = this.page.getByRole('navigation', { name: this.say('host', 'shell.tabBar') });
    const me = tab.getByRole('button', { name: this.say('host', 'shell.me'), exact: true });
    await ((await tab.isVisible()) ? me.click() : this.openAccountMenu());
  }

  /** Signs out and waits until the page has left: a navigation that begins earlier would be broken off. */
  async signOut(): Promise<void> {
    await this.openAccountMenu();
    await this.signOutButton.click();
    const left = this.page.waitForEvent('framenavigated', (frame) => frame === this.page.mainFrame());
    await this.dialogButton(this.say('auth', 'account.signOut')).click();
    await left;
  }

  get menu(): Locator {
    return this.page.getByRole('navigation', { name: this.say('host', 'shell.menu') });
  }

  get menuItems(): Locator {
    return this.menu.getByRole('link');
  }

  menuItem(key: string): Locator {
    return this.menu.getByRole('link', { name: this.say('lobby', key), exact: true });
  }

  /** The first game of a list. */
  get firstGame(): Locator {
    return this.content.getByRole('article').first();
  }

  /** The button that starts the first game. */
  get playFirstGame(): Locator {
    return this.firstGame.getByRole('button', { name: this.say('lobby', 'game.play') }).first();
  }

  /** Opens the games of the first vendor that has several. */
  get firstVendorButton(): Locator {
    return this.content.getByRole('button', { name: this.say('lobby', 'vendor.all') }).first();
  }

  get demoFirstGame(): Locator {
    return this.firstGame.getByRole('button', { name: this.say('lobby', 'game.demo') });
  }

  get demoAnyGame(): Locator {
    return this.content.getByRole('button', { name: this.say('lobby', 'game.demo') });
  }

  get playLastGame(): Locator {
    return this.content
      .getByRole('article')
      .last()
      .getByRole('button', { name: this.say('lobby', 'game.play') })
      .first();
  }

  /** Clicks the picture's corner: on phones other buttons may cover the middle of a card. */
  pressFirstGame(by: 'click' | 'tap'): Promise<void> {
    return this.playFirstGame[by]({ position: { x: 24, y: 48 } });
  }

  get memberCentre(): MemberCentre {
    return new MemberCentre(this.content, this.say);
  }

  /** The game in the portal's frame. */
  get game(): SlotGame {
    return new SlotGame(this.page.locator('main iframe'));
  }
}
