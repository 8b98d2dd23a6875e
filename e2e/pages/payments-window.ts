import type { Locator, Page } from 'playwright/test';
import type { TextLookup } from '../support/text-lookup';

/** The window with payments of other members to confirm. */
export class PaymentsWindow {
  readonly #page: Page;
  readonly #say: TextLookup;

  constructor({ page, say }: { page: Page; say: TextLookup }) {
    this.#page = page;
    this.#say = say;
  }

  get dialog(): Locator {
    return this.#page.getByRole('dialog').filter({ hasText: this.#say('member', 'payments.title') });
  }

  /** The sentence on how long a payment waits. */
  get limit(): Locator {
    return this.dialog.getByText(this.#say('member', 'payments.limit', { minutes: 15 }));
  }

  get items(): Locator {
    return this.dialog.getByRole('article');
  }

  item(amount: string): Locator {
    return this.items.filter({ has: this.#page.getByRole('heading').filter({ hasText: amount }) });
  }

  button(amount: string, name: 'received' | 'notReceived' | 'seen' | 'report'): Locator {
    return this.item(amount).getByRole('button', { name: this.#say('member', `payments.${name}`), exact: true });
  }

  /** The message below the missing proof. */
  missing(amount: string): Locator {
    return this.item(amount).getByRole('alert');
  }

  async chooseProof(amount: string): Promise<void> {
    const buffer = await this.#page.screenshot({ clip: { x: 0, y: 0, width: 60, height: 40 } });
    await this.item(amount)
      .locator('input[type="file"]')
      .setInputFiles({ name: 'proof.png', mimeType: 'image/png', buffer });
    await this.item(amount).getByRole('listitem').getByRole('img').waitFor();
  }
}
