import { viewErrorEvent } from '@atrium/contract/react';
import type { PlaceParams, View } from '@atrium/contract';
import { makeObservable, observable, runInAction } from 'mobx';
import type { ViewPlacement } from '../navigation/places/navigator';
import type { Remote } from '../remotes/remote';
import { within } from '../remotes/within';
import { createHost, type GivenHost, type HostParts } from './create-host';

/** `loading` turns `slow` after 3 s, so that a slow load differs from a failure. */
export type MountingState = 'loading' | 'slow' | 'mounted' | 'failed' | 'ended';

/** Milliseconds after which the page shows that a view is still loading. */
const slowAfter = 3_000;
/** Milliseconds a view may take to mount or to unmount. */
const mountLimit = 3_000;

export interface MountingServices {
  parts: HostParts;
  /** Inspects a root that was just drawn. */
  inspect(element: Element): void;
  /** Loads a remote's texts before its first view is drawn. */
  texts(remote: Remote): Promise<void>;
}

interface Mounted {
  view: View;
  given: GivenHost;
  element: HTMLElement;
  /** Settles when the view has mounted, or has failed to. */
  arrival: Promise<void>;
  hasArrived: boolean;
}

/** One view in its own element, from loading its code to its end. */
export class Mounting {
  state: MountingState = 'loading';
  readonly element: HTMLElement;

  #mounted: Mounted | undefined;
  #params: PlaceParams;
  #round = 0;
  readonly #placement: ViewPlacement;
  readonly #services: MountingServices;

  constructor(
    readonly remote: Remote,
    readonly viewName: string,
    params: PlaceParams,
    placement: ViewPlacement,
    services: MountingServices,
  ) {
    this.#placement = placement;
    this.#services = services;
    this.#params = params;
    this.element = document.createElement('div');
    this.element.dataset['view'] = `${remote.name}/${viewName}`;
    makeObservable(this, { state: observable });
  }

  /** Loads and mounts; never rejects: a failure is a state. */
  async start(): Promise<void> {
    const round = ++this.#round;
    this.#move('loading');
    const slow = setTimeout(() => this.state === 'loading' && this.#move('slow'), slowAfter);
    try {
      const view = await this.remote.view(this.viewName);
      await this.#services.texts(this.remote);
      if (round === this.#round) await this.#mount(view, round);
    } catch (error) {
      if (round === this.#round) await this.#fail(error);
    } finally {
      clearTimeout(slow);
    }
  }

  /** Retries: unmounts what is mounted, and loads the code again where it is missing. */
  async retry(): Promise<void> {
    await this.#takeDown();
    await this.start();
  }

  async update(params: PlaceParams): Promise<void> {
    this.#params = params;
    const mounted = this.#mounted;
    if (!mounted || this.state !== 'mounted') return;
    if (!mounted.view.update) return this.retry();
    try {
      await mounted.view.update(this.#propsFor(mounted));
    } catch (error) {
      await this.#fail(error);
    }
  }

  async end(): Promise<void> {
    this.#round += 1;
    this.#move('ended');
    await this.#takeDown();
    this.element.remove();
  }

  async #mount(view: View, round: number): Promise<void> {
    const given = createHost(this.#services.parts, this.remote, this.#placement);
    // a fresh element per attempt: a view that never unmounts cannot block the retry
    const element = this.element.appendChild(document.createElement('div'));
    element.addEventListener(viewErrorEvent, (event) => void this.#fail((event as CustomEvent<unknown>).detail));
    const props = this.#propsFor({ element, given });
    const done = this.remote.starting();
    const arrival = (async () => {
      await view.bootstrap(props);
      await view.mount(props);
    })();
    const mounted: Mounted = { view, given, element, arrival, hasArrived: false };
    this.#mounted = mounted;
    void arrival.catch(() => undefined).then(() => (mounted.hasArrived = true));
    try {
      await within(arrival, { milliseconds: mountLimit, late: () => new Error(`not mounted in ${mountLimit} ms`) });
    } finally {
      done();
    }
    if (round !== this.#round || this.state === 'failed') return;
    this.#services.inspect(element);
    this.#move('mounted');
  }

  async #fail(error: unknown): Promise<void> {
    if (this.state === 'failed' || this.state === 'ended') return;
    const phase = this.state === 'mounted' ? 'run' : 'mount';
    this.#move('failed');
    // the remote has already reported code that cannot be loaded
    if (this.#mounted) this.remote.reportFailure(error, phase);
    await this.#takeDown();
  }

  /**
   * Unmounts and disposes the host. A view that is still mounting is unmounted when it has arrived, however late: before,
   * there is nothing that it could remove. One that never unmounts still loses its element.
   */
  async #takeDown(): Promise<void> {
    const mounted = this.#mounted;
    this.#mounted = undefined;
    if (!mounted) return;
    const { view, given, element, arrival, hasArrived } = mounted;
    const report = (error: unknown) => given.host.telemetry.error(error);
    const unmounted = arrival.catch(() => undefined).then(() => view.unmount(this.#propsFor(mounted)));
    const late = () => new Error(`not unmounted in ${mountLimit} ms`);
    if (hasArrived) await within(unmounted, { milliseconds: mountLimit, late }).catch(report);
    else unmounted.catch(report);
    given.dispose();
    element.remove();
  }

  #propsFor({ element, given }: Pick<Mounted, 'element' | 'given'>) {
    return { element, host: given.host, params: this.#params };
  }

  #move(state: MountingState): void {
    runInAction(() => (this.state = state));
  }
}
