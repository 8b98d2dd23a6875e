import type { Locator, Page } from 'playwright/test';
import type { Words } from '../support/words';

/** What a person meets around the page: the tab itself, toasts, the balance, what the device keeps. */
export class AroundThePage {
  constructor(
    private readonly page: Page,
    private readonly say: Words,
  ) {}

  /** A moment as this page writes the time of day, without its zone. */
  timeOf(moment: number): Promise<string> {
    return this.page.evaluate(
      (at) => new Intl.DateTimeFormat(document.documentElement.lang, { hour: 'numeric', minute: '2-digit' }).format(at),
      moment,
    );
  }

  /** The page becomes visible, as when somebody comes back to its tab. */
  async comeBack(): Promise<void> {
    await this.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  }

  /** What the portal keeps on this device under a key. */
  kept(key: string): Promise<string | null> {
    return this.page.evaluate((name) => localStorage.getItem(name), key);
  }

  /** A toast that says something. */
  toast(words: string): Locator {
    const dismiss = this.page.getByRole('button', { name: this.say('host', 'dismiss_toast') });
    return this.page.locator('div', { has: dismiss }).filter({ hasText: words }).last();
  }

  /** Asks for the balance anew; resolves with the answer's status once it is there, 0 when there is none. */
  async refreshBalance(): Promise<number> {
    const balance = (url: string) => new URL(url).pathname === '/wps/v2/wallets/balance';
    const answered = this.page.waitForEvent('requestfinished', (request) => balance(request.url()));
    const failed = this.page.waitForEvent('requestfailed', (request) => balance(request.url()));
    await this.page
      .getByRole('banner')
      .getByRole('button', { name: this.say('host', 'shell.refreshBalance') })
      .click();
    return Promise.race([
      answered.then(async (request) => (await request.response())?.status() ?? 0),
      failed.then(() => 0),
    ]).finally(() => [answered, failed].forEach((waiting) => void waiting.catch(() => undefined)));
  }
}
