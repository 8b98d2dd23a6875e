import type { Locator, Page } from 'playwright/test';

/** The bar of a tab that tries a remote's unpublished builds. */
export class OverrideBar {
  readonly bar: Locator;

  constructor(page: Page) {
    this.bar = page.getByRole('complementary', { name: 'Override' });
  }

  /** Which remote, which build, and what is wrong. */
  get status(): Locator {
    return this.bar.getByRole('status');
  }

  async drop(): Promise<void> {
    await this.bar.getByRole('button', { name: 'Drop' }).click();
  }
}
