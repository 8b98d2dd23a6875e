import type { Cookie, Page } from 'playwright/test';

/** What a browser keeps of a merchant's site: its storages and its cookies. */
export class KeptThings {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Session storage and local storage, each as one object. */
  storages(): Promise<[Record<string, string>, Record<string, string>]> {
    return this.#page.evaluate(() => [{ ...sessionStorage }, { ...localStorage }]);
  }

  keep(key: string, value: string): Promise<void> {
    return this.#page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, value] as const);
  }

  lose(key: string): Promise<void> {
    return this.#page.evaluate((name) => localStorage.removeItem(name), key);
  }

  async deviceId(): Promise<string | undefined> {
    const [, local] = await this.storages();
    return local['loginDeviceId'];
  }

  /** The cookie of this site whose name ends so, if there is one. */
  async cookie(ending: string): Promise<Cookie | undefined> {
    const cookies = await this.#page.context().cookies(this.#page.url());
    return cookies.find(({ name }) => name.endsWith(ending));
  }
}
