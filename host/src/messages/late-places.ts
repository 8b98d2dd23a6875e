import type { PlaceParams, VersionedName } from '@atrium/contract';

/** The places that messages and their actions open. */
export interface Places {
  has(place: VersionedName): boolean;
  open(place: VersionedName, params?: PlaceParams): unknown;
}

/** Places that are connected after the messages that open them. Until then none exists. */
export class LatePlaces implements Places {
  #places: Places | undefined;

  /** Connects the places, once. */
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
