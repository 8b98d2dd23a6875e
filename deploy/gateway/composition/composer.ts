import { defaultSiteCode } from '@atrium/api/figures';
import type { Composition, ReleaseManifest } from '@atrium/contract';
import type { Merchant } from '../../merchants';
import type { Origins } from '../../origins';
import { resolve, type Channel, type EnvironmentSnapshot, type Registry } from '../../registry';
import { compose } from '../composing';

export interface Composed {
  composition: Composition;
  host: ReleaseManifest;
  /** The composed release of each remote, whole. */
  remotes: ReleaseManifest[];
}

export interface CompositionRequest {
  merchant: Merchant;
  siteCode: string;
  language: string;
  cohort: number;
}

/** Compositions cached per merchant for affiliates' site codes, which only its back end knows. */
const maxAffiliates = 50;

/** Composes page loads from the registry's present snapshot, and caches them. */
export class Composer {
  #snapshot: EnvironmentSnapshot | undefined;
  /** A changed merchant is a new object. */
  #kept = new WeakMap<Merchant, Kept>();

  constructor(
    private readonly registry: Registry,
    private readonly overrides: boolean,
    private readonly origins: Origins,
  ) {}

  /** Whether there is a canary for a share of the visitors, so that visitors need a cohort. */
  sharesVisitors(): boolean {
    return this.registry.snapshot().channels.some(({ canary }) => canary && 'percent' in canary.audience);
  }

  /** Undefined while no host is published. */
  compose({ merchant, siteCode, language, cohort }: CompositionRequest): Composed | undefined {
    const snapshot = this.registry.snapshot();
    if (snapshot !== this.#snapshot) {
      this.#snapshot = snapshot;
      this.#kept = new WeakMap();
    }
    const keptFor = this.#keptFor(merchant);
    const chosen = snapshot.channels.map((channel) => releaseFor(snapshot, channel, merchant.code, cohort));
    const key = [siteCode, language, ...chosen.map(({ release }) => release?.id)].join(' ');
    const keptIn = isKnown(merchant, siteCode) ? keptFor.own : keptFor.affiliates;
    const kept = keptIn.get(key);
    if (kept) return kept;
    const host = chosen.find(({ channel }) => channel.remote === 'host')?.release;
    if (!host) return undefined;
    const remotes = chosen.flatMap(({ release, previous }) =>
      release?.descriptor ? [{ release, ...(previous && { previous }) }] : [],
    );
    const composition = compose({
      merchant,
      siteCode,
      language,
      host,
      remotes,
      overrides: this.overrides,
      embedOrigin: this.origins.embedTemplate(merchant.code),
      portalDomain: this.origins.portalDomain,
    });
    const used = new Set(composition.remotes.map(({ name }) => name));
    const whole = remotes.map(({ release }) => release).filter(({ remote }) => used.has(remote));
    const composed = { composition, host, remotes: whole };
    keptIn.set(key, composed);
    forgetOldest(keptFor.affiliates);
    return composed;
  }

  /** Number of cached compositions of a merchant. */
  keptOf(merchant: Merchant): number {
    const { own, affiliates } = this.#keptFor(merchant);
    return own.size + affiliates.size;
  }

  #keptFor(merchant: Merchant): Kept {
    const kept = this.#kept.get(merchant) ?? { own: new Map(), affiliates: new Map() };
    this.#kept.set(merchant, kept);
    return kept;
  }
}

/** Cached compositions of a merchant: for its own site codes, and for others, which anyone can invent. */
interface Kept {
  own: Map<string, Composed>;
  affiliates: Map<string, Composed>;
}

function isKnown({ siteCodes }: Merchant, siteCode: string): boolean {
  return siteCode === defaultSiteCode || siteCodes.includes(siteCode);
}

function forgetOldest(kept: Map<string, Composed>): void {
  const [oldest] = kept.keys();
  if (kept.size > maxAffiliates && oldest !== undefined) kept.delete(oldest);
}

function releaseFor(snapshot: EnvironmentSnapshot, channel: Channel, merchant: string, cohort: number) {
  const id = resolve(channel, merchant, cohort);
  const earlier = id === channel.stable ? channel.previous[0] : channel.stable;
  return {
    channel,
    release: snapshot.release(channel.remote, id),
    previous: earlier === undefined ? undefined : snapshot.release(channel.remote, earlier),
  };
}
