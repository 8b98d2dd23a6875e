import type { Locator, Page } from 'playwright/test';
import { readCaptcha } from '../support/read-captcha';
import type { TextLookup } from '../support/text-lookup';

/** The dialog with the feedback form. */
export class FeedbackForm {
  readonly #page: Page;
  readonly #say: TextLookup;

  constructor({ page, say }: { page: Page; say: TextLookup }) {
    this.#page = page;
    this.#say = say;
  }

  get dialog(): Locator {
    return this.#page.getByRole('dialog').filter({ has: this.#page.locator('form textarea') });
  }

  get username(): Locator {
    return this.#box('feedback.username');
  }

  get name(): Locator {
    return this.#box('feedback.name');
  }

  get type(): Locator {
    return this.dialog.getByRole('combobox', { name: this.#say('member', 'feedback.type') });
  }

  get description(): Locator {
    return this.#box('feedback.content');
  }

  get captcha(): Locator {
    return this.#box('captcha.label');
  }

  get captchaPicture(): Locator {
    return this.dialog.getByAltText(this.#say('member', 'captcha.picture'));
  }

  /** The file input behind the button that chooses a picture. */
  get picture(): Locator {
    return this.dialog.locator('input[type="file"]');
  }

  /** Pictures that were chosen. */
  get pictures(): Locator {
    return this.dialog.getByRole('listitem').getByRole('img');
  }

  get send(): Locator {
    return this.dialog.locator('button[type="submit"]');
  }

  /** Types the characters of the shown captcha. */
  async solve(): Promise<void> {
    await this.captcha.fill(readCaptcha((await this.captchaPicture.getAttribute('src')) ?? ''));
  }

  #box(key: string): Locator {
    return this.dialog.getByRole('textbox', { name: this.#say('member', key) });
  }
}
