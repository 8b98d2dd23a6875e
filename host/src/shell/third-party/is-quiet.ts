import type { ThirdPartyDependencies } from './third-party-dependencies';

/**
 * Whether floating parts must be hidden: on quiet pages, such as a game's frame, and below quiet places that are open
 * over a page, such as the sign-in.
 */
export function isQuiet({
  page,
  history,
  places,
}: Pick<ThirdPartyDependencies, 'page' | 'history' | 'places'>): boolean {
  const shown = page.page;
  if (shown.kind === 'closed' || (shown.kind === 'place' && shown.place.place.quiet)) return true;
  return history.now.overlays.some(({ place }) => places.find(place)?.place.quiet === true);
}
