import type { ThirdPartyDependencies } from './third-party-dependencies';

/**
 * Whether floating parts must be hidden: on quiet pages, such as a game's frame, on pages shown alone, and below quiet places that are open
 * over a page, such as the sign-in.
 */
export function isQuiet({
  page,
  history,
  places,
}: Pick<ThirdPartyDependencies, 'page' | 'history' | 'places'>): boolean {
  const shown = page.page;
  if (shown.kind === 'closed') return true;
  if (shown.kind === 'place' && (shown.place.place.quiet || shown.place.place.alone)) return true;
  return history.now.overlays.some(({ place }) => places.find(place)?.place.quiet === true);
}
