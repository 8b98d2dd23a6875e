import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Composition } from '@atrium/contract';
import { networkOf, prefixOf } from '../../network';

/** Milliseconds for which a page's reports are counted. */
const lifetime = 2 * 60 * 60 * 1000;

export interface ReportTokenOptions {
  /** Secret of the gateways on the database. */
  key: Buffer;
  environment: string;
  now?: (() => number) | undefined;
}

/** The page load of a token. */
export interface PageLoad {
  id: string;
  /** Milliseconds since 1970: when the page was served, and when its token expires. */
  servedAt: number;
  expiresAt: number;
  /** Keyed hashes of the network that the page was served to, and of its prefix. */
  network: string;
  prefix: string;
  /** Whether the page got this release of the remote, or may fall back to it. */
  got(remote: string, release: string): boolean;
}

/**
 * Issues a token per page load with its releases, time and network. It is signed together with environment and
 * merchant, so that it cannot be forged or altered; the database records what was counted for it, for all gateways. The
 * network is that of the page load, not of the report: a phone that changes networks is still counted, and a report
 * sent from elsewhere adds no network.
 *
 * `<id>.<served at, base 36>.<composition>.<network>:<prefix>.<remote>:<release>:<previous>,….<signature>`, mostly of
 * text that the page's composition contains as well, so that it adds few bytes to the compressed page.
 */
export class ReportTokens {
  readonly #now: () => number;
  readonly #options: ReportTokenOptions;

  constructor(options: ReportTokenOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  /** @param address client address of the page load */
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
    const content = parts.join('.');
    return `${content}.${this.#sign(merchant.code, content)}`;
  }

  /** Undefined where the token was not issued for this merchant and composition, or has expired. */
  read(token: string, { merchant, composition }: { merchant: string; composition: string }): PageLoad | undefined {
    const end = token.lastIndexOf('.');
    const content = token.slice(0, end);
    if (end === -1 || !isSame(token.slice(end + 1), this.#sign(merchant, content))) return undefined;
    const [id = '', at = '', composed, from = '', releases = ''] = content.split('.');
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

  /** A 48-bit pseudonym that distinguishes networks without revealing them, keyed per environment. */
  #pseudonym(network: string): string {
    const { key, environment } = this.#options;
    const own = createHmac('sha256', key).update('networks of page loads').digest();
    const hash = createHmac('sha256', own).update(`${environment}\n${network}`).digest();
    return hash.subarray(0, 6).toString('base64url');
  }

  #sign(merchant: string, content: string): string {
    const { key, environment } = this.#options;
    return createHmac('sha256', key).update(`${environment}\n${merchant}\n${content}`).digest('base64url');
  }
}

/** The parts of a token that differ at each page load of the same composition. */
export function varyingParts(token: string): string[] {
  const [id = '', at = '', , from = '', , signature = ''] = token.split('.');
  return [`${id}.${at}`, from, signature];
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
