import type { Channel } from '../channels/channel';

/** Means all merchants. */
export const everyMerchant = '*';

/** The use of a release by a merchant's pages. */
export interface Use {
  remote: string;
  release: string;
  /** A merchant's code, or `everyMerchant`. */
  merchant: string;
}

/** Lists which releases page loads get through the channel now. The stable one is a fallback for all. */
export function currentUses({ remote, stable, pins, canary }: Channel): Use[] {
  const canaryMerchants = !canary ? [] : 'percent' in canary.audience ? [everyMerchant] : canary.audience.merchants;
  return [
    { remote, release: stable, merchant: everyMerchant },
    ...Object.entries(pins).map(([merchant, release]) => ({ remote, release, merchant })),
    ...canaryMerchants.map((merchant) => ({ remote, release: canary?.release ?? stable, merchant })),
  ];
}

/** Lists the releases that a rollback may restore at any moment. */
export function rollbackUses({ remote, previous }: Channel): Use[] {
  return previous.map((release) => ({ remote, release, merchant: everyMerchant }));
}
