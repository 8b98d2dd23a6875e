/** How long the two cookies of sign-in last: one day, in seconds. */
const lifetime = 86_400;

/** Cookies of this very host, for one day, never sent from other sites. */
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
      return undefined; // not one of ours
    }
  }

  write(name: string, value: string): void {
    this.#set(name, encodeURIComponent(value), lifetime);
  }

  remove(name: string): void {
    this.#set(name, '', 0);
  }

  #set(name: string, value: string, seconds: number): void {
    const secure = this.#secure ? '; Secure' : '';
    this.#jar.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Strict${secure}`;
  }
}
