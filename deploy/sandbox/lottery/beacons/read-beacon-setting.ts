import type { BeaconSource } from './open-beacon';

/**
 * Reads `http://localhost:4500`, or `drand+https://api.drand.sh/CHAIN?period=3&genesis=1692803367` with any number of
 * `&relay=https://…`. Undefined for anything else.
 * @param token lets the sandbox set the clock of its own beacon forward
 */
export function readBeaconSetting(text: string, token?: string): BeaconSource | undefined {
  const isDrand = text.startsWith('drand+');
  const address = originOf(isDrand ? text.slice('drand+'.length) : text);
  if (!address) return undefined;
  const { origin, pathname, searchParams } = address;
  if (!isDrand)
    return pathname === '/' && searchParams.size === 0 ? { kind: 'hashes', address: () => origin, token } : undefined;
  const chain = /^\/([0-9a-f]{64})$/.exec(pathname)?.[1];
  const [period, genesis] = [Number(searchParams.get('period')), Number(searchParams.get('genesis'))];
  const relays = searchParams.getAll('relay').map((relay) => originOf(relay)?.origin);
  const isValid = chain && [period, genesis].every((figure) => Number.isSafeInteger(figure) && figure > 0);
  if (!isValid || relays.includes(undefined)) return undefined;
  return { kind: 'drand', relays: [origin, ...relays.filter((relay) => relay !== undefined)], chain, period, genesis };
}

/** Only of this machine without encryption. */
function originOf(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const address = new URL(text);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(address.hostname);
  return address.protocol === 'https:' || (address.protocol === 'http:' && isLocal) ? address : undefined;
}
