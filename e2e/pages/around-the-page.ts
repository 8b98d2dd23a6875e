import { expect, type Locator, type Page } from 'playwright/test';
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

  /** Takes a toast away, which nothing may stand before. */
  async dismiss(words: string): Promise<void> {
    await this.toast(words)
      .getByRole('button', { name: this.say('host', 'dismiss_toast') })
      .click();
    await expect(this.toast(words)).toHaveCount(0);
  }

  /** A toast that says something. */
  toast(words: string): Locator {
    const dismiss = this.page.getByRole('button', { name: this.say('host', 'dismiss_toast') });
    return this.page.locator('div', { has: dismiss }).filter({ hasText: words }).last();
  }

  /** What is drawn beside the text of the uppermost dialog. */
  get dialogIcon(): Locator {
    return this.page.locator('dialog[open] > [data-part="sheet"]').last().locator('div > svg');
  }

  /** Presses the button that asks for the balance, also while a dialog covers it. */
  async pressRefresh(): Promise<void> {
    await this.page.getByRole('banner').getByLabel(this.say('host', 'shell.refreshBalance')).dispatchEvent('click');
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

  /**
   * Signs of the copies of shared modules on the page: each copy of react-dom marks its roots with a random key of its
   * own, mobx counts its instances, each emotion cache names its style elements.
   */
  copies() {
    return this.page.evaluate(() => {
      const marks = [...document.querySelectorAll('*')].flatMap((element) =>
        Object.keys(element).filter((key) => key.startsWith('__reactContainer$')),
      );
      const caches = [...document.querySelectorAll('style[data-emotion]')].map(
        (style) => style.getAttribute('data-emotion')?.split(' ')[0] ?? '',
      );
      return {
        roots: marks.length,
        reactKeys: [...new Set(marks)],
        mobxInstances: (globalThis as { __mobxInstanceCount?: number }).__mobxInstanceCount,
        emotionCaches: [...new Set(caches.map((name) => name.replace(/-global$/, '')))],
      };
    });
  }

  /** Where the focus is while a dialog is open: in it, on something of the page that it covers, or on nothing. */
  focusWhileDialog(): Promise<'inside' | 'behind' | 'nowhere'> {
    return this.page
      .locator('dialog[open]')
      .last()
      .evaluate((dialog) => {
        const { activeElement, body } = document;
        if (dialog.contains(activeElement)) return 'inside';
        return activeElement === null || activeElement === body ? 'nowhere' : 'behind';
      });
  }
}
