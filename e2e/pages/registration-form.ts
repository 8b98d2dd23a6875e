import { expect, type Locator, type Page } from 'playwright/test';
import type { TextLookup } from '../support/text-lookup';
import { SliderFrame } from './slider-frame';

/** The registration page: terms, tabs and form. */
export class RegistrationForm {
  readonly #page: Page;
  readonly #say: TextLookup;

  constructor(page: Page, say: TextLookup) {
    this.#page = page;
    this.#say = say;
  }

  /** The registration link in the banner. */
  get link(): Locator {
    const name = this.#say('host', 'shell.register');
    return this.#page.getByRole('banner').getByRole('link', { name, exact: true });
  }

  get accept(): Locator {
    return this.#button('terms.accept');
  }

  get decline(): Locator {
    return this.#button('terms.decline');
  }

  get submit(): Locator {
    return this.#button('register.submit');
  }

  get sendCode(): Locator {
    return this.#button('smsCode.send');
  }

  get tabs(): Locator {
    return this.#page.getByRole('main').getByRole('tab');
  }

  tab(key: 'register.byUsername' | 'register.byMobile'): Locator {
    return this.#page.getByRole('tab', { name: this.#say('auth', key) });
  }

  /** The captcha picture, as a data address. */
  async captcha(): Promise<string> {
    return (
      (await this.#page.getByRole('img', { name: this.#say('auth', 'captcha.picture') }).getAttribute('src')) ?? ''
    );
  }

  get country(): Locator {
    return this.#page.getByRole('combobox', { name: this.#say('auth', 'diallingCode.label') });
  }

  get countries(): Locator {
    return this.#page.getByRole('option');
  }

  /** A field by its key in the settings. */
  field(key: string): Locator {
    return this.#page.locator(`form input[name="${key}"]`);
  }

  /** Validation state of a field. */
  stateOf(key: string): Locator {
    return this.#page.locator('[data-state]', { has: this.#page.locator(`input[name="${key}"]`) });
  }

  /** Keys of the visible fields. */
  async fields(): Promise<string[]> {
    const inputs = this.#page.getByRole('main').locator('form input');
    return inputs.evaluateAll((shown) => shown.map((input) => (input as HTMLInputElement).name));
  }

  /** Accessible description of a field. */
  async descriptionOf(key: string): Promise<string> {
    const ids = ((await this.field(key).getAttribute('aria-describedby')) ?? '').split(' ').filter(Boolean);
    return (await Promise.all(ids.map((id) => this.#page.locator(`[id="${id}"]`).innerText()))).join(' ');
  }

  async fill(values: Record<string, string>): Promise<void> {
    for (const [key, value] of Object.entries(values)) await this.field(key).fill(value);
  }

  /** Accepts the terms and waits for the form. */
  async acceptTerms(): Promise<void> {
    await this.accept.click();
    await expect(this.submit).toBeVisible();
  }

  get slider(): SliderFrame {
    return new SliderFrame(this.#page.frameLocator('dialog iframe'));
  }

  #button(key: string): Locator {
    return this.#page.getByRole('main').getByRole('button', { name: this.#say('auth', key), exact: true });
  }
}
