import type { Locator } from 'playwright/test';
import type { Words } from '../support/words';

/** The sign-in form, in the popup or on its page. */
export class SignInForm {
  readonly #scope: Locator;
  readonly #say: Words;

  constructor(scope: Locator, say: Words) {
    this.#scope = scope;
    this.#say = say;
  }

  get username(): Locator {
    return this.#scope.getByRole('textbox', { name: this.#say('auth', 'signIn.username') });
  }

  get password(): Locator {
    return this.#scope.getByLabel(this.#say('auth', 'signIn.password'), { exact: true });
  }

  get submit(): Locator {
    return this.#scope.getByRole('button', { name: this.#say('auth', 'signIn.submit'), exact: true });
  }

  async signIn(username: string, password: string, by: 'click' | 'tap' = 'click'): Promise<void> {
    await this.username.fill(username);
    await this.password.fill(password);
    await this.submit[by]();
  }
}
