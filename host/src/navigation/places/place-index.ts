import type { Facts, Place, PlaceParams, VersionedName } from '@atrium/contract';
import { matchPath } from 'react-router-dom';
import type { Remote } from '../../remotes/remote';
import type { RemoteList } from '../../remotes/remote-list';
import { addressOf, openParts, paramsAt } from './address';

/** A place and its remote. */
export interface KnownPlace {
  remote: Remote;
  place: Place;
}

export interface PlaceAtAddress extends KnownPlace {
  params: PlaceParams;
}

/** All places of this page, by name and by address. */
export class PlaceIndex {
  readonly #remotes: RemoteList;
  readonly #facts: Pick<Facts, 'holds'>;
  readonly #closed: readonly string[];

  constructor(
    remotes: RemoteList,
    facts: Pick<Facts, 'holds'>,
    /** Addresses of places that the merchant does not have. */
    closed: readonly string[] = [],
  ) {
    this.#remotes = remotes;
    this.#facts = facts;
    this.#closed = closed;
  }

  /** A declared place, whether or not it exists for this person. */
  find(name: VersionedName): KnownPlace | undefined {
    return this.#all().find(({ place }) => place.name === name);
  }

  /** Whether this page has links to a place for this person. */
  readonly has = (name: VersionedName): boolean => {
    const known = this.find(name);
    return known !== undefined && this.exists(known) && this.#facts.holds(known.place.offered);
  };

  /** Whether a place exists on this page for this person; one inside another needs that one too. */
  exists({ remote, place }: KnownPlace): boolean {
    const outer = place.inside && this.find(place.inside);
    return (
      this.#facts.holds(remote.release.descriptor.when) &&
      this.#facts.holds(place.when) &&
      (outer ? this.exists(outer) : !place.inside)
    );
  }

  /** The place at an address; existing places take precedence. */
  at(address: { pathname: string; search: string }): PlaceAtAddress | undefined {
    const found = this.#all()
      .flatMap((known) => {
        const params = paramsAt(known.place, address);
        return params ? [{ ...known, params }] : [];
      })
      .sort((one, other) => openParts(one.place) - openParts(other.place));
    return found.find((known) => this.exists(known)) ?? found[0];
  }

  /** Whether an address belongs to a place that is left out for this merchant. */
  isClosed(pathname: string): boolean {
    return this.#closed.some((path) => matchPath(path, pathname) !== null);
  }

  readonly href = (name: VersionedName, params?: PlaceParams): string | undefined => {
    const known = this.find(name);
    return known && this.exists(known) ? addressOf(known.place, params) : undefined;
  };

  /** A place and the places it lies inside, outermost first. */
  chain(known: KnownPlace): KnownPlace[] {
    const outer = known.place.inside === undefined ? undefined : this.find(known.place.inside);
    return outer ? [...this.chain(outer), known] : [known];
  }

  #all(): KnownPlace[] {
    return this.#remotes.all.flatMap((remote) =>
      (remote.release.descriptor.places ?? []).map((place) => ({ remote, place })),
    );
  }
}
