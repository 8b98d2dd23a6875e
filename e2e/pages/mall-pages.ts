import type { Locator } from 'playwright/test';
import { digitsOf } from '../support/amount';
import type { PortalPage } from './portal-page';

/** Recipient of a reward. */
export interface Recipient {
  name: string;
  phone: string;
  address: string;
}

/** The points mall: rewards, dialogs and pages. */
export class MallPages {
  readonly #tab: PortalPage;

  constructor(tab: PortalPage) {
    this.#tab = tab;
  }

  get tabs(): Locator {
    return this.#tab.content.getByRole('tab');
  }

  /** Rewards of a type, by its localized name. */
  rewardsOfType(type: string): Locator {
    return this.#tab.content.getByRole('list', { name: type, exact: true });
  }

  moreOf(type: string): Locator {
    return this.#tab.content.getByRole('button', { name: this.#tab.say('mall', 'rewards.moreOf', { type }) });
  }

  reward(name: string): Locator {
    return this.#tab.content.getByRole('article', { name, exact: true });
  }

  /** Number of pieces of the reward that are left. */
  async piecesLeft(name: string): Promise<number> {
    const left = this.reward(name).getByText(this.#tab.say('mall', 'reward.left', { number: '' }).trim());
    return Number(digitsOf(await left.innerText()));
  }

  redeemButton(name: string): Locator {
    return this.reward(name).getByRole('button', { name: this.#tab.say('mall', 'reward.redeemNamed', { name }) });
  }

  /** The balance beside the rewards as digits; empty while loading. */
  points(): Promise<string> {
    return this.#pointsIn(this.#tab.content);
  }

  /** The balance in the open redemption form as digits; empty while loading. */
  pointsOfForm(): Promise<string> {
    return this.#pointsIn(this.#tab.dialog);
  }

  async #pointsIn(place: Locator): Promise<string> {
    return digitsOf(await place.getByRole('status', { name: this.#tab.say('mall', 'points.mine') }).innerText());
  }

  /** The server's point balance of this tab's customer. */
  async pointsOfServer(merchant: string): Promise<string> {
    const balance = await this.#tab.page.evaluate(async (code) => {
      const answer = await fetch('/wps/relay/MCSFE_pointBalance', {
        headers: { Merchant: code, Device: 'web', Authorization: sessionStorage.getItem('token') ?? '' },
      });
      return String((await answer.json()).value.balance);
    }, merchant);
    return digitsOf(balance);
  }

  menuLink(title: 'record' | 'points' | 'rules'): Locator {
    return this.#tab.content
      .getByRole('navigation', { name: this.#tab.say('mall', 'menu.mall') })
      .getByRole('link', { name: this.#tab.say('mall', `title.${title}`) });
  }

  /** Link to the mall in the footer. */
  get footerLink(): Locator {
    return this.#tab.page.getByRole('contentinfo').getByRole('link', { name: this.#tab.say('mall', 'title.mall') });
  }

  get addressField(): Locator {
    return this.#tab.dialog.getByLabel(this.#tab.say('mall', 'redeem.address'));
  }

  async fillIn({ name, phone, address }: Recipient, password?: string): Promise<void> {
    const field = (key: string) => this.#tab.dialog.getByLabel(this.#tab.say('mall', key));
    await field('redeem.name').fill(name);
    await field('redeem.phone').fill(phone);
    await this.addressField.fill(address);
    if (password !== undefined) await field('password.payment').fill(password);
  }

  async submit(): Promise<void> {
    await this.#tab.dialogButton(this.#tab.say('mall', 'redeem.submit')).click();
  }

  /** Converts points to money by the dialog beside the balance. */
  async convert(amount: string, password: string): Promise<void> {
    await this.#tab.content.getByRole('button', { name: this.#tab.say('mall', 'title.convert') }).click();
    await this.#tab.dialog.getByLabel(this.#tab.say('mall', 'convert.amount')).fill(amount);
    await this.#tab.dialog.getByLabel(this.#tab.say('mall', 'password.payment'), { exact: true }).fill(password);
    await this.#tab.dialogButton(this.#tab.say('mall', 'convert.submit')).click();
  }

  /** Rows of a record, the latest first. */
  get rows(): Locator {
    return this.#tab.content.getByRole('table').getByRole('rowgroup').last().getByRole('row');
  }

  /** Opens a reward's page by its name. */
  async openReward(name: string): Promise<void> {
    await this.reward(name).getByRole('link', { name }).click();
  }

  get redeemHere(): Locator {
    return this.#tab.content.getByRole('button', { name: this.#tab.say('mall', 'reward.redeem'), exact: true });
  }

  /** Any loaded content of a mall page: rewards, rates, or an empty record. */
  get anyContent(): Locator {
    const { content, say } = this.#tab;
    const shown = [
      content.getByRole('article'),
      content.getByRole('definition'),
      content.getByText(say('mall', 'record.empty')),
    ];
    return shown.reduce((one, other) => one.or(other)).first();
  }
}
