import { defaultSiteCode } from '@atrium/api/figures';
import type { Composition, ReleaseManifest } from '@atrium/contract';
import type { Merchant } from '../../merchants';
import type { Origins } from '../../origins';
import { resolve, type Channel, type EnvironmentSnapshot, type Registry } from '../../registry';
import { composeForSites, compositionAt, type SharedComposition } from '../composing';

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
  readonly #registry: Registry;
  readonly #overrides: boolean;
  readonly #origins: Origins;

  constructor(registry: Registry, overrides: boolean, origins: Origins) {
    this.#registry = registry;
    this.#overrides = overrides;
    this.#origins = origins;
  }

  /** Whether there is a canary for a share of the visitors, so that visitors need a cohort. */
  sharesVisitors(): boolean {
    return this.#registry.snapshot().channels.some(({ canary }) => canary && 'percent' in canary.audience);
  }

  /** Undefined while no host is published. */
  compose({ merchant, siteCode, language, cohort }: CompositionRequest): Composed | undefined {
    const snapshot = this.#registry.snapshot();
    if (snapshot !== this.#snapshot) {
      this.#snapshot = snapshot;
      this.#kept = new WeakMap();
    }
    const keptFor = this.#keptFor(merchant);
    const chosen = snapshot.channels.map((channel) => releaseFor(snapshot, channel, merchant.code, cohort));
    const key = [language, ...chosen.map(({ release }) => release?.id)].join(' ');
    const siteKey = `${siteCode} ${key}`;
    const keptIn = isKnown(merchant, siteCode) ? keptFor.own : keptFor.affiliates;
    const kept = keptIn.get(siteKey);
    if (kept) return kept;
    const shared = keptFor.shared.get(key) ?? this.#composeForSites({ merchant, language }, chosen);
    if (!shared) return undefined;
    keptFor.shared.set(key, shared);
    const { content, ...releases } = shared;
    const composed = { composition: compositionAt(content, siteCode), ...releases };
    keptIn.set(siteKey, composed);
    forgetOldest(keptFor.affiliates);
    return composed;
  }

  #composeForSites(
    { merchant, language }: Pick<CompositionRequest, 'merchant' | 'language'>,
    chosen: ReturnType<typeof releaseFor>[],
  ): Shared | undefined {
    const host = chosen.find(({ channel }) => channel.remote === 'host')?.release;
    if (!host) return undefined;
    const remotes = chosen.flatMap(({ release, previous }) =>
      release?.descriptor ? [{ release, ...(previous && { previous }) }] : [],
    );
    const content = composeForSites({
      merchant,
      language,
      host,
      remotes,
      overrides: this.#overrides,
      embedOrigin: this.#origins.embedTemplate(merchant.code),
      portalDomain: this.#origins.portalDomain,
    });
    const used = new Set(content.remotes.map(({ name }) => name));
    return { content, host, remotes: remotes.map(({ release }) => release).filter(({ remote }) => used.has(remote)) };
  }

  /** Number of cached compositions of a merchant. */
  keptOf(merchant: Merchant): number {
    const { own, affiliates } = this.#keptFor(merchant);
    return own.size + affiliates.size;
  }

  #keptFor(merchant: Merchant): Kept {
    const kept = this.#kept.get(merchant) ?? { shared: new Map(), own: new Map(), affiliates: new Map() };
    this.#kept.set(merchant, kept);
    return kept;
  }
}

/** A composition for every site code, with its releases. */
type Shared = Omit<Composed, 'composition'> & { content: SharedComposition };

/** Cached compositions of a merchant: for its own site codes, and for others, which anyone can invent. */
interface Kept {
  /** Without their site codes. */
  shared: Map<string, Shared>;
  own: Map<string, Composed>;
  affiliates: Map<string, Composed>;
}

/** Whether a merchant's configuration names a site code; others are affiliates', and anyone can invent them. */
export function isKnown({ siteCodes }: Merchant, siteCode: string): boolean {
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
