import type { Composition, ReleaseManifest } from '@atrium/contract';
import type { Merchant } from '../../merchants';
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

/** Puts page loads together from the registry's present snapshot; equal ones are put together once. */
export class Composer {
  #snapshot: EnvironmentSnapshot | undefined;
  /** A merchant whose configuration changed is another object. */
  #kept = new WeakMap<Merchant, Map<string, Composed>>();

  constructor(
    private readonly registry: Registry,
    private readonly overrides: boolean,
    private readonly embedOrigin: (merchant: string) => string,
  ) {}

  /** Whether some visitors of each merchant try a release just now, so that it matters who is who. */
  sharesVisitors(): boolean {
    return this.registry.snapshot().channels.some(({ trial }) => trial && 'percent' in trial.audience);
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
    const kept = keptFor.get(key);
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
      embedOrigin: this.embedOrigin(merchant.code),
    });
    const composed = { composition, host };
    keptFor.set(key, composed);
    return composed;
  }

  #keptFor(merchant: Merchant): Map<string, Composed> {
    const kept = this.#kept.get(merchant) ?? new Map<string, Composed>();
    this.#kept.set(merchant, kept);
    return kept;
  }
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
