import type { Locator, Page } from 'playwright/test';
import type { TextLookup } from '../support/text-lookup';

/** The pages for deposits and withdrawals. */
export class CashierPages {
  readonly #root: Locator;
  readonly #say: TextLookup;

  constructor(root: Locator, say: TextLookup) {
    this.#root = root;
    this.#say = say;
  }

  /** Asks for a deposit on the provider's page and opens it in its tab; `choose` where there are other ways to pay. */
  async openPaymentPage(amount: string, { choose = true } = {}): Promise<Page> {
    const methods = this.#root.getByRole('combobox', { name: this.#say('member', 'deposit.method') });
    if (choose) await methods.selectOption('provider');
    await this.#field('amount.label').fill(amount);
    await this.#button('deposit.continue').click();
    const opened = this.#root.page().context().waitForEvent('page');
    await this.#root.getByRole('link', { name: this.#say('member', 'deposit.open') }).click();
    return opened;
  }

  /** The check of identity and age. */
  get identity(): Locator {
    return this.#root.getByRole('region', { name: this.#say('member', 'identity.title') });
  }

  async sendIdentity({ name, birthDate }: { name: string; birthDate: string }): Promise<void> {
    const { identity } = this;
    const document = await this.#root.page().screenshot({ clip: { x: 0, y: 0, width: 60, height: 40 } });
    await identity.getByLabel(this.#say('member', 'identity.name')).fill(name);
    await identity.getByLabel(this.#say('member', 'identity.birthDate')).fill(birthDate);
    const picture = { name: 'passport.png', mimeType: 'image/png', buffer: document };
    await identity.locator('input[type=file]').setInputFiles(picture);
    await identity.getByRole('img').waitFor();
    await identity.getByRole('button', { name: this.#say('member', 'identity.send') }).click();
  }

  /** Moves money between the main wallet and the one of a vendor. */
  async moveMoney(way: 'to-vendor' | 'to-main', vendor: string, amount: string): Promise<void> {
    await this.#root.getByRole('combobox', { name: this.#say('member', 'wallets.way') }).selectOption(way);
    await this.#root.getByRole('combobox', { name: this.#say('member', 'wallets.vendor') }).selectOption(vendor);
    await this.#field('amount.label').fill(amount);
    await this.#button('wallets.move').click();
  }

  async bringAllBack(): Promise<void> {
    await this.#button('wallets.bringBack').click();
  }

  /** Amounts of the wallets that hold money, the main one first. */
  get wallets(): Locator {
    return this.#root.getByLabel(this.#say('member', 'wallets.each'), { exact: true }).locator('dd');
  }

  async requestDeposit(amount: string): Promise<void> {
    await this.#field('amount.label').fill(amount);
    await this.#button('deposit.request').click();
  }

  /** Asks for a deposit to another member. */
  async requestDepositToMember(amount: string): Promise<void> {
    await this.#root.getByRole('combobox', { name: this.#say('member', 'deposit.method') }).selectOption('member');
    await this.requestDeposit(amount);
  }

  /** Says of the only deposit to a member that waits for it that it was paid. */
  async reportPaid(): Promise<void> {
    await this.#button('deposit.paid').click();
    await this.#button('deposit.paid').waitFor({ state: 'detached' });
  }

  /** Lets other members pay the next withdrawal. */
  async offer(): Promise<void> {
    await this.#root.getByRole('checkbox', { name: this.#say('member', 'withdraw.offer') }).check();
  }

  /** The number of payments to confirm, as the page announces it. */
  waiting(number: number): Locator {
    return this.#root.getByText(this.#say('member', 'payments.waiting', { number }), { exact: true });
  }

  async openPayments(): Promise<void> {
    await this.#button('payments.open').click();
  }

  async addPayee(payee: { holder: string; bank: string; number: string }, password?: string): Promise<void> {
    const form = this.#root.getByRole('form', { name: this.#say('member', 'payees.add') });
    for (const [name, value] of Object.entries(payee))
      await form.getByRole('textbox', { name: this.#say('member', `payees.${name}`), exact: true }).fill(value);
    if (password !== undefined)
      await form.getByLabel(this.#say('member', 'security.paymentPassword'), { exact: true }).fill(password);
    await form.getByRole('button', { name: this.#say('member', 'payees.add') }).click();
  }

  async withdraw(amount: string, password?: string): Promise<void> {
    await this.#field('amount.label').fill(amount);
    if (password !== undefined)
      await this.#root
        .getByLabel(this.#say('member', 'security.paymentPassword'), { exact: true })
        .first()
        .fill(password);
    await this.#button('page.withdraw').click();
  }

  /** Row of a payment in the state. */
  payment(state: string): Locator {
    return this.#root.getByRole('row').filter({ hasText: this.#say('member', `cashier.status.${state}`) });
  }

  #field(label: string): Locator {
    return this.#root.getByRole('textbox', { name: this.#say('member', label), exact: true });
  }

  #button(label: string): Locator {
    return this.#root.getByRole('button', { name: this.#say('member', label), exact: true });
  }
}
