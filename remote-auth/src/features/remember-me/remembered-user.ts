import { lastUserDays, rememberedDays } from '@atrium/api/figures';
import type { Cookies } from './cookies';
import type { DeviceKey } from './device-key';
import { openSealed, seal } from './sealed-text';

/** The last username and, on request, its password; each for its number of days. */
export class RememberedUser {
  readonly #cookies: Cookies;
  readonly #key: DeviceKey;
  readonly #names: { user: string; password: string };

  /** @param merchant merchant code, since merchants may share a domain */
  constructor(merchant: string, cookies: Cookies, key: DeviceKey) {
    this.#cookies = cookies;
    this.#key = key;
    this.#names = { user: `atrium.${merchant}.lastUser`, password: `atrium.${merchant}.rememberedPassword` };
  }

  lastUsername(): string | undefined {
    return this.#cookies.read(this.#names.user);
  }

  /** Whether this browser can store a key; without one no password is remembered. */
  async canProtect(): Promise<boolean> {
    return (await this.#key.obtain()) !== undefined;
  }

  /** The remembered password of this username, if it can be decrypted here. */
  async password(username: string): Promise<string | undefined> {
    const sealed = this.#cookies.read(this.#names.password);
    const key = sealed && (await this.#key.obtain());
    return key ? openSealed(sealed, key, username) : undefined;
  }

  async save(user: { username: string; password: string }, withPassword: boolean): Promise<void> {
    this.#cookies.write(this.#names.user, user.username, lastUserDays);
    const key = withPassword ? await this.#key.obtain() : undefined;
    if (key) this.#cookies.write(this.#names.password, await seal(user.password, key, user.username), rememberedDays);
    else this.forgetPassword();
  }

  forgetPassword(): void {
    this.#cookies.remove(this.#names.password);
  }
}
