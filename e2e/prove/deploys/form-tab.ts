import type { PortalPage } from '../../pages/portal-page';
import { accounts } from '../../support/accounts';

/** A tab with a form that is filled in at the start and sent at the end. */
export class FormTab {
  readonly faults: string[] = [];
  documents = 0;
  readonly #username: string = accounts.player.username;

  constructor(
    readonly name: string,
    readonly tab: PortalPage,
  ) {}

  async open(): Promise<void> {
    await this.tab.open('/login');
    await this.tab.signInPage.username.fill(this.#username);
    await this.tab.signInPage.password.fill(accounts.player.password);
    this.tab.page.on('domcontentloaded', () => void (this.documents += 1));
  }

  async check(): Promise<void> {
    const { username, password } = this.tab.signInPage;
    const [name, secret] = [await username.inputValue(), await password.inputValue()];
    if (name !== this.#username || secret !== accounts.player.password)
      this.faults.push(`${this.name}: the form holds only "${name}"`);
  }

  /** Sends the form, which loads what follows it. */
  async send(): Promise<void> {
    try {
      await this.tab.signInPage.submit.click();
      await this.tab.balance.waitFor();
      if (await this.tab.fault.first().isVisible()) this.faults.push(`${this.name}: a fault is shown after the form`);
    } catch (error) {
      this.faults.push(`${this.name}: the form was not accepted, ${String(error).slice(0, 200)}`);
    }
  }
}
