import type { Channel, NamedRelease } from '../registry/answers';

/** What a merchant's visitors get of a remote, and why it is not what everybody gets. */
export interface Served {
  release: NamedRelease;
  because: 'pinned' | 'canary' | undefined;
  /** What a share of them gets instead. */
  some: { percent: number; release: NamedRelease } | undefined;
}

/** The registry's own rule: the merchant's pin, then the canary, then the stable release. Pure. */
export function servedTo({ pins, canary, stable }: Channel, merchant: string): Served {
  const pin = pins.find((one) => one.merchant === merchant);
  if (pin) return { release: pin.release, because: 'pinned', some: undefined };
  if (!canary) return { release: stable, because: undefined, some: undefined };
  const { audience, release } = canary;
  if ('percent' in audience)
    return { release: stable, because: undefined, some: { percent: audience.percent, release } };
  const invited = audience.merchants.includes(merchant);
  return { release: invited ? release : stable, because: invited ? 'canary' : undefined, some: undefined };
}
