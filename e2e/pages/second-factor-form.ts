import type { Locator, Page } from 'playwright/test';
import type { TextLookup } from '../support/text-lookup';

/** Second factor at sign-in, and its setup in the security centre. */
export class SecondFactorForm {
  readonly #page: Page;
  readonly #say: TextLookup;

  constructor(page: Page, say: TextLookup) {
    this.#page = page;
    this.#say = say;
  }

  get dialog(): Locator {
    return this.#page.getByRole('dialog', { name: this.#say('auth', 'secondFactor.title') });
  }

  get tabs(): Locator {
    return this.dialog.getByRole('tab');
  }

  field(name: 'payeeName' | 'mobileNum' | 'verificationCode' | 'authCode' | 'email'): Locator {
    return this.dialog.locator(`input[name="${name}"]`);
  }

  get sendCode(): Locator {
    return this.dialog.getByRole('button', { name: this.#say('auth', 'smsCode.send') });
  }

  async choose(id: 'payeeName' | 'sms' | 'ga' | 'email'): Promise<void> {
    await this.dialog.getByRole('tab', { name: this.#say('auth', `secondFactor.${id}`) }).click();
  }

  async submit(): Promise<void> {
    await this.dialog.getByRole('button', { name: this.#say('auth', 'secondFactor.submit') }).click();
  }

  /** Button in the security centre that switches a method on. */
  switchOn(id: 'ga' | 'email'): Locator {
    const name = this.#say('member', `factors.${id}`);
    return this.#page.getByRole('button', { name: this.#say('member', 'factors.on.named', { name }) });
  }

  get enrolment(): Locator {
    return this.#page.getByRole('dialog', { name: this.#say('member', 'factors.enrol.title') });
  }

  /** The authenticator key for manual entry. */
  async secret(): Promise<string> {
    return (await this.enrolment.locator('code').innerText()).replaceAll(/\s/g, '');
  }

  async confirmEnrolment(code: string): Promise<void> {
    await this.enrolment.getByRole('textbox').fill(code);
    await this.enrolment.getByRole('button', { name: this.#say('member', 'factors.on'), exact: true }).click();
  }

  get recoveryCodes(): Locator {
    return this.#page.getByRole('dialog', { name: this.#say('member', 'factors.codes.title') }).getByRole('listitem');
  }
}
