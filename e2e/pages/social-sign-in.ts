import type { Locator, Page } from 'playwright/test';
import type { TextLookup } from '../support/text-lookup';

/** Google sign-in, at the portal and at the mock provider. */
export class SocialSignIn {
  readonly #page: Page;
  readonly #say: TextLookup;

  constructor(page: Page, say: TextLookup) {
    this.#page = page;
    this.#say = say;
  }

  get button(): Locator {
    return this.#page.getByRole('button', { name: this.#say('auth', 'social.google'), exact: true });
  }

  /** Message of a merchant without a provider, quoted from the specification. */
  get notSupported(): Locator {
    return this.#page.getByText('Site not support Google Service.', { exact: true });
  }

  get dialog(): Locator {
    return this.#page.locator('dialog[data-screen="social"]');
  }

  async bind(): Promise<void> {
    await this.dialog.getByRole('button', { name: this.#say('auth', 'social.choose.bind') }).click();
  }

  async register(): Promise<void> {
    await this.dialog.getByRole('button', { name: this.#say('auth', 'social.choose.register') }).click();
  }

  /** Signs in at the provider with this mail address. */
  async signInAs(email: string): Promise<void> {
    await this.#page.waitForURL(/\/\/id\.(localhost|example)[:/]/);
    await this.#page.locator('summary').click();
    await this.#page.locator('input[name="email"]').fill(email);
    await this.#page.locator('.go').click();
  }

  /** Cancels at the provider. */
  async cancel(): Promise<void> {
    await this.#page.waitForURL(/\/\/id\.(localhost|example)[:/]/);
    await this.#page.locator('.cancel').click();
  }
}
