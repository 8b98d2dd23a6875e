import { expect, type Browser, type Page } from 'playwright/test';
import type { Portal } from '../../support/portal';

/** Milliseconds a page has on a busy machine. */
const patience = { timeout: 30_000 };

/** What visitors see, each in a browser of his own, so that nobody's trial or cache is another's. */
export class Visitors {
  constructor(
    private readonly browser: Browser,
    private readonly portal: Pick<Portal, 'page'>,
  ) {}

  /** Holds the main part of a page against the words. */
  async see(merchant: string, path: string, words: string): Promise<void> {
    await this.visit(async (page) => {
      await page.goto(this.portal.page(merchant, path));
      await expect(page.getByRole('main')).toContainText(words, patience);
    });
  }

  /** Holds that the merchant's visitors are told there is no such place, and fetch no byte of the remote. */
  async seeNothingOf(remote: string, merchant: string): Promise<void> {
    await this.visit(async (page) => {
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
      await page.goto(this.portal.page(merchant, `/${remote}`));
      await expect(page.getByRole('main').getByRole('heading')).not.toHaveCount(0, patience);
      await expect(page.getByRole('link', { name: 'Promo', exact: true })).toHaveCount(0);
      expect(fetched.filter((path) => path.startsWith(`/r/${remote}/`))).toEqual([]);
    });
  }

  /** A tab that stays open while something is done. */
  async watch(address: string, work: (words: (expected: string) => Promise<void>) => Promise<void>): Promise<void> {
    await this.visit(async (page) => {
      await page.goto(address);
      await work((expected) => expect(page.getByRole('main')).toContainText(expected, patience));
    });
  }

  private async visit(work: (page: Page) => Promise<void>): Promise<void> {
    const context = await this.browser.newContext({ viewport: { width: 1440, height: 900 } });
    try {
      await work(await context.newPage());
    } finally {
      await context.close();
    }
  }
}
