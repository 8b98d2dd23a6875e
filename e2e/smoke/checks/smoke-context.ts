import type { ComposedRemote, Place } from '@atrium/contract';
import type { SmokePortal } from '../portal/serve-portal';
import type { StubPortal } from '../stub-portal';
import type { Checklist } from './checklist';

/** Shared by all checks of the smoke test. */
export interface SmokeContext {
  list: Checklist;
  portal: SmokePortal;
  /** A tab at the merchant with everything on; sign-in opens in a popup. */
  everything: StubPortal;
  /** A tab at the merchant with everything off; a notice links to sign-in. */
  nothing: StubPortal;
}

/** Hand-written remotes that fail on purpose; they have separate checks. */
export const brokenStubs = ['thrower', 'hanger', 'incompatible'];

export interface ComposedPlace {
  remote: ComposedRemote;
  place: Place;
}

/** All places of the merchant with everything on. */
export function placesOf({ portal }: Pick<SmokeContext, 'portal'>): ComposedPlace[] {
  return portal
    .composition('everything')
    .remotes.filter(({ name }) => !brokenStubs.includes(name))
    .flatMap((remote) => (remote.descriptor.places ?? []).map((place) => ({ remote, place })));
}

/** A value for each parameter of a place. */
export function exampleParams({ params = [], path = '' }: Place): Record<string, string> {
  const inPath = path.split('/').flatMap((part) => (part.startsWith(':') ? [part.slice(1)] : []));
  return Object.fromEntries([...params, ...inPath].map((name) => [name, 'smoke']));
}

/** The address of a place with its example parameters. */
export function exampleAddress(place: Place): string {
  const params = new URLSearchParams(exampleParams(place));
  const path = (place.path ?? '/').replaceAll(/:([\w-]+)/g, (_, name: string) => {
    params.delete(name);
    return 'smoke';
  });
  return params.size > 0 ? `${path}?${params.toString()}` : path;
}
