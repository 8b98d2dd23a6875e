/**
 * `document.cookie` as a browser keeps it, refusing public suffixes; tests can read every cookie with its attributes.
 */
export class CookieJar {
  readonly written: string[] = [];
  readonly #cookies = new Map<string, string>();
  readonly #publicSuffixes: readonly string[];

  constructor(publicSuffixes: readonly string[] = []) {
    this.#publicSuffixes = publicSuffixes;
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  set cookie(text: string) {
    const domain = /; Domain=([^;]+)/.exec(text)?.[1];
    if (domain !== undefined && this.#publicSuffixes.includes(domain)) return;
    this.written.push(text);
    const [name = '', value = ''] = (text.split(';')[0] ?? '').split('=');
    if (/; Max-Age=0(;|$)/.test(text)) this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }
}
