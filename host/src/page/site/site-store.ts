import { systemPermission, systemStatus } from '@atrium/api';
import type { Api } from '@atrium/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Holds } from '../holds';
import type { SessionKeys } from '../../storage/session-keys';
import type { SiteFlags } from './closed-page';

/** How long a closing waits before checking again for unfinished work, in milliseconds. */
const patience = 1_000;

export interface SiteCollaborators {
  api: Pick<Api, 'call'>;
  keys: Pick<SessionKeys, 'set'>;
  holds: Pick<Holds, 'strongest'>;
  /** Host name for the status request. */
  host: string;
}

/** Whether the site is open to this visitor. A failed request changes nothing. */
export class SiteStore implements SiteFlags {
  maintenance = false;
  regionRestriction = false;
  /** The visitor's address as the back end sees it. */
  address: string | undefined = undefined;
  readonly #with: SiteCollaborators;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #locating: Promise<void> | undefined;

  constructor(collaborators: SiteCollaborators) {
    this.#with = collaborators;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Reads the merchant's flags and the visitor's from the page, and requests what is missing. */
  async start(): Promise<void> {
    const { api, host } = this.#with;
    const asked = await Promise.allSettled([api.call(systemPermission, {}), api.call(systemStatus, { host })]);
    const known = asked.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    if (known.length === 0) return;
    this.apply({
      maintenance: known.some(({ maintenance }) => maintenance),
      regionRestriction: known.some(({ regionRestriction }) => regionRestriction),
      ip: known.find(({ ip }) => ip)?.ip,
    });
  }

  /** Requests the status again. */
  async check(): Promise<void> {
    const { api, host } = this.#with;
    await api.call(systemStatus, { host }).then(this.apply, () => undefined);
  }

  /** Requests the visitor's address once, where the flags came without it. */
  locate(): Promise<void> {
    return (this.#locating ??= this.address ? Promise.resolve() : this.#requestAddress());
  }

  async #requestAddress(): Promise<void> {
    // only the closed page needs it
    const { visitorAddress } = await import(/* webpackChunkName: "closed" */ './visitor-address');
    const address = await visitorAddress(this.#with.api);
    runInAction(() => (this.address ||= address));
  }

  /** Requests the status whenever the person returns to the page; returns the stop. */
  watch(page: Document): () => void {
    const look = () => {
      if (page.visibilityState === 'visible') void this.check();
    };
    page.addEventListener('visibilitychange', look);
    return () => page.removeEventListener('visibilitychange', look);
  }

  /** Applies an answer; the site closes only once nothing on the page is unfinished. */
  apply(flags: SiteFlags & { ip?: string | undefined }): void {
    clearTimeout(this.#waiting);
    const { maintenance, regionRestriction, ip } = flags;
    const { holds, keys } = this.#with;
    if ((maintenance || regionRestriction) && holds.strongest) {
      this.#waiting = setTimeout(() => this.apply(flags), patience);
      return;
    }
    this.maintenance = maintenance;
    this.regionRestriction = regionRestriction;
    this.address = ip || this.address;
    keys.set('permission', { maintenance, regionRestriction });
  }
}
