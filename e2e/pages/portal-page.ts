import { expect, type Locator, type Page } from 'playwright/test';
import type { Account } from '../support/accounts';
import { digitsOf } from '../support/amount';
import type { MerchantUnderTest } from '../support/merchants';
import type { Portal } from '../support/portal';
import { wordsOf, type Words } from '../support/words';
import { declineConsent } from '../support/decline-consent';
import { AroundThePage } from './around-the-page';
import { Keyboard } from './keyboard';
import { MemberCentre } from './member-centre';
import { SignInForm } from './sign-in-form';
import { SlotGame } from './slot-game';

/** A tab of the portal at one merchant, in one language. Locators and verbs; specs hold no selectors. */
export class PortalPage {
  readonly page: Page;
  readonly say: Words;
  readonly keyboard: Keyboard;
  readonly around: AroundThePage;
  readonly #portal: Pick<Portal, 'page'>;
  readonly #merchant: string;
  readonly #language: string;
  readonly #signInPopup: boolean;
  readonly #answerFirst: () => Promise<void>;

  constructor(page: Page, portal: Pick<Portal, 'page'>, merchant: MerchantUnderTest) {
    const { code, language, signInPopup, asksConsent = false } = merchant;
    this.page = page;
    this.say = wordsOf(language);
    this.keyboard = new Keyboard(page);
    this.around = new AroundThePage(page, this.say);
    this.#portal = portal;
    this.#merchant = code;
    this.#language = language;
    this.#signInPopup = signInPopup;
    this.#answerFirst = async () => (asksConsent ? undefined : declineConsent(page.context(), code, this.address('/')));
  }

  address(path: string): string {
    return this.#portal.page(this.#merchant, path);
  }

