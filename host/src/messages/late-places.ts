import type { PlaceParams, VersionedName } from '@atrium/contract';

/** The places that messages and their actions lead to. */
export interface Places {
  has(place: VersionedName): boolean;
  open(place: VersionedName, params?: PlaceParams): unknown;
}

/** Places that are known later than the messages that lead to them. Until they are connected none exists. */
export class LatePlaces implements Places {
  #places: Places | undefined;

  /** Hands over the places, once. */
  connect(places: Places): void {
    this.#places = places;
  }

  has(place: VersionedName): boolean {
    return this.#places?.has(place) ?? false;
  }

  open(place: VersionedName, params?: PlaceParams): unknown {
    return this.#places?.open(place, params);
  }
}
