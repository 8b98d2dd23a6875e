import type { Channel, NamedRelease } from '../registry/answers';

/** The release of a remote that a merchant's visitors get, and why it is not the stable one. */
export interface Served {
  release: NamedRelease;
  reason: 'pinned' | 'canary' | undefined;
  /** The release that a share of them gets instead. */
  share: { percent: number; release: NamedRelease } | undefined;
}

/** Applies the registry's rule: the merchant's pin, then the canary, then the stable release. Pure. */
export function servedTo({ pins, canary, stable }: Channel, merchant: string): Served {
  const pin = pins.find((one) => one.merchant === merchant);
  if (pin) return { release: pin.release, reason: 'pinned', share: undefined };
  if (!canary) return { release: stable, reason: undefined, share: undefined };
  const { audience, release } = canary;
  if ('percent' in audience)
    return { release: stable, reason: undefined, share: { percent: audience.percent, release } };
  const included = audience.merchants.includes(merchant);
  return { release: included ? release : stable, reason: included ? 'canary' : undefined, share: undefined };
}
