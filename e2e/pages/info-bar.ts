import type { Locator, Page } from 'playwright/test';
import type { TextLookup } from '../support/text-lookup';
import type { MemberPageName } from './member-centre';

/** The info bar of a signed-in customer on a wide screen; nickname, level and items are in its open account menu. */
export class InfoBar {
  readonly #bar: Locator;

  readonly #say: TextLookup;

  constructor({ page, say }: { page: Page; say: TextLookup }) {
    this.#bar = page.getByRole('banner');
    this.#say = say;
  }

  get nickname(): Locator {
    return this.#bar.getByRole('group').getByTitle(this.#say('host', 'shell.account'));
  }

  get level(): Locator {
    return this.#bar.getByTitle(this.#say('host', 'shell.level'), { exact: true });
  }

  /** Unread mail; its accessible name contains the count. */
  mail(count: number): Locator {
    return this.#bar.getByRole('link', { name: this.#say('host', 'shell.unread', { count }), exact: true });
  }

  get wallets(): Locator {
    return this.#bar.getByRole('button', { name: this.#say('host', 'shell.wallets') });
  }

  /** Link from the open wallet list to transfers. */
  get transfer(): Locator {
    return this.#bar.getByRole('link', { name: this.#say('host', 'shell.transfer') });
  }

  item(page: MemberPageName): Locator {
    return this.#bar.getByRole('link', { name: this.#say('member', `page.${page}`) });
  }
}
