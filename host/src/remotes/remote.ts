import { contractVersion, satisfies, type LoadedRemote, type Telemetry, type View } from '@atrium/contract';
import { makeObservable, observableRef, runInAction } from 'mobx';
import type { BadReleases } from './bad-releases';
import { firstAttempt, nextAttempt, type LoadAttempt } from './next-attempt';
import type { Release } from './release';
import type { ReleaseSource, LoadRequest } from './release-source';
import { asFailure, RemoteFailure } from './remote-failure';
import type { StartMarks } from './start-marks';

/** The state of a remote on this page. */
export type RemoteState =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'ready'; module: LoadedRemote }
  | { status: 'failed'; failure: RemoteFailure };

/** The phase of a remote's life in which it failed. */
export type FailurePhase = 'load' | 'mount' | 'run';

export interface RemoteServices {
  source: ReleaseSource;
  bad: BadReleases;
  /** Receives failures, attributed to a release. */
  telemetry(remote: string, release: string, phase: FailurePhase): Telemetry;
  /** Code of the language of the texts in the first load. */
  language(): string;
  /** Marks releases that start. */
  starts?: StartMarks | undefined;
  /** Whether the portal is still in the document; restores what code has removed. */
  isAttached?: (() => boolean) | undefined;
}

/** Milliseconds without a first byte for the previous release, so that a hang shows its fault within 8 s. */
const lastFirstByte = 1_000;

/** One remote of the page: its release, its state, and the loading of its code. */
export class Remote {
  state: RemoteState = { status: 'idle' };
  /** The release in use; the previous good one after a fallback. */
  release: Release;

  /** Increases when other code replaces this code, so that its views are mounted again. */
  edition = 0;

  #attempts = 0;
  #loading: Promise<LoadedRemote> | undefined;
  #views = new Map<string, Promise<View>>();

  /** How many addresses of a release must not be requested again. */
  readonly #spent = new Map<Release, number>();
  #releases: [Release, ...Release[]];
  readonly #services: RemoteServices;

  constructor(
    readonly name: string,
    releases: [Release, ...Release[]],
    services: RemoteServices,
  ) {
    this.#releases = releases;
    this.#services = services;
    const [current, previous] = releases;
    if (previous && services.bad.has(current.id)) this.#releases = [previous];
    this.release = this.#releases[0];
    makeObservable(this, { state: observableRef, release: observableRef, edition: observableRef });
  }

