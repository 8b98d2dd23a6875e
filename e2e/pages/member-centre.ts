import type { Locator } from 'playwright/test';
import { digitsOf } from '../support/amount';
import type { TextLookup } from '../support/text-lookup';

export type MemberPageName =
  | 'securityCenter'
  | 'transferFund'
  | 'depositv2'
  | 'withdraw'
  | 'transactionHistory'
  | 'personalHistoryCopy'
  | 'personalProfit'
  | 'transferUpline'
  | 'rewardCenter'
  | 'referral'
  | 'bonusDetails'
  | 'missionLeaderboard'
  | 'messageV2'
  | 'manualRebate'
  | 'playerRank'
  | 'pointMall'
  | 'playerMRDailySalary';

/** The member centre: menu and open page. */
export class MemberCentre {
  readonly #root: Locator;
  readonly #say: TextLookup;

  constructor(root: Locator, say: TextLookup) {
    this.#root = root;
    this.#say = say;
  }

  title(page: MemberPageName): Locator {
    return this.#root.getByRole('heading', { level: 1, name: this.#say('member', `page.${page}`) });
  }

  menuLink(page: MemberPageName): Locator {
    const title = this.#say('member', `page.${page}`).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    return this.#root
      .getByRole('navigation', { name: this.#say('member', 'centre.menu') })
      .getByRole('link', { name: new RegExp(String.raw`^${title}\s*[\d•]*$`) });
  }

  /** Opens a page by the account menu. */
  async openByAccountMenu(page: MemberPageName): Promise<void> {
    const tab = this.#root.page();
    const banner = tab.getByRole('banner');
    await banner.getByRole('button', { name: `${this.#say('host', 'shell.account')}:` }).click();
    await banner
      .getByRole('group', { name: this.#say('host', 'shell.account') })
      .getByRole('link', { name: this.#say('member', `page.${page}`) })
      .first()
      .click();
  }

  /** Row of a protection, by its text key. */
  protection(name: string): Locator {
    const label = this.#root.page().getByText(this.#say('member', `security.${name}`), { exact: true });
    return this.#root.getByRole('listitem').filter({ has: label });
  }

  get total(): Locator {
    return this.#root.getByRole('status', { name: this.#say('member', 'wallets.total') });
  }

  /** Rows of the account record, the latest first. */
  get rows(): Locator {
    return this.#root.getByRole('table').getByRole('rowgroup').last().getByRole('row');
  }

  /** Resulting balance of a row, as digits. */
  async balanceAfter(line: Locator): Promise<string> {
    return digitsOf(await line.getByRole('cell').last().innerText());
  }

  async showOnly(kind: string): Promise<void> {
    await this.#root
      .getByRole('combobox', { name: this.#say('member', 'record.kind') })
      .selectOption({ label: this.#say('member', `record.kind.${kind}`) });
  }
}
