import { defaultSiteCode } from '@atrium/api/figures';
import type { Composition, ReleaseManifest } from '@atrium/contract';
import type { Merchant } from '../../merchants';
import type { Origins } from '../../origins';
import { resolve, type Channel, type EnvironmentSnapshot, type Registry } from '../../registry';
import { compose } from '../composing';

export interface Composed {
  composition: Composition;
  host: ReleaseManifest;
}

export interface CompositionRequest {
  merchant: Merchant;
  siteCode: string;
  language: string;
  cohort: number;
}

/** Compositions kept of one merchant for labels that only its back end knows, those of affiliates. */
const mostOfAffiliates = 50;

/** Puts page loads together from the registry's present snapshot; equal ones are put together once. */
export class Composer {
  #snapshot: EnvironmentSnapshot | undefined;
  /** A merchant whose configuration changed is another object. */
  #kept = new WeakMap<Merchant, Kept>();

  constructor(
    private readonly registry: Registry,
    private readonly overrides: boolean,
    private readonly origins: Origins,
  ) {}

  /** Whether some visitors of each merchant try a release just now, so that it matters who is who. */
  sharesVisitors(): boolean {
    return this.registry.snapshot().channels.some(({ canary }) => canary && 'percent' in canary.audience);
  }

  /** Undefined while no host is published: there is nothing a page could load. */
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
    const composed = { composition, host };
    keptIn.set(key, composed);
    forgetOldest(keptFor.affiliates);
    return composed;
  }

  /** How many compositions are kept for a merchant. */
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

/** Of a merchant: those of its own site codes, and those of labels that anybody can make up. */
interface Kept {
  own: Map<string, Composed>;
  affiliates: Map<string, Composed>;
}

function isKnown({ siteCodes }: Merchant, siteCode: string): boolean {
  return siteCode === defaultSiteCode || siteCodes.includes(siteCode);
}

function forgetOldest(kept: Map<string, Composed>): void {
  const [oldest] = kept.keys();
  if (kept.size > mostOfAffiliates && oldest !== undefined) kept.delete(oldest);
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
