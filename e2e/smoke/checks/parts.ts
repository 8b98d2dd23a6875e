import type { ComposedRemote, Place } from '@atrium/contract';
import type { SmokePortal } from '../portal/serve-portal';
import type { StubPortal } from '../stub-portal';
import type { Checklist } from './checklist';

/** What every part of the smoke test works with. */
export interface Parts {
  list: Checklist;
  portal: SmokePortal;
  /** Everything is on here, and sign-in is a popup. */
  everything: StubPortal;
  /** Everything is off here, and sign-in is offered by a notice. */
  nothing: StubPortal;
}

/** Remotes written by hand that misbehave on purpose; they have checks of their own. */
export const misbehaving = ['thrower', 'hanger', 'stranger'];

export interface ComposedPlace {
  remote: ComposedRemote;
  place: Place;
}

/** Every place of the merchant that has everything on. */
export function placesOf({ portal }: Parts): ComposedPlace[] {
  return portal
    .composition('everything')
    .remotes.filter(({ name }) => !misbehaving.includes(name))
    .flatMap((remote) => (remote.descriptor.places ?? []).map((place) => ({ remote, place })));
}

/** A value for each parameter a place reads. */
export function exampleParams({ params = [], path = '' }: Place): Record<string, string> {
  const inPath = path.split('/').flatMap((part) => (part.startsWith(':') ? [part.slice(1)] : []));
  return Object.fromEntries([...params, ...inPath].map((name) => [name, 'smoke']));
}

/** The address of a place with its parameters. */
export function exampleAddress(place: Place): string {
  const params = new URLSearchParams(exampleParams(place));
  const path = (place.path ?? '/').replaceAll(/:([\w-]+)/g, (_, name: string) => {
    params.delete(name);
    return 'smoke';
  });
  return params.size > 0 ? `${path}?${params.toString()}` : path;
}
