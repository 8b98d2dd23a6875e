import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Composition } from '@atrium/contract';

/** Milliseconds a page's reports count; one that is open for longer has told what it had to tell. */
const lifetime = 2 * 60 * 60 * 1000;

export interface ReportTokenOptions {
  /** Known to every gateway on the database, and to nobody else. */
  key: Buffer;
  environment: string;
  now?: (() => number) | undefined;
}

/** The page load a token was given to. */
export interface PageLoad {
  id: string;
  /** Milliseconds since 1970: when the page was served, and from when on it tells nothing any more. */
  servedAt: number;
  expiresAt: number;
  /** Whether the page got that release of the remote, or may step back to it. */
  got(remote: string, release: string): boolean;
}

/**
 * Each page load gets a token that says which releases it got, and when. It is signed together with environment and
 * merchant: none can be made or altered outside, and what it counted for is written down where all gateways see it.
 *
 * `<id>.<served at, base 36>.<composition>.<remote>:<release>:<previous>,….<signature>`, of letters that are in the
 * page's composition anyway, so that it costs few bytes of the compressed page.
 */
export class ReportTokens {
  readonly #now: () => number;

  constructor(private readonly options: ReportTokenOptions) {
    this.#now = options.now ?? Date.now;
  }

  issue({ id, merchant, host, remotes }: Pick<Composition, 'id' | 'merchant' | 'host' | 'remotes'>): string {
    const releases = remotes.map(({ name, id, previous }) => [name, id, ...(previous ? [previous.id] : [])].join(':'));
    const parts = [
      randomBytes(12).toString('base64url'),
      this.#now().toString(36),
      id,
      [`host:${host.id}`, ...releases].join(','),
    ];
    const said = parts.join('.');
    return `${said}.${this.#sign(merchant.code, said)}`;
  }

  /** Undefined where the token was not given out here for this merchant and composition, or is too old. */
  read(token: string, { merchant, composition }: { merchant: string; composition: string }): PageLoad | undefined {
    const end = token.lastIndexOf('.');
    const said = token.slice(0, end);
    if (end === -1 || !isSame(token.slice(end + 1), this.#sign(merchant, said))) return undefined;
    const [id = '', at = '', composed, releases = ''] = said.split('.');
    const servedAt = Number.parseInt(at, 36);
    const expiresAt = servedAt + lifetime;
    if (composed !== composition || this.#now() >= expiresAt) return undefined;
    const got = new Map(releases.split(',').map((line) => [line.split(':', 1)[0], line.split(':').slice(1)]));
    return { id, servedAt, expiresAt, got: (remote, release) => got.get(remote)?.includes(release) ?? false };
  }

  #sign(merchant: string, said: string): string {
    const { key, environment } = this.options;
    return createHmac('sha256', key).update(`${environment}\n${merchant}\n${said}`).digest('base64url');
  }
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
