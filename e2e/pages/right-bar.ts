import type { Locator, Page } from 'playwright/test';
import type { TextLookup } from '../support/text-lookup';

/** The bar at the right edge, and the way back to the top. */
export class RightBar {
  readonly #page: Page;
  readonly #say: TextLookup;

  constructor(page: Page, say: TextLookup) {
    this.#page = page;
    this.#say = say;
  }

  get bar(): Locator {
    return this.#page.getByRole('complementary', { name: this.#say('host', 'shell.rightBar') });
  }

  get toggle(): Locator {
    return this.bar.getByRole('button', { name: this.#say('host', 'shell.rightBar') });
  }

  get items(): Locator {
    return this.bar.getByRole('listitem');
  }

  contact(name: string): Locator {
    return this.bar.getByRole('button', { name });
  }

  /** A link of the bar by the text key of its remote. */
  link(remote: Parameters<TextLookup>[0], key: string): Locator {
    return this.bar.getByRole('link', { name: this.#say(remote, key), exact: true });
  }

  code(title: string): Locator {
    return this.#page.getByRole('img', { name: this.#say('host', 'shell.codeOf').replace('{{title}}', title) });
  }

  get backToTop(): Locator {
    return this.#page.getByRole('button', { name: this.#say('host', 'shell.backToTop') });
  }

  /** Opens the sheet of a phone that has the items of the bar. */
  async openSheet(): Promise<Locator> {
    await this.#page
      .getByRole('navigation', { name: this.#say('host', 'shell.tabBar') })
      .getByRole('button', { name: this.#say('host', 'shell.games') })
      .tap();
    return this.#page.getByRole('dialog', { name: this.#say('host', 'shell.games') });
  }
}
