import type { IncomingHttpHeaders } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';
import { plainAddress } from './plain-address';
import type { TrustedProxies } from './trusted-proxies';

/** The unverified facts of a request's connection. */
export interface ConnectionFacts {
  /** Address of the TCP peer; undefined for a closed connection. */
  peer: string | undefined;
  /** Whether the connection itself is TLS. */
  encrypted: boolean;
  headers: IncomingHttpHeaders;
}

/** The client of a request, with the scheme and host it used. */
export interface Client {
  /** An IPv4-mapped IPv6 address is in its IPv4 form; empty for a closed connection. */
  address: string;
  scheme: 'http' | 'https';
  /** Value of `Host`, in lower case and without a trailing dot; empty if it is missing or malformed. */
  host: string;
}

/**
 * Determines the client's address, scheme and host from the connection or, if the peer is a trusted proxy, from
 * `X-Forwarded-For`, `-Proto` and `-Host`. The address list is read from the right past trusted proxies, up to the first
 * address that is not one. The rest is ignored, because a client can forge it. If the part that is read is malformed,
 * the address is that of the peer. `Forwarded` (RFC 7239) is never read, because most proxies pass on a client's own.
 */
export function readClient({ peer, encrypted, headers }: ConnectionFacts, trusted: TrustedProxies): Client {
  const direct: Client = {
    address: (peer !== undefined && plainAddress(peer)) || '',
    scheme: encrypted ? 'https' : 'http',
    host: plainHost(headers.host) ?? '',
  };
  if (!trusted.has(direct.address)) return direct;
  const walked = clientAddressIn(direct.address, listed(headers['x-forwarded-for']), trusted);
  const scheme = forwardedValue(headers['x-forwarded-proto'], walked.hops)?.toLowerCase();
  return {
    address: walked.address,
    scheme: scheme === 'https' || scheme === 'http' ? scheme : direct.scheme,
    host: plainHost(forwardedValue(headers['x-forwarded-host'], walked.hops)) ?? direct.host,
  };
}

/** The first address from the right that is not a trusted proxy, or the leftmost if all are, and how many were read. */
function clientAddressIn(peer: string, claimed: string[], trusted: TrustedProxies): { address: string; hops: number } {
  let address = peer;
  for (const [index, entry] of claimed.toReversed().entries()) {
    const read = addressIn(entry);
    if (read === undefined) return { address: peer, hops: 1 };
    address = read;
    if (!trusted.has(address)) return { address, hops: index + 1 };
  }
  return { address, hops: Math.max(1, claimed.length) };
}

/** Some proxies append the client's port: `192.0.2.7:51234`, `[2001:db8::7]:51234`. */
function addressIn(entry: string): string | undefined {
  const [, bracketed] = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(entry) ?? [];
  if (bracketed !== undefined) return isIPv6(bracketed) ? plainAddress(bracketed) : undefined;
  const [, four] = /^([\d.]+):\d{1,5}$/.exec(entry) ?? [];
  return four !== undefined && isIPv4(four) ? four : plainAddress(entry);
}

/**
 * The value of the proxy that the client connected to: at the same distance from the right as the client's address. If
 * a proxy has overwritten the header, the first value is the oldest one left.
 */
function forwardedValue(header: string | string[] | undefined, hops: number): string | undefined {
  const values = listed(header);
  return values[Math.max(0, values.length - hops)];
}

function listed(header: string | string[] | undefined): string[] {
  const text = [header ?? []].flat().join(',');
  return text.trim() === '' ? [] : text.split(',').map((value) => value.trim());
}

function plainHost(host: string | undefined): string | undefined {
  const [, name, port = ''] = /^([a-z0-9_.-]{1,253}|\[[0-9a-f:.]{2,45}\])(:\d{1,5})?$/i.exec(host ?? '') ?? [];
  return name === undefined ? undefined : name.toLowerCase().replace(/\.$/, '') + port;
}
