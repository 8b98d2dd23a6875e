import type { Cookie, Page } from 'playwright/test';

/** Browser storage of a merchant's site: storages and cookies. */
export class BrowserStorage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Session storage and local storage as objects. */
  storages(): Promise<[Record<string, string>, Record<string, string>]> {
    return this.#page.evaluate(() => [{ ...sessionStorage }, { ...localStorage }]);
  }

  set(key: string, value: string): Promise<void> {
    return this.#page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, value] as const);
  }

  remove(key: string): Promise<void> {
    return this.#page.evaluate((name) => localStorage.removeItem(name), key);
  }

  async deviceId(): Promise<string | undefined> {
    const [, local] = await this.storages();
    return local['loginDeviceId'];
  }

  /** The cookie of this site with a name that has this ending, if any. */
  async cookie(ending: string): Promise<Cookie | undefined> {
    const cookies = await this.#page.context().cookies(this.#page.url());
    return cookies.find(({ name }) => name.endsWith(ending));
  }
}
