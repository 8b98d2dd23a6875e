import type { Locator, Page } from 'playwright/test';
import type { TextLookup } from '../support/text-lookup';

/** Form for a password change, in a dialog or on its page. */
export class ChangePasswordForm {
  readonly #root: Locator;
  readonly #say: TextLookup;

  constructor(root: Locator, say: TextLookup) {
    this.#root = root;
    this.#say = say;
  }

  get old(): Locator {
    return this.#root.getByLabel(this.#say('auth', 'passwords.old'), { exact: true });
  }

  get chosen(): Locator {
    return this.#root.getByLabel(this.#say('auth', 'passwords.new'), { exact: true });
  }

  get confirmed(): Locator {
    return this.#root.getByLabel(this.#say('auth', 'passwords.confirm'), { exact: true });
  }

  get submit(): Locator {
    return this.#root.getByRole('button', { name: this.#say('auth', 'passwords.submit'), exact: true });
  }

  async fill(to: string, from?: string): Promise<void> {
    if (from !== undefined) await this.old.fill(from);
    await this.chosen.fill(to);
    await this.confirmed.fill(to);
  }

  async change(to: string, from?: string): Promise<void> {
    await this.fill(to, from);
    await this.submit.click();
  }
}

/** Dialog of a forced password change during sign-in. */
export class ForcedChange extends ChangePasswordForm {
  readonly dialog: Locator;

  constructor({ page, say }: { page: Page; say: TextLookup }) {
    const dialog = page.getByRole('dialog', { name: say('auth', 'title.changePassword') });
    super(dialog, say);
    this.dialog = dialog;
  }
}

/** Form for password recovery. */
export class ForgotPasswordForm {
  readonly #root: Locator;
  readonly #say: TextLookup;

  constructor(root: Locator, say: TextLookup) {
    this.#root = root;
    this.#say = say;
  }

  get tabs(): Locator {
    return this.#root.getByRole('tab');
  }

  tab(method: 'byMobile' | 'byEmail' | 'byService'): Locator {
    return this.#root.getByRole('tab', { name: this.#say('auth', `forgot.${method}`) });
  }

  field(name: 'username' | 'mobile' | 'email'): Locator {
    return this.#root.getByRole('textbox', { name: this.#say('auth', `forgot.${name}`), exact: true });
  }

  get fields(): Locator {
    return this.#root.getByRole('textbox');
  }

  get service(): Locator {
    const [panel, name] = [this.#root.getByRole('tabpanel'), this.#say('auth', 'sideMenu.service')];
    return panel.getByRole('link', { name }).or(panel.getByRole('button', { name }));
  }

  get send(): Locator {
    const button = (key: 'forgot.submit' | 'forgot.submitEmail') =>
      this.#root.getByRole('button', { name: this.#say('auth', key), exact: true });
    return button('forgot.submit').or(button('forgot.submitEmail'));
  }
}
