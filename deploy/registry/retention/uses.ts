import type { Channel } from '../channels/channel';

/** For a use that is every merchant's. */
export const everyMerchant = '*';

/** A release's files are served to a merchant's pages, until a moment. */
export interface Use {
  remote: string;
  release: string;
  /** A merchant's code, or `everyMerchant`. */
  merchant: string;
}

/** What page loads get by the channel now, and for whom. Whoever has another release falls back on the stable one. */
export function currentUses({ remote, stable, pins, canary }: Channel): Use[] {
  const triedBy = !canary ? [] : 'percent' in canary.audience ? [everyMerchant] : canary.audience.merchants;
  return [
    { remote, release: stable, merchant: everyMerchant },
    ...Object.entries(pins).map(([merchant, release]) => ({ remote, release, merchant })),
    ...triedBy.map((merchant) => ({ remote, release: canary?.release ?? stable, merchant })),
  ];
}

/** What a rollback or an automatic one may bring back at any moment. */
export function rollbackUses({ remote, previous }: Channel): Use[] {
  return previous.map((release) => ({ remote, release, merchant: everyMerchant }));
}
