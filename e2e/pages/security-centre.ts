import type { Locator, Page } from 'playwright/test';
import type { TextLookup } from '../support/text-lookup';

/** The security centre: password, passkeys, sessions. */
export class SecurityCentre {
  readonly #root: Locator;
  readonly #page: Page;
  readonly #say: TextLookup;

  constructor(page: Page, say: TextLookup) {
    this.#page = page;
    this.#say = say;
    this.#root = page.getByRole('main');
  }

  get changePassword(): Locator {
    return this.#root.getByRole('button', { name: this.#say('member', 'security.change.named') });
  }

  get passkeys(): Locator {
    return this.#section('passkeys.title').getByRole('listitem');
  }

  async addPasskey(name: string): Promise<void> {
    await this.#section('passkeys.title')
      .getByRole('button', { name: this.#say('member', 'passkeys.add') })
      .click();
    await this.#name(name, 'passkeys.continue');
  }

  async renamePasskey(name: string, to: string): Promise<void> {
    await this.#root.getByRole('button', { name: this.#say('member', 'passkeys.rename.named', { name }) }).click();
    await this.#name(to, 'passkeys.save');
  }

  async removePasskey(name: string): Promise<void> {
    await this.#root.getByRole('button', { name: this.#say('member', 'passkeys.remove.named', { name }) }).click();
    await this.#confirm('passkeys.remove');
  }

  get sessions(): Locator {
    return this.#section('sessions.title').getByRole('listitem');
  }

  get lastSignIn(): Locator {
    return this.#section('sessions.title').getByRole('paragraph').first();
  }

  async signOutElsewhere(): Promise<void> {
    const label = this.#say('member', 'sessions.endOthers');
    await this.#section('sessions.title').getByRole('button', { name: label }).click();
    await this.#confirm('sessions.endOthers');
  }

  #section(title: string): Locator {
    return this.#root.getByRole('region', { name: this.#say('member', title) });
  }

  async #name(name: string, action: string): Promise<void> {
    const dialog = this.#page.getByRole('dialog');
    await dialog.getByLabel(this.#say('member', 'passkeys.name')).fill(name);
    await dialog.getByRole('button', { name: this.#say('member', action), exact: true }).click();
  }

  async #confirm(label: string): Promise<void> {
    const dialog = this.#page.locator('dialog[open]').last();
    await dialog.getByRole('button', { name: this.#say('member', label), exact: true }).click();
  }
}
