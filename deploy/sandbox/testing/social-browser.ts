import type { CallAnswer, Bench } from './open-bench';

/**
 * A browser for social sign-in: stores cookies per host, follows the redirect to the provider and chooses an account
 * there.
 */
export class SocialBrowser {
  readonly #cookies = new Map<string, Map<string, string>>();
  readonly #bench: Bench;
  readonly #merchant: string;
  readonly #portal: string;

  constructor(
    bench: Bench,
    merchant: string,
    /** Origin of the merchant's portal. */
    portal = `http://${merchant}.atrium.localhost:4000`,
  ) {
    this.#bench = bench;
    this.#merchant = merchant;
    this.#portal = portal;
  }

  async call(id: string, request: object): Promise<CallAnswer> {
    const { host } = new URL(this.#portal);
    const answer = await this.#bench.call(id, request, { merchant: this.#merchant, cookie: this.#cookie(host) });
    this.#keep(host, answer.headers['set-cookie']);
    return answer;
  }

  /** The address the provider redirects back to. */
  async walk(choice: Record<string, string>, change = (_url: URL) => {}): Promise<URL> {
    const { value } = await this.call('social.start', { channel: 'GOOGLE', origin: this.#portal });
    const start = new URL(value.url as string);
    change(start);
    const asking = await this.#follow(start);
    if (asking.origin === this.#portal) return asking;
    return this.#follow(asking, new URLSearchParams(choice).toString());
  }

  async tokenOf(choice: Record<string, string>): Promise<string> {
    const { searchParams } = await this.walk(choice);
    const finished = await this.call('social.finish', {
      state: searchParams.get('state'),
      code: searchParams.get('code'),
    });
    return finished.value.idToken as string;
  }

  /** Follows redirects to a page of the provider, or a portal. */
  async #follow(url: URL, form?: string): Promise<URL> {
    const answer = await this.#bench.app.inject({
      method: form === undefined ? 'GET' : 'POST',
      url: url.pathname + url.search,
      ...(form !== undefined && { payload: form }),
      headers: {
        host: url.host,
        cookie: this.#cookie(url.host),
        ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
    });
    this.#keep(url.host, answer.headers['set-cookie']);
    if (answer.headers.location === undefined) {
      if (answer.statusCode === 200 && answer.body.includes('<h1>')) return url;
      throw new Error(`${url.href} answered ${answer.statusCode}: ${answer.body}`);
    }
    const next = new URL(answer.headers.location, url);
    return next.origin === this.#bench.backend.origins.identity() ? this.#follow(next) : next;
  }

  #cookie(host: string): string {
    return [...(this.#cookies.get(host) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  #keep(host: string, set: unknown): void {
    const jar = this.#cookies.get(host) ?? new Map<string, string>();
    this.#cookies.set(host, jar);
    for (const line of [set ?? []].flat() as string[]) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
  }
}
