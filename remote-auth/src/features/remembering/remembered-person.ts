import type { Cookies } from './cookies';
import type { DeviceKey } from './device-key';
import { openSealed, seal } from './sealed-text';

/** Who signed in here last and, where they asked for it, with which password; both for one day. */
export class RememberedPerson {
  readonly #cookies: Cookies;
  readonly #key: DeviceKey;
  readonly #names: { user: string; password: string };

  /** @param merchant its code: merchants may share a domain */
  constructor(merchant: string, cookies: Cookies, key: DeviceKey) {
    this.#cookies = cookies;
    this.#key = key;
    this.#names = { user: `atrium.${merchant}.lastUser`, password: `atrium.${merchant}.rememberedPassword` };
  }

  lastUsername(): string | undefined {
    return this.#cookies.read(this.#names.user);
  }

  /** Whether this browser can keep a key outside the cookie; without one no password is kept. */
  async canProtect(): Promise<boolean> {
    return (await this.#key.obtain()) !== undefined;
  }

  /** The password that belongs to this very name, if it was kept and can be opened here. */
  async password(username: string): Promise<string | undefined> {
    const sealed = this.#cookies.read(this.#names.password);
    const key = sealed && (await this.#key.obtain());
    return key ? openSealed(sealed, key, username) : undefined;
  }

  async keep(person: { username: string; password: string }, withPassword: boolean): Promise<void> {
    this.#cookies.write(this.#names.user, person.username);
    const key = withPassword ? await this.#key.obtain() : undefined;
    if (key) this.#cookies.write(this.#names.password, await seal(person.password, key, person.username));
    else this.forgetPassword();
  }

  forgetPassword(): void {
    this.#cookies.remove(this.#names.password);
  }
}
