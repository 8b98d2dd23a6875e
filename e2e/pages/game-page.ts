import { expect, type Locator, type Page } from 'playwright/test';

/** A demo vendor's game in a tab of its own. */
export class GamePage {
  constructor(readonly page: Page) {}

  get stage(): Locator {
    return this.page.getByRole('main');
  }

  get status(): Locator {
    return this.page.getByRole('status').first();
  }

  get play(): Locator {
    return this.page.locator('#spin');
  }

  /** The bets of games with a choice. */
  get bets(): Locator {
    return this.page.getByRole('radio');
  }

  get balance(): Locator {
    return this.page.locator('#balance');
  }

  get rules(): Locator {
    return this.page.getByRole('dialog');
  }

  async openRules(): Promise<void> {
    await this.stage.locator('header').getByRole('button').first().click();
  }

  async waitUntilReady(): Promise<void> {
    await expect(this.stage).toHaveAttribute('data-state', 'ready', { timeout: 20_000 });
  }

  /** Pixels of horizontal overflow. */
  sidewaysOverflow(): Promise<number> {
    return this.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  }
}
