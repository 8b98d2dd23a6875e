import type { BeaconChain } from '@atrium/api';

/**
 * Where a drand network publishes a round with its signature, which this page cannot check: for people to compare. A chain
 * of hashes needs no such address.
 */
export function publishedRound({ kind, id, address }: BeaconChain, round: string): string | undefined {
  if (kind !== 'drand' || !/^[0-9a-f]{64}$/.test(id) || !/^\d{1,15}$/.test(round)) return undefined;
  if (!URL.canParse(address) || new URL(address).protocol !== 'https:') return undefined;
  return `${new URL(address).origin}/${id}/public/${round}`;
}
