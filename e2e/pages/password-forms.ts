import type { Locator } from 'playwright/test';
import type { Words } from '../support/words';

/** The change of a password, in a dialog or on its page. */
export class ChangePasswordForm {
  constructor(
    private readonly root: Locator,
    private readonly say: Words,
  ) {}

  get old(): Locator {
    return this.root.getByLabel(this.say('auth', 'passwords.old'), { exact: true });
  }

  get chosen(): Locator {
    return this.root.getByLabel(this.say('auth', 'passwords.new'), { exact: true });
  }

  get confirmed(): Locator {
    return this.root.getByLabel(this.say('auth', 'passwords.confirm'), { exact: true });
  }

  async change(to: string, from?: string): Promise<void> {
    if (from !== undefined) await this.old.fill(from);
    await this.chosen.fill(to);
    await this.confirmed.fill(to);
    await this.root.getByRole('button', { name: this.say('auth', 'passwords.submit'), exact: true }).click();
  }
}

/** Asking for a new password. */
export class ForgotPasswordForm {
  constructor(
    private readonly root: Locator,
    private readonly say: Words,
  ) {}

  get tabs(): Locator {
    return this.root.getByRole('tab');
  }

  tab(way: 'byMobile' | 'byEmail' | 'byService'): Locator {
    return this.root.getByRole('tab', { name: this.say('auth', `forgot.${way}`) });
  }

  field(name: 'username' | 'mobile' | 'email'): Locator {
    return this.root.getByRole('textbox', { name: this.say('auth', `forgot.${name}`), exact: true });
  }

  get fields(): Locator {
    return this.root.getByRole('textbox');
  }

  get service(): Locator {
    return this.root.getByRole('tabpanel').getByText(this.say('auth', 'sideMenu.service'));
  }

  get send(): Locator {
    return this.root.getByRole('button', { name: this.say('auth', 'forgot.submit'), exact: true });
  }
}
