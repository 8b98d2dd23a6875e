import { expect, type Locator, type Page } from 'playwright/test';

/** The operators' page. */
export class ConsolePage {
  readonly #operations: string;

  constructor(
    readonly page: Page,
    operations: string,
  ) {
    this.#operations = operations;
  }

  open(path = ''): Promise<unknown> {
    return this.page.goto(`${this.#operations}/console${path}`);
  }

  async signIn(token: string, name = ''): Promise<void> {
    await this.page.getByLabel('Token', { exact: true }).fill(token);
    await this.page.getByLabel('Your name (optional)').fill(name);
    await this.page.getByRole('button', { name: 'Sign in' }).click();
  }

  get title(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  get content(): Locator {
    return this.page.getByRole('main');
  }

  get alert(): Locator {
    return this.page.getByRole('alert');
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  /** The confirmation of the last change. */
  get done(): Locator {
    return this.page.getByRole('region', { name: 'Confirmation' });
  }

  /** The stable release of the open remote. */
  get stableRelease(): Locator {
    return this.page.getByRole('term').filter({ hasText: 'Stable release' }).locator('+ dd');
  }

  get history(): Locator {
    return this.page.getByRole('region', { name: 'History' }).getByRole('listitem');
  }

  /** Charts of the failure rates. */
  get figures(): Locator {
    return this.page.getByRole('img', { name: 'Share of page loads that failed' });
  }

  /** Opens a remote by its link on the releases page. */
  async openRemote(remote: string): Promise<void> {
    await this.page.getByRole('link', { name: remote, exact: true }).click();
    await expect(this.title).toHaveText(remote);
    await expect(this.history.first()).toBeVisible();
  }

  menu(page: string): Locator {
    return this.page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: page });
  }

  /** Opens the dialog of a change, and selects a release if given. */
  async openChange(change: string, release?: string): Promise<void> {
    await this.page.getByRole('group', { name: 'Changes' }).getByRole('button', { name: change }).click();
    if (release !== undefined) await this.dialog.getByLabel('Release', { exact: true }).selectOption(release);
  }

  async giveReason(reason: string): Promise<void> {
    await this.dialog.getByLabel('Reason').fill(reason);
  }

  /** Clicks the button that applies the change. */
  async confirm(change: string): Promise<void> {
    await this.dialog.getByRole('button', { name: change, exact: true }).click();
  }

  /** The dialog's row for an affected group: from which release to which. */
  effect(who: string): Locator {
    return this.dialog.getByRole('row').filter({ has: this.page.getByRole('rowheader', { name: who }) });
  }

  /** Pixels by which the page is wider than its window. */
  overflow(): Promise<number> {
    return this.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  }
}
