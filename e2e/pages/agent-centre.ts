import { expect, type Locator } from 'playwright/test';
import type { TextLookup } from '../support/text-lookup';

/** The agent centre: menu and open page. */
export class AgentCentre {
  readonly #root: Locator;
  readonly #say: TextLookup;

  constructor(root: Locator, say: TextLookup) {
    this.#root = root;
    this.#say = say;
  }

  title(page: string): Locator {
    return this.#root.getByRole('heading', { level: 1, name: this.#say('agent', `page.${page}`) });
  }

  get menuLinks(): Locator {
    return this.#root.getByRole('navigation', { name: this.#say('agent', 'centre.menu') }).getByRole('link');
  }

  menuLink(page: string): Locator {
    return this.menuLinks.filter({ hasText: this.#say('agent', `page.${page}`) });
  }

  /** A formatted team figure, without its previous value. */
  figure(name: string): Locator {
    return this.#root
      .getByRole('term')
      .filter({ hasText: this.#say('agent', `figure.${name}`) })
      .locator('xpath=following-sibling::*[1]');
  }

  /** Selects the days of the figures, and waits until the previous ones are replaced. */
  async selectSpan(span: string): Promise<void> {
    const button = this.#root.getByRole('button', { name: this.#say('agent', `span.${span}`), exact: true });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(this.#root.locator('[aria-busy=true]')).toHaveCount(0);
  }

  get members(): Locator {
    return this.#rowsNamed(this.#say('agent', 'downlines.caption'));
  }

  /** Rows of a page's record. */
  rowsOf(page: string): Locator {
    return this.#rowsNamed(this.#say('agent', `page.${page}`));
  }

  #rowsNamed(caption: string): Locator {
    return this.#root.getByRole('table', { name: caption }).getByRole('rowgroup').last().getByRole('row');
  }

  member(account: string): Locator {
    return this.members.filter({ hasText: account });
  }

  /** Opens a member's downlines. */
  async openDownlines(account: string): Promise<void> {
    await this.member(account).getByRole('link').click();
  }

  /** Registers a downline in the register centre, under a first password. */
  async register(username: string, password: string): Promise<void> {
    await this.#root.getByLabel(this.#say('agent', 'register.username')).fill(username);
    await this.#root.getByLabel(this.#say('agent', 'register.password'), { exact: true }).fill(password);
    await this.#root.getByRole('button', { name: this.#say('agent', 'register.submit') }).click();
  }

  /** Opens the registration links of the register centre. */
  async showLinks(): Promise<void> {
    await this.#root.getByRole('tab', { name: this.#say('agent', 'register.tab.links') }).click();
  }

  /** Creates a registration link in the register centre. Returns its code. */
  async createLink(share: string): Promise<string> {
    await this.showLinks();
    await this.#root.getByLabel(this.#say('agent', 'link.share')).fill(share);
    await this.#root.getByRole('button', { name: this.#say('agent', 'link.create') }).click();
    const [before = '', after = ''] = this.#say('agent', 'link.created', { code: '|' }).split('|');
    const created = this.#root.getByRole('status').filter({ hasText: before });
    await expect(created).toContainText(after.trim());
    return (await created.innerText()).split(before)[1]?.trim().split(/\s/)[0] ?? '';
  }

  /** The button that lists the accounts of a registration link. */
  accountsOfLink(code: string, count: string): Locator {
    return this.#root.getByRole('button', { name: this.#say('agent', 'link.usedOf', { code, count }), exact: true });
  }

  /** The button that opens the agent's red envelope. */
  get openEnvelope(): Locator {
    return this.#root.getByRole('button', { name: this.#say('agent', 'redRain.open'), exact: true });
  }

  /** Sentence of the red rain. */
  redRainSays(key: 'opened' | 'emptied'): Locator {
    return this.#root.getByRole('status').filter({ hasText: this.#say('agent', `redRain.${key}`) });
  }

  /** The button that traces one row of a record of pay. */
  traceOf(row: Locator): Locator {
    return row.getByRole('button');
  }

  /** The button that sends a member money. */
  transferButton(account: string): Locator {
    return this.#root.getByRole('button', { name: this.#say('agent', 'transfer.to', { account }) });
  }

  /** The button that offers a direct downline a contract. */
  offerButton(account: string): Locator {
    return this.#root.getByRole('button', { name: this.#say('agent', 'offer.to', { account }) });
  }

  async search(name: string): Promise<void> {
    const field = this.#root.getByRole('searchbox');
    await field.fill(name);
    await field.press('Enter');
  }

  get trail(): Locator {
    return this.#root.getByRole('navigation', { name: this.#say('agent', 'downlines.trail') });
  }
}
