import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Composition } from '@atrium/contract';
import { networkOf, prefixOf } from '../../network';

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
  /** Keyed hashes of the network that the page was served to, and of the prefix it belongs to. */
  network: string;
  prefix: string;
  /** Whether the page got that release of the remote, or may fall back to it. */
  got(remote: string, release: string): boolean;
}

/**
 * Each page load gets a token that says which releases it got, when, and in which network. It is signed together with
 * environment and merchant: none can be made or altered outside, and what it counted for is written down where all
 * gateways see it. The network is that of the page load, not of the report: a phone that changes networks in between
 * is counted, and a report sent from elsewhere adds no network.
 *
 * `<id>.<served at, base 36>.<composition>.<network>:<prefix>.<remote>:<release>:<previous>,….<signature>`, mostly of
 * letters that are in the page's composition anyway, so that it costs few bytes of the compressed page.
 */
export class ReportTokens {
  readonly #now: () => number;

  constructor(private readonly options: ReportTokenOptions) {
    this.#now = options.now ?? Date.now;
  }

  /** @param address that the page is served to */
  issue(
    { id, merchant, host, remotes }: Pick<Composition, 'id' | 'merchant' | 'host' | 'remotes'>,
    address: string,
  ): string {
    const releases = remotes.map(({ name, id, previous }) => [name, id, ...(previous ? [previous.id] : [])].join(':'));
    const parts = [
      randomBytes(12).toString('base64url'),
      this.#now().toString(36),
      id,
      `${this.#pseudonym(networkOf(address))}:${this.#pseudonym(prefixOf(address))}`,
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
    const [id = '', at = '', composed, from = '', releases = ''] = said.split('.');
    const servedAt = Number.parseInt(at, 36);
    const expiresAt = servedAt + lifetime;
    if (composed !== composition || this.#now() >= expiresAt) return undefined;
    const [network = '', prefix = ''] = from.split(':');
    const got = new Map(releases.split(',').map((line) => [line.split(':', 1)[0], line.split(':').slice(1)]));
    return {
      id,
      servedAt,
      expiresAt,
      network,
      prefix,
      got: (remote, release) => got.get(remote)?.includes(release) ?? false,
    };
  }

  /** Tells networks apart without saying which they are: 48 bits, by a key of its own for each environment. */
  #pseudonym(network: string): string {
    const { key, environment } = this.options;
    const own = createHmac('sha256', key).update('networks of page loads').digest();
    const hash = createHmac('sha256', own).update(`${environment}\n${network}`).digest();
    return hash.subarray(0, 6).toString('base64url');
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
