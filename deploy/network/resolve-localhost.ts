import { lookup as systemLookup, type LookupAddress, type LookupOptions } from 'node:dns';

type Found = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void;

/**
 * Resolves host names for outgoing connections, as a `lookup` function for Node. Names below `localhost` resolve to
 * this machine as in browsers; Node would query a name server.
 */
export function resolveLocalhost(hostname: string, options: LookupOptions, found: Found): void {
  if (hostname !== 'localhost' && !hostname.endsWith('.localhost')) {
    systemLookup(hostname, options, found);
    return;
  }
  const address = { address: '127.0.0.1', family: 4 };
  if (options.all) found(null, [address]);
  else found(null, address.address, address.family);
}
