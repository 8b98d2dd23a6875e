import { expect, type Locator, type Page } from 'playwright/test';
import type { TextLookup } from '../support/text-lookup';

/** Parts of the tab outside the content: visibility, toasts, balance, device storage. */
export class PortalShell {
  readonly #page: Page;
  readonly #say: TextLookup;

  constructor(page: Page, say: TextLookup) {
    this.#page = page;
    this.#say = say;
  }

  /** A time as this page formats it, without its zone. */
  timeOf(moment: number): Promise<string> {
    return this.#page.evaluate(
      (at) => new Intl.DateTimeFormat(document.documentElement.lang, { hour: 'numeric', minute: '2-digit' }).format(at),
      moment,
    );
  }

  /** Makes the page visible, as when the user returns to its tab. */
  async becomeVisible(): Promise<void> {
    await this.#page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  }

  /** A value of the device storage. */
  storedValue(key: string): Promise<string | null> {
    return this.#page.evaluate((name) => localStorage.getItem(name), key);
  }

  /** Waits for a message in a dialog and acknowledges it. */
  async acknowledge(message: string): Promise<void> {
    const dialog = this.#page.locator('dialog[open]').last();
    await expect(dialog).toContainText(message);
    await dialog.locator('[data-begin]').click();
  }

  /** Dismisses a toast that is not covered. */
  async dismiss(text: string): Promise<void> {
    await this.toast(text)
      .getByRole('button', { name: this.#say('host', 'dismiss_toast') })
      .click();
    await expect(this.toast(text)).toHaveCount(0);
  }

  /** A toast with this text. */
  toast(text: string): Locator {
    const dismiss = this.#page.getByRole('button', { name: this.#say('host', 'dismiss_toast') });
    return this.#page.locator('div', { has: dismiss }).filter({ hasText: text }).last();
  }

  /** Icon beside the text of the topmost dialog. */
  get dialogIcon(): Locator {
    return this.#page.locator('dialog[open] > [data-part="sheet"]').last().locator('div > svg');
  }

  /** Clicks the button that refreshes the balance, even if a dialog covers it. */
  async pressRefresh(): Promise<void> {
    await this.#page.getByRole('banner').getByLabel(this.#say('host', 'shell.refreshBalance')).dispatchEvent('click');
  }

  /** Refreshes the balance; resolves with the response's status, 0 without a response. */
  async refreshBalance(): Promise<number> {
    const balance = (url: string) => new URL(url).pathname === '/wps/v2/wallets/balance';
    const answered = this.#page.waitForEvent('requestfinished', (request) => balance(request.url()));
    const failed = this.#page.waitForEvent('requestfailed', (request) => balance(request.url()));
    await this.#page
      .getByRole('banner')
      .getByRole('button', { name: this.#say('host', 'shell.refreshBalance') })
      .click();
    return Promise.race([
      answered.then(async (request) => (await request.response())?.status() ?? 0),
      failed.then(() => 0),
    ]).finally(() => [answered, failed].forEach((waiting) => void waiting.catch(() => undefined)));
  }

  /**
   * Evidence of copies of shared modules: each react-dom copy marks its roots with a random key, mobx counts its
   * instances, each emotion cache names its style elements.
   */
  copies() {
    return this.#page.evaluate(() => {
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

  /** Position of the focus while a dialog is open: inside it, behind it, or nowhere. */
  focusWhileDialog(): Promise<'inside' | 'behind' | 'nowhere'> {
    return this.#page
      .locator('dialog[open]')
      .last()
      .evaluate((dialog) => {
        const { activeElement, body } = document;
        if (dialog.contains(activeElement)) return 'inside';
        return activeElement === null || activeElement === body ? 'nowhere' : 'behind';
      });
  }
}
