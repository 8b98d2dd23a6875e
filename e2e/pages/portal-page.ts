import type { FrameLocator, Locator, Page } from 'playwright/test';
import type { Portal } from '../support/portal';
import { wordsOf, type Words } from '../support/words';

/** A tab of the portal at one merchant, in one language. Locators and verbs; specs hold no selectors. */
export class PortalPage {
  readonly page: Page;
  readonly say: Words;
  readonly #portal: Portal;
  readonly #merchant: string;

  constructor(page: Page, portal: Portal, { merchant, language }: { merchant: string; language: string }) {
    this.page = page;
    this.say = wordsOf(language);
    this.#portal = portal;
    this.#merchant = merchant;
  }

  async open(path = '/'): Promise<void> {
    await this.page.goto(this.#portal.page(this.#merchant, path));
  }

  /** A heading of the page's content that is there once the view has mounted. */
  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { name });
  }

  get signInButton(): Locator {
    return this.page.getByRole('banner').getByRole('button', { name: this.say('host', 'shell.signIn'), exact: true });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  get balance(): Locator {
    return this.page.getByRole('status', { name: this.say('host', 'shell.balance') });
  }

  get signOutButton(): Locator {
    return this.page.getByRole('button', { name: this.say('host', 'shell.signOut') });
  }

  menuEntry(key: string): Locator {
    return this.page
      .getByRole('navigation', { name: this.say('host', 'shell.menu') })
      .getByRole('link', { name: this.say('lobby', key) });
  }

  /** The button that starts a game, by the game's name in the page's language. */
  playButton(game: string): Locator {
    return this.page.getByRole('button', { name: this.say('lobby', 'game.play.named', { name: game }) }).first();
  }

  game(name: string): FrameLocator {
    return this.page.frameLocator(`iframe[title="${name}"]`);
  }

  get anyGame(): FrameLocator {
    return this.page.frameLocator('main iframe');
  }
}
