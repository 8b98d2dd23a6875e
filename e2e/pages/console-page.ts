import { expect, type Locator, type Page } from 'playwright/test';

/** The operators' page. */
export class ConsolePage {
  constructor(
    readonly page: Page,
    private readonly operations: string,
  ) {}

  open(path = ''): Promise<unknown> {
    return this.page.goto(`${this.operations}/console${path}`);
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

  /** What was done last, as it is told. */
  get done(): Locator {
    return this.page.getByRole('region', { name: 'What was done' });
  }

  /** What everybody gets of the remote that is shown. */
  get everybodyGets(): Locator {
    return this.page.getByRole('term').filter({ hasText: 'Everybody gets' }).locator('+ dd');
  }

  get history(): Locator {
    return this.page.getByRole('region', { name: 'History' }).getByRole('listitem');
  }

  /** The plots of how releases fare. */
  get figures(): Locator {
    return this.page.getByRole('img', { name: 'Share of page loads that failed' });
  }

  /** Goes to a remote, by its link on the page of releases. */
  async goTo(remote: string): Promise<void> {
    await this.page.getByRole('link', { name: remote, exact: true }).click();
    await expect(this.title).toHaveText(remote);
    await expect(this.history.first()).toBeVisible();
  }

  menu(page: string): Locator {
    return this.page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: page });
  }

  /** Opens the dialog of a change, and there chooses a release where one is to be chosen. */
  async begin(change: string, release?: string): Promise<void> {
    await this.page.getByRole('group', { name: 'Changes' }).getByRole('button', { name: change }).click();
    if (release !== undefined) await this.dialog.getByLabel('Release', { exact: true }).selectOption(release);
  }

  async giveReason(reason: string): Promise<void> {
    await this.dialog.getByLabel('Reason').fill(reason);
  }

  /** Presses the button that makes the change. */
  async confirm(change: string): Promise<void> {
    await this.dialog.getByRole('button', { name: change, exact: true }).click();
  }

  /** What the dialog says of a change: for whom, from what, to what. */
  effect(who: string): Locator {
    return this.dialog.getByRole('row').filter({ has: this.page.getByRole('rowheader', { name: who }) });
  }

  /** Pixels by which the page is wider than its window. */
  overflow(): Promise<number> {
    return this.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  }
}
