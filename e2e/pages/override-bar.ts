import type { Locator, Page } from 'playwright/test';

/** Override bar of a tab with development builds. */
export class OverrideBar {
  readonly bar: Locator;

  constructor(page: Page) {
    this.bar = page.getByRole('complementary', { name: 'Override' });
  }

  /** Remote, build and errors. */
  get status(): Locator {
    return this.bar.getByRole('status');
  }

  async drop(): Promise<void> {
    await this.bar.getByRole('button', { name: 'Drop' }).click();
  }
}
