import { writable, type Navigation, type PlaceParams } from '@atrium/contract';
import { addressOf } from '../../navigation/places/address';
import type { KnownPlace, PlaceIndex } from '../../navigation/places/place-index';
import type { EmbedOptions } from './options';

interface NavigationServices {
  places: PlaceIndex;
  portal: string;
  navigate: EmbedOptions['navigate'];
  /** Shows the view with other parameters. */
  refine(params: PlaceParams): void;
}

/** Navigation of one embedded view: it changes its own parameters; the embedding page decides about any other place. */
export function embedNavigation({ place }: KnownPlace, params: PlaceParams, services: NavigationServices): Navigation {
  const { places, portal, refine } = services;
  const href = (name: Parameters<Navigation['href']>[0], given?: PlaceParams) => {
    const known = places.find(name);
    const address = known && addressOf(known.place, given);
    return address === undefined ? undefined : portal + address;
  };
  const navigate = services.navigate ?? ((departure) => departure.href && window.location.assign(departure.href));
  return {
    current: writable({ place: place.name, params }),
    async open(name, given = {}) {
      navigate({ place: name, params: given, href: href(name, given) });
      return undefined;
    },
    close: () => undefined,
    refine,
    has: places.has,
    href,
    placement: 'section',
    hold: () => () => undefined,
  };
}
