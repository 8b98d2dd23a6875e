import type { PortalPage } from '../../pages/portal-page';
import { accounts } from '../../support/accounts';

/** Somebody who fills in a form and is called away before sending it. */
export class Writer {
  readonly broken: string[] = [];
  documents = 0;
  #written: string = accounts.player.username;

  constructor(
    readonly name: string,
    readonly tab: PortalPage,
  ) {}

  async begin(): Promise<void> {
    await this.tab.open('/login');
    await this.tab.signInPage.username.fill(this.#written);
    await this.tab.signInPage.password.fill(accounts.player.password);
    this.tab.page.on('domcontentloaded', () => void (this.documents += 1));
  }

  async look(): Promise<void> {
    const { username, password } = this.tab.signInPage;
    const [name, secret] = [await username.inputValue(), await password.inputValue()];
    if (name !== this.#written || secret !== accounts.player.password)
      this.broken.push(`${this.name}: of what was written, "${name}" is left`);
  }

  /** Sends the form at last: what it leads to is loaded now. */
  async send(): Promise<void> {
    try {
      await this.tab.signInPage.submit.click();
      await this.tab.balance.waitFor();
      if (await this.tab.fault.first().isVisible()) this.broken.push(`${this.name}: a fault stands behind the form`);
    } catch (error) {
      this.broken.push(`${this.name}: the form led nowhere, ${String(error).slice(0, 200)}`);
    }
  }
}
