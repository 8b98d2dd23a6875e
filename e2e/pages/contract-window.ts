import type { Locator } from 'playwright/test';
import type { PortalPage } from './portal-page';

/** The window of contract requests. */
export class ContractWindow {
  readonly #tab: PortalPage;

  constructor(tab: PortalPage) {
    this.#tab = tab;
  }

  get dialog(): Locator {
    const title = this.#tab.page.getByRole('heading', { level: 1, name: this.#tab.say('agent', 'contract.title') });
    return this.#tab.page.getByRole('dialog').filter({ has: title });
  }

  get items(): Locator {
    return this.dialog.getByRole('listitem');
  }

  /** The items of new requests, or of terminations. */
  group(name: 'new' | 'termination'): Locator {
    return this.dialog.getByRole('region', { name: this.#tab.say('agent', `contract.${name}`) }).getByRole('listitem');
  }

  button(
    kind: 'dividend' | 'daily' | 'hourly' | 'realtime',
    name: 'details' | 'accept' | 'reject' | 'terminate' | 'keep',
  ): Locator {
    return this.items
      .filter({ has: this.#tab.page.getByText(this.#tab.say('agent', `contract.kind.${kind}`), { exact: true }) })
      .getByRole('button', { name: this.#tab.say('agent', `contract.${name}`), exact: true });
  }
}
