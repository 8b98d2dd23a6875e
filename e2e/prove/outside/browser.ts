import { expect, type Browser, type Page } from 'playwright/test';
import type { Portal } from '../../support/portal';

/** Milliseconds a page has on a busy machine. */
const patience = { timeout: 30_000 };

/** Checks what visitors see, each in a new browser context without cache or canary cookie. */
export class Visitors {
  readonly #browser: Browser;
  readonly #portal: Pick<Portal, 'page'>;

  constructor(browser: Browser, portal: Pick<Portal, 'page'>) {
    this.#browser = browser;
    this.#portal = portal;
  }

  /** Checks that the main part of a page contains a text. */
  async see(merchant: string, path: string, text: string): Promise<void> {
    await this.#visit(async (page) => {
      await page.goto(this.#portal.page(merchant, path));
      await expect(page.getByRole('main')).toContainText(text, patience);
    });
  }

  /** Checks that the merchant's visitors get the page for unknown places, and no byte of the remote. */
  async seeNothingOf(remote: string, merchant: string): Promise<void> {
    await this.#visit(async (page) => {
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
      await page.goto(this.#portal.page(merchant, `/${remote}`));
      await expect(page.getByRole('main').getByRole('heading')).not.toHaveCount(0, patience);
      await expect(page.getByRole('link', { name: 'Promo', exact: true })).toHaveCount(0);
      expect(fetched.filter((path) => path.startsWith(`/r/${remote}/`))).toEqual([]);
    });
  }

  /** Opens a tab and calls `work` with a check of its text. */
  async watch(address: string, work: (sees: (expected: string) => Promise<void>) => Promise<void>): Promise<void> {
    await this.#visit(async (page) => {
      await page.goto(address);
      await work((expected) => expect(page.getByRole('main')).toContainText(expected, patience));
    });
  }

  async #visit(work: (page: Page) => Promise<void>): Promise<void> {
    const context = await this.#browser.newContext({ viewport: { width: 1440, height: 900 } });
    try {
      await work(await context.newPage());
    } finally {
      await context.close();
    }
  }
}
