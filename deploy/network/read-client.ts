import type { IncomingHttpHeaders } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';
import { plainAddress } from './plain-address';
import type { TrustedProxies } from './trusted-proxies';

/** What a request says before anything of it is believed. */
export interface ConnectionFacts {
  /** Address of the TCP peer; undefined where the connection has none, such as a closed one. */
  peer: string | undefined;
  /** Whether the connection itself is TLS. */
  encrypted: boolean;
  headers: IncomingHttpHeaders;
}

/** Who asks, by which scheme and for which host. */
export interface Client {
  /** An IPv4-mapped IPv6 address in its IPv4 form; empty where the connection has none. */
  address: string;
  scheme: 'http' | 'https';
  /** Value of `Host`, in lower case and without a trailing dot; empty where there is none. */
  host: string;
}

/**
 * Tells the client's address, scheme and host from a connection and, where the peer is a trusted proxy, from
 * `X-Forwarded-For`, `-Proto` and `-Host`. The address list is walked from the right past trusted proxies; the walk
 * ends at the first address that is not one. Only the part that is walked counts, so that what a client wrote in front
 * of it changes nothing. A list whose walked part is malformed falls back to the peer. `Forwarded` (RFC 7239) is never
 * read: most proxies pass a client's own through.
 */
export function readClient({ peer, encrypted, headers }: ConnectionFacts, trusted: TrustedProxies): Client {
  const direct: Client = {
    address: (peer !== undefined && plainAddress(peer)) || '',
    scheme: encrypted ? 'https' : 'http',
    host: plainHost(headers.host) ?? '',
  };
  if (!trusted.has(direct.address)) return direct;
  const walked = walk(direct.address, listed(headers['x-forwarded-for']), trusted);
  const scheme = claimOf(headers['x-forwarded-proto'], walked.hops)?.toLowerCase();
  return {
    address: walked.address,
    scheme: scheme === 'https' || scheme === 'http' ? scheme : direct.scheme,
    host: plainHost(claimOf(headers['x-forwarded-host'], walked.hops)) ?? direct.host,
  };
}

/** The first address from the right that is no proxy of ours, the leftmost where all are; and how many were read. */
function walk(peer: string, claimed: string[], trusted: TrustedProxies): { address: string; hops: number } {
  let address = peer;
  for (const [index, entry] of claimed.toReversed().entries()) {
    const read = addressIn(entry);
    if (read === undefined) return { address: peer, hops: 1 };
    address = read;
    if (!trusted.has(address)) return { address, hops: index + 1 };
  }
  return { address, hops: Math.max(1, claimed.length) };
}

/** Some proxies write the client's port beside its address: `192.0.2.7:51234`, `[2001:db8::7]:51234`. */
function addressIn(entry: string): string | undefined {
  const [, bracketed] = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(entry) ?? [];
  if (bracketed !== undefined) return isIPv6(bracketed) ? plainAddress(bracketed) : undefined;
  const [, four] = /^([\d.]+):\d{1,5}$/.exec(entry) ?? [];
  return four !== undefined && isIPv4(four) ? four : plainAddress(entry);
}

/**
 * The value the proxy wrote that the client connected to: as far from the right as the walk went. A header with fewer
 * values was overwritten on the way, and its first is the oldest that is left.
 */
function claimOf(header: string | string[] | undefined, hops: number): string | undefined {
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
