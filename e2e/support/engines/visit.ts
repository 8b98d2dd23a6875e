import type { Account } from '../accounts';
import { merchants } from '../merchants';
import type { Portal } from '../portal';
import { textLookup, type TextLookup } from '../text-lookup';
import type { EngineBrowser } from './engine';
import { EnginePage } from './engine-page';

/** A tab at one merchant in any engine. Consent is declined, so that no banner covers the page. */
export class Visit {
  readonly #address: (path: string) => string;

  private constructor(
    readonly page: EnginePage,
    readonly say: TextLookup,
    address: (path: string) => string,
  ) {
    this.#address = address;
  }

  static async begin(browser: EngineBrowser, portal: Pick<Portal, 'page'>, merchant: string): Promise<Visit> {
    const found = merchants.find(({ code }) => code === merchant);
    if (!found) throw new Error(`There is no merchant ${merchant}`);
    const page = new EnginePage(await browser.newTab());
    const visit = new Visit(page, textLookup(found.language), (path) => portal.page(merchant, path));
    // a page, because other responses are sandboxed and a sandboxed document has no cookies
    await page.open(visit.#address('/nope'));
    await page.call('(name) => { document.cookie = `${name}=declined; path=/`; }', [`atrium.${merchant}.consent`]);
    return visit;
  }

  open(path: string): Promise<void> {
    return this.page.open(this.#address(path));
  }

  /** Follows a link of the page, without loading a document. */
  follow(path: string): Promise<void> {
    return this.page.click({ css: `a[href="${path}"]` });
  }

  async signIn({ username, password }: Account): Promise<void> {
    const field = (key: string) => ({ css: 'main input', name: this.say('auth', key) });
    await this.open('/login');
    await this.page.fill(field('signIn.username'), username);
    await this.page.fill(field('signIn.password'), password);
    await this.page.click({ css: 'main button', name: this.say('auth', 'signIn.submit') });
    await this.seeBalance();
  }

  seeBalance(): Promise<void> {
    return this.page.see({ css: `[role="status"][aria-label="${this.say('host', 'shell.balance')}"]` });
  }

  /** Waits for the error shown in place of a view that failed. */
  seeFault(): Promise<void> {
    return this.page.see({ css: 'main [role="alert"]', has: this.say('host', 'place.failed.title') });
  }

  retry(): Promise<void> {
    return this.page.click({ css: 'main [role="alert"] button', name: this.say('host', 'place.retry') });
  }
}