  /** The language is chosen as if on an earlier visit of this tab. */
  async speakFromNextLoad(): Promise<void> {
    await this.page.evaluate((language) => sessionStorage.setItem('hisLang', language), this.#language);
    await this.speakFromFirstLoad();
  }

  /** The language is chosen as if in another tab before. */
  async speakFromFirstLoad(): Promise<void> {
    const name = `atrium.${this.#merchant}.hisLang`;
    await this.page.context().addCookies([{ name, value: this.#language, url: this.address('/') }]);
  }

  async open(path = '/'): Promise<void> {
    await this.#answerFirst();
    await this.page.goto(this.address(path));
  }

  /** Opens without waiting for all the page needs, some of which may never come. */
  async beginToOpen(path = '/'): Promise<void> {
    await this.#answerFirst();
    await this.page.goto(this.address(path), { waitUntil: 'commit' });
  }

  /** What stands where a part of the page could not be shown. */
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

  /** Pixels of content that stand out to the side of the window. */
  sidewaysOverflow(): Promise<number> {
    return this.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  }

  /** A heading of the page's content that is there once the view has mounted. */
  heading(name: string | RegExp): Locator {
    return this.content.getByRole('heading', { name });
  }

  /** The heading that names the page. */
  get title(): Locator {
    return this.content.getByRole('heading', { level: 1 });
  }

  /** Where games are looked for by name, on the page of slots. */
  get gameSearch(): Locator {
    return this.content.getByRole('searchbox', { name: this.say('lobby', 'slots.search') });
  }

  contentLink(name: string): Locator {
    return this.content.getByRole('link', { name });
  }

  get offlineBanner(): Locator {
    return this.page.getByRole('status').filter({ hasText: this.say('host', 'shell.offline') });
  }

  async scrollToEnd(): Promise<void> {
    await this.playLastGame.waitFor();
    await this.page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  }

  /** Pixels the page is scrolled down. */
  scrolled(): Promise<number> {
    return this.page.evaluate(() => Math.round(window.scrollY));
  }

  /** Addresses below a path that this tab asks from now on; grows as they come. */
  requestsTo(path: string): string[] {
    const seen: string[] = [];
    this.page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith(path)) seen.push(pathname);
    });
    return seen;
  }

  get chooseLanguage(): Locator {
    return this.page.getByRole('banner').getByRole('button', { name: this.say('host', 'shell.language') });
  }

  get languagesOffered(): Locator {
    return this.page.getByRole('menuitemradio');
  }

  languageOffered(name: string): Locator {
    return this.page.getByRole('menuitemradio', { name });
  }

  get signInLink(): Locator {
    return this.page.getByRole('banner').getByRole('link', { name: this.say('host', 'shell.signIn'), exact: true });
  }

  /** The uppermost dialog: a place opened over the page, or a message. */
  get dialog(): Locator {
    return this.page.locator('dialog[open]').last();
  }

  dialogButton(label: string): Locator {
    return this.dialog.getByRole('button', { name: label, exact: true });
  }

  /** The sign-in form over the page. */
  get signInPopup(): SignInForm {
    return new SignInForm(this.dialog, this.say);
  }

  /** The sign-in form on its page. */
  get signInPage(): SignInForm {
    return new SignInForm(this.content, this.say);
  }

  /** Answers what a visitor is asked who wants something that takes a session: in the popup, or by way of the notice. */
  async signInAsAsked({ username, password }: Account, by: 'click' | 'tap' = 'click'): Promise<void> {
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
    return this.page.getByRole('status', { name: this.say('host', 'shell.balance') });
  }

  /** The info bar's balance as plain digits; empty while it is not known. */
  async shownBalance(): Promise<string> {
    return digitsOf(await this.balance.innerText());
  }

  /** What the ledger says this tab's customer has, as plain digits, asked past everything the portal remembers. */
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

  /** The session as this tab keeps it; undefined for a visitor. */
  async sessionToken(): Promise<string | undefined> {
    return (await this.page.evaluate(() => sessionStorage.getItem('token'))) ?? undefined;
  }

  /** Everything this tab keeps for its session, as one text. */
  keptInSession(): Promise<string> {
    return this.page.evaluate(() => JSON.stringify(Object.values(sessionStorage)).replaceAll('\\"', '"'));
  }

  get signOutButton(): Locator {
    return this.page.getByRole('banner').getByRole('button', { name: this.say('host', 'shell.signOut') });
  }

  /** In the bar, or in the account's sheet on a phone. */
  get anySignOutButton(): Locator {
    return this.page.getByRole('button', { name: this.say('host', 'shell.signOut') });
  }

  /** On a phone what belongs to the account is in a sheet; on a wide screen it stands in the bar. */
  async openAccount(): Promise<void> {
    const tab = this.page.getByRole('navigation', { name: this.say('host', 'shell.tabBar') });
    if (await tab.isVisible()) await tab.getByRole('button', { name: this.say('host', 'shell.me') }).click();
  }

  async signOut(): Promise<void> {
    await this.signOutButton.click();
    await this.dialogButton(this.say('auth', 'account.signOut')).click();
  }

  get menu(): Locator {
    return this.page.getByRole('navigation', { name: this.say('host', 'shell.menu') });
  }

  get menuEntries(): Locator {
    return this.menu.getByRole('link');
  }

  menuEntry(key: string): Locator {
    return this.menu.getByRole('link', { name: this.say('lobby', key), exact: true });
  }

  /** The first game of a list, whichever it is. */
  get firstGame(): Locator {
    return this.content.getByRole('article').first();
  }

  /** The button that starts the first game. */
  get playFirstGame(): Locator {
    return this.firstGame.getByRole('button', { name: this.say('lobby', 'game.play') }).first();
  }

  /** Opens the games of the first vendor that has several. */
  get seeVendorsGames(): Locator {
    return this.content.getByRole('button', { name: this.say('lobby', 'vendor.all') }).first();
  }

  get tryFirstGame(): Locator {
    return this.firstGame.getByRole('button', { name: this.say('lobby', 'game.demo') });
  }

  get tryAnyGame(): Locator {
    return this.content.getByRole('button', { name: this.say('lobby', 'game.demo') });
  }

  get playLastGame(): Locator {
    return this.content
      .getByRole('article')
      .last()
      .getByRole('button', { name: this.say('lobby', 'game.play') })
      .first();
  }

  /** Plays by the picture: on a phone other buttons may stand on the middle of a card. */
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