  /** The remote's code, loaded once; a failed load is forgotten, so that the next call retries. */
  load(request: Pick<LoadRequest, 'view'> = {}): Promise<LoadedRemote> {
    this.#loading ??= this.#tryReleases({ ...request, language: this.#services.language() }).catch((error: unknown) => {
      this.#loading = undefined;
      throw error;
    });
    return this.#loading;
  }

  /** A view's code, loaded once; forgotten when it failed. @throws RemoteFailure */
  view(name: string): Promise<View> {
    const known = this.#views.get(name);
    if (known) return known;
    const view = this.#loadView(name).catch((error: unknown) => {
      this.#views.delete(name);
      throw error;
    });
    this.#views.set(name, view);
    return view;
  }

  /** Reports a failure after the code ran: the release stays for this page, and is left at the next load. */
  reportFailure(error: unknown, phase: FailurePhase): void {
    const failure = asFailure(error);
    if (failure.kind !== 'network' && failure.kind !== 'hang') this.#services.bad.add(this.release.id);
    this.#report(failure, this.release, phase);
  }

  /** Marks a view of this release as mounted; the returned function ends the mark. */
  starting(): () => void {
    return this.#services.starts?.begin(this.name, this.release.id) ?? (() => {});
  }

  /** Throws when the code that just ran has removed the portal from the document. */
  #checkPage(): void {
    if (this.#services.isAttached?.() === false)
      throw new RemoteFailure('execution', `${this.name} removed the portal`);
  }

  /** The same remote with another release, to be tried before it is adopted. */
  withRelease(release: Release): Remote {
    return new Remote(this.name, [release], this.#services);
  }

  /** Adopts the code that another instance has loaded; mounted views are mounted again. */
  adopt(tried: Remote): void {
    this.#releases = tried.#releases;
    this.#loading = tried.#loading;
    this.#views = tried.#views;
    this.#moveTo(tried.state, tried.release, this.edition + 1);
  }

  async #loadView(name: string): Promise<View> {
    const loading = this.load({ view: name });
    try {
      return await this.#viewOf(await loading, name);
    } catch (error) {
      const { kind, spent } = asFailure(error);
      if (kind !== 'network' || !spent) throw error;
      // Firefox remembers a module that failed, and a chunk's address is its entry's: both are loaded at another
      if (this.#loading === loading) {
        this.#spend(this.release);
        this.#loading = undefined;
      }
      return this.#viewOf(await this.load({ view: name }), name);
    }
  }

  async #viewOf(module: LoadedRemote, name: string): Promise<View> {
    try {
      const loaded = await module.views[name]?.();
      if (!loaded) throw new RemoteFailure('contract', `there is no view ${name}`);
      return loaded.default;
    } catch (error) {
      this.reportFailure(error, 'load');
      throw asFailure(error);
    }
  }

  async #tryReleases(request: LoadRequest): Promise<LoadedRemote> {
    this.#moveTo({ status: 'loading' }, this.#releases[0]);
    let step: LoadAttempt | undefined = firstAttempt;
    let failure = new RemoteFailure('contract', 'there is no release');
    while (step) {
      const release: Release | undefined = this.#releases[step.release];
      if (!release) break;
      try {
        const module = await this.#tryRelease(release, request, step);
        if (step.release === 1) this.#services.bad.add(this.#releases[0].id);
        this.#moveTo({ status: 'ready', module }, release);
        return module;
      } catch (error) {
        failure = asFailure(error);
        this.#report(failure, release);
        if (failure.spent) this.#spend(release);
        step = nextAttempt(step, failure.kind);
      }
    }
    this.#moveTo({ status: 'failed', failure }, this.#releases[0]);
    throw failure;
  }

  async #tryRelease(release: Release, request: LoadRequest, step: LoadAttempt): Promise<LoadedRemote> {
    const { requires } = release.descriptor;
    if (!satisfies(contractVersion, requires))
      throw new RemoteFailure('contract', `requires contract ${requires}, the host has ${contractVersion}`);
    const attempt = new AbortController();
    const since = performance.now();
    try {
      const { starts } = this.#services;
      const module = await this.#services.source(this.name, release, request, {
        search: this.#search(release),
        cache: step.cache,
        direct: (this.#attempts += 1) === 1,
        firstByte: step.release === 1 ? lastFirstByte : undefined,
        signal: attempt.signal,
        turn: starts && (() => starts.turn(this.name, release.id)),
      });
      this.#checkPage();
      return module;
    } finally {
      // requests that are still running are no longer needed
      attempt.abort(new RemoteFailure('network', 'this attempt is over'));
      // operators also see from it that this page load has tried the release
      this.#services.telemetry(this.name, release.id, 'load').timing('load', performance.now() - since);
    }
  }

  /** Addresses change after each one that hung, and after code that threw, which the page would answer from memory. */
  #search(release: Release): string {
    const spent = this.#spent.get(release);
    return spent ? `?r=${spent}` : '';
  }

  #spend(release: Release): void {
    this.#spent.set(release, (this.#spent.get(release) ?? 0) + 1);
  }

  #moveTo(state: RemoteState, release: Release, edition = this.edition): void {
    runInAction(() => {
      this.state = state;
      this.release = release;
      this.edition = edition;
    });
  }

  #report(failure: RemoteFailure, release: Release, phase: FailurePhase = 'load'): void {
    this.#services.telemetry(this.name, release.id, phase).error(failure, { kind: failure.kind });
  }
}
