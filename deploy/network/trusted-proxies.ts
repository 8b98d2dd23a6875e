import { BlockList, isIP } from 'node:net';
import { plainAddress } from './plain-address';

/** An invalid list of trusted proxies; the message names the invalid part. */
export class TrustedProxiesUnusable extends Error {
  override readonly name = 'TrustedProxiesUnusable';
}

/** The proxies with trusted forwarded headers: IPv4 and IPv6 addresses and CIDR ranges. */
export class TrustedProxies {
  readonly #list = new BlockList();
  /** Whether no proxy is trusted. */
  readonly none: boolean;

  private constructor(parts: readonly string[]) {
    this.none = parts.length === 0;
    for (const part of parts) this.#add(part);
  }

  /** Reads `10.0.0.0/8, 2001:db8::5`; an empty text trusts none. @throws TrustedProxiesUnusable */
  static read(text: string): TrustedProxies {
    if (text.trim() === '') return new TrustedProxies([]);
    return new TrustedProxies(text.split(',').map((part) => part.trim()));
  }

  /** Whether an address from a socket or a forwarded header is a trusted proxy. */
  has(address: string): boolean {
    const plain = plainAddress(address);
    return plain !== undefined && this.#list.check(plain, familyOf(plain));
  }

  #add(part: string): void {
    const [, written = '', bits] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(part) ?? [];
    const address = plainAddress(written);
    if (address === undefined) throw unusable(part, 'is neither an address nor a range');
    const family = familyOf(address);
    if (bits === undefined) return this.#list.addAddress(address, family);
    if (isIP(written) === 6 && family === 'ipv4') throw unusable(part, 'is a range of IPv4 written as IPv6');
    const most = family === 'ipv4' ? 32 : 128;
    if (Number(bits) > most) throw unusable(part, `has more than ${most} bits`);
    if (Number(bits) === 0) throw unusable(part, 'includes every address');
    this.#list.addSubnet(address, Number(bits), family);
  }
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 4 ? 'ipv4' : 'ipv6');

function unusable(part: string, why: string): TrustedProxiesUnusable {
  return new TrustedProxiesUnusable(
    `"${part}" ${why}. List addresses and ranges of the proxies, such as 10.0.0.0/8,2001:db8::5.`,
  );
}
