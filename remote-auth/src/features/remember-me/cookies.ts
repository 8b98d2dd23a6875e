/** Seconds of a day. */
const day = 86_400;

/** Cookies of this host only, never sent cross-site. */
export class Cookies {
  readonly #jar: { cookie: string };
  readonly #secure: boolean;

  constructor(jar: { cookie: string } = document, secure = location.protocol === 'https:') {
    this.#jar = jar;
    this.#secure = secure;
  }

  read(name: string): string | undefined {
    const cookie = this.#jar.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`));
    try {
      return cookie === undefined ? undefined : decodeURIComponent(cookie.slice(name.length + 1));
    } catch {
      return undefined; // malformed, so not written here
    }
  }

  write(name: string, value: string, days: number): void {
    this.#set(name, encodeURIComponent(value), days * day);
  }

  remove(name: string): void {
    this.#set(name, '', 0);
  }

  #set(name: string, value: string, seconds: number): void {
    const secure = this.#secure ? '; Secure' : '';
    this.#jar.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Strict${secure}`;
  }
}
