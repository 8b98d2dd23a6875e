import {
  writable,
  type CurrentPlace,
  type Navigation,
  type PlaceParams,
  type Telemetry,
  type VersionedName,
} from '@atrium/contract';
import { reaction } from 'mobx';
import type { Holds } from '../../page/holds';
import { readParams } from './address';
import type { PageHistory } from './page-history';
import type { PageStore } from './page-store';
import type { PlaceIndex } from './place-index';
import type { Guards } from './guards';
import { home } from './well-known';

/** The placement of a view, which decides what opening and closing mean for it. */
export type ViewPlacement = { as: 'page'; place: VersionedName } | { as: 'over'; key: string } | { as: 'section' };

interface NavigatorServices {
  places: PlaceIndex;
  history: PageHistory;
  guards: Guards;
  holds: Holds;
  telemetry: Pick<Telemetry, 'error'>;
}

/** Opens places after checking their needs. */
export class Navigator {
  readonly current = writable<CurrentPlace>({ place: home, params: {} });
  readonly #services: NavigatorServices;

  constructor(services: NavigatorServices) {
    this.#services = services;
  }

  readonly open = async (name: VersionedName, params: PlaceParams = {}): Promise<unknown> => {
    const { places, history, guards, telemetry } = this.#services;
    const known = places.find(name);
    if (!known || !places.exists(known)) {
      telemetry.error(new Error(`The place ${name} is absent`), { place: name });
      return undefined;
    }
    const read = readParams(known.place, params);
    void known.remote.view(known.place.view).catch(() => undefined); // starts loading; a failure is shown when the view is mounted
    const needs = places.chain(known).flatMap(({ place }) => place.needs ?? []);
    if (!(await guards.satisfy(needs, { open: name, params: read }))) return undefined;
    const address = places.href(name, read);
    if (known.place.opens === 'over' || known.place.path === undefined) return history.openOverlay(name, read);
    if (address === undefined) {
      telemetry.error(new Error(`The place ${name} lacks a part of its address`), { place: name });
      return undefined;
    }
    history.goTo(address);
    return undefined;
  };

  /** Keeps `current` in step with the page. Returns the stop. */
  follow(store: Pick<PageStore, 'page'>): () => void {
    return reaction(
      () => store.page,
      (page) => page.kind === 'place' && this.current.set({ place: page.place.place.name, params: page.params }),
      { fireImmediately: true },
    );
  }

  /** Navigation as one view sees it, by its placement. */
  from(placement: ViewPlacement): Navigation {
    const { places, history, holds } = this.#services;
    return {
      current: this.current,
      open: this.open,
      has: places.has,
      href: places.href,
      placement: placement.as,
      close: (result) => {
        if (placement.as === 'over') history.closeOverlay(placement.key, result);
        if (placement.as === 'page') history.goBack(places.href(home) ?? '/');
      },
      refine: (params, { push = false } = {}) => this.#refine(placement, params, push),
      hold: (reason) =>
        holds.take(
          reason,
          placement.as === 'over' ? { overlay: placement.key } : { page: places.at(history.now)?.place.name ?? '' },
        ),
    };
  }

  #refine(placement: ViewPlacement, params: PlaceParams, push: boolean): void {
    const { places, history } = this.#services;
    if (placement.as === 'over') return history.refineOverlay(placement.key, params, push);
    const name = placement.as === 'page' ? placement.place : this.current.get().place;
    const address = places.href(name, params);
    if (address && address !== history.now.pathname + history.now.search) history.goTo(address, { replace: !push });
  }
}
